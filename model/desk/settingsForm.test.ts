import { DEFAULT_DESK_SETTINGS } from '@/content/copy/defaultDeskSettings'
import { formOfRow } from '@/tests/support/formOfRow'
import { checkSettings, SETTING_FIELDS, settingChanges, settingsFromForm } from './settingsForm'

const formOf = (changes: Readonly<Record<string, string>> = {}) => {
  const form = formOfRow(SETTING_FIELDS, DEFAULT_DESK_SETTINGS)
  for (const [name, value] of Object.entries(changes)) form.set(`row.${name}`, value)
  return form
}
const typed = (changes?: Readonly<Record<string, string>>) => settingsFromForm(formOf(changes))
const faultsOf = (changes: Readonly<Record<string, string>>) => {
  const checked = checkSettings(typed(changes))
  return 'faults' in checked ? checked.faults.map(({ field, message }) => `${field}: ${message}`) : []
}

test('a form that nothing is changed in gives the same settings', () => {
  expect(checkSettings(typed())).toEqual({ settings: { ...DEFAULT_DESK_SETTINGS, assignRules: [] } })
  expect(settingChanges(DEFAULT_DESK_SETTINGS, typed())).toEqual([])
})

test('a reason keeps its id under another label, a new one gets its own, an emptied one goes', () => {
  const changed = typed({
    'lostReasons.0.label': 'Has no interest',
    'lostReasons.1.label': ' ',
    'lostReasons.20.label': 'Wrong number',
    'lostReasons.21.label': 'बहुत दूर',
    'lostReasons.22.label': 'Withdrawn',
    'lostReasons.23.label': '',
    'templates.0.label': '',
    'templates.0.text': '',
    'templates.0.textHi': '',
  })
  const checked = checkSettings(changed)
  const rows = 'settings' in checked ? checked.settings.lostReasons : []
  expect(rows[0]).toEqual({ id: 'notInterested', label: 'Has no interest' })
  expect(rows.map(({ id }) => id)).not.toContain('elsewhere')
  expect(rows.slice(-3).map(({ id }) => id)).toEqual(['wrongNumber2', 'reason', 'withdrawn2'])
  expect(
    settingChanges(DEFAULT_DESK_SETTINGS, changed).map(({ place, after }) => `${place} ${after}`),
  ).toEqual([
    'lostReasons.notInterested Has no interest',
    'lostReasons.elsewhere ',
    'templates.missedYou ',
    'lostReasons.wrongNumber2 Wrong number',
    'lostReasons.reason बहुत दूर',
    'lostReasons.withdrawn2 Withdrawn',
  ])
})

test.each([
  [{ claimMinutes: '0' }, 'claimMinutes: expected a whole number from 1 to 480'],
  [{ attempts: 'four' }, 'attempts: expected a whole number from 1 to 20'],
  [{ firstCallMinutes: '' }, 'firstCallMinutes: expected a whole number from 1 to 10080'],
  [{ openingHours: 'Mo-Sa 09:00-20:00\nalways' }, 'openingHours.1: expected days and hours'],
  [{ 'lostReasons.0.label': 'x'.repeat(81) }, 'lostReasons.0.label: expected a text of 1 to 80 characters'],
  [{ 'lostReasons.0.id': 'crm' }, 'lostReasons: expected other ids'],
  [{ 'templates.0.label': '' }, 'templates.0.label: expected a text of 1 to 80 characters'],
  [{ 'templates.0.text': 'Hello {surname}' }, 'templates.0.text: expected no other fields'],
])('what breaks a rule is said at its field: %j', (changes, fault) => {
  expect(faultsOf(changes)).toEqual([expect.stringContaining(fault)])
})

test('a list needs a reason', () => {
  const labels = Object.fromEntries(
    DEFAULT_DESK_SETTINGS.unmergeReasons.map((_, at) => [`unmergeReasons.${at}.label`, '']),
  )
  expect(faultsOf(labels)).toEqual(['unmergeReasons: expected 1 to 30 rows'])
})

test('what is wrong is said in the order of the form', () => {
  const faults = faultsOf({ 'templates.0.label': '', 'lostReasons.0.label': 'x'.repeat(81), attempts: '0' })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'attempts',
    'lostReasons.0.label',
    'templates.0.label',
  ])
})
