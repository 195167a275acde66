import { DEFAULT_DESK_SETTINGS } from '@/content/copy/defaultDeskSettings'
import { formOfRow } from '@/tests/support/formOfRow'
import type { DeskSettings } from '@/model/desk/deskSettings'
import { SETTING_FIELDS } from '@/model/desk/settingsForm'
import { STAFF_ROLES, type StaffRole } from '@/model/desk/staff'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { verifyAudit } from '@/server/privacy/audit/verifyAudit'
import { runtime } from '@/server/runtime'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { DeskPerson } from '@/tests/support/testDesk'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { staffCookie, staffMember } from '@/tests/support/testStaff'
import { settingsPage } from './settingsCalls'
import { currentSettings, readSettings } from './settingsStore'

testAccounts()

const SAVE = '/desk/settings/save'
const sql = () => accounts.database.executeSql

beforeEach(async () => {
  await sql()('delete from desk_setting')
})

async function signedIn(name: string, role: StaffRole = 'manager') {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name, role })
  return {
    browser,
    staff: { id: await staffMember(accounts.database, { name, role }), name, role, branches: null },
  }
}
type Signed = Awaited<ReturnType<typeof signedIn>>

const formOf = (settings: DeskSettings, version: number, changes: Readonly<Record<string, string>>) => {
  const named = Object.entries(changes).map(([name, value]) => [`row.${name}`, value])
  return {
    version: String(version),
    ...Object.fromEntries(formOfRow(SETTING_FIELDS, settings)),
    ...Object.fromEntries(named),
  }
}
const save = ({ browser }: Signed, version: number, changes: Readonly<Record<string, string>>) =>
  browser.form(SAVE, formOf(DEFAULT_DESK_SETTINGS, version, changes))
const draftOf = (address: string) => /draft=([\w-]+)$/.exec(address)?.[1]
const entries = async () => {
  const found = []
  for await (const entry of auditEntries(sql()))
    if (entry.action === 'desk.settings.changed') found.push(entry)
  return found
}

describe(`the desk's settings on ${testDatabaseKind}`, () => {
  it('hold from the next action on, and the trail has what was before and after', async () => {
    await currentSettings(sql())
    const ravi = await signedIn('Ravi Kumar')
    expect(await save(ravi, 0, { attempts: '1', 'lostReasons.0.label': 'No interest' })).toBe(
      '/desk/settings?done=settings',
    )
    const meera = await DeskPerson.signedIn('Meera Nair')
    const id = await acceptedId(runtime().intake, leadInput())
    await meera.does(id, { type: 'claim' })
    expect((await meera.does(id, { type: 'noAnswer' })).data?.lead.row.state).toBe('lost')
    expect((await entries()).at(-1)).toMatchObject({
      actor: 'staff Ravi Kumar',
      count: 2,
      subject:
        'version 1; attempts: "4" → "1"; lostReasons.notInterested: "Not interested any more" → "No interest"',
    })
    expect((await verifyAudit(sql())).kind).toBe('whole')
    expect((await settingsPage(ravi.staff, undefined)).last).toMatchObject({ by: 'Ravi Kumar' })
  })

  it('that break a rule are not saved, and what was typed is shown again with what is wrong, to its writer alone', async () => {
    const [ravi, asha] = [await signedIn('Ravi Kumar'), await signedIn('Asha Rao')]
    const before = (await entries()).length
    const to = await save(ravi, 0, { claimMinutes: 'a while', attempts: '5' })
    const page = await settingsPage(ravi.staff, draftOf(to))
    expect(page.faults).toEqual([{ field: 'claimMinutes', message: 'expected a whole number from 1 to 480' }])
    expect(page.shown).toMatchObject({ claimMinutes: 'a while', attempts: 5 })
    expect((await settingsPage(asha.staff, draftOf(to))).shown).toEqual(DEFAULT_DESK_SETTINGS)
    expect([(await readSettings(sql())).version, (await entries()).length]).toEqual([0, before])
  })

  it('that somebody else has changed meanwhile are not overwritten; both are shown', async () => {
    const [ravi, asha] = [await signedIn('Ravi Kumar'), await signedIn('Asha Rao')]
    await save(asha, 0, { attempts: '7' })
    const before = (await entries()).length
    const to = await save(ravi, 0, { claimMinutes: '20' })
    expect((await entries()).length).toBe(before)
    const page = await settingsPage(ravi.staff, draftOf(to))
    expect(page.stored).toMatchObject({ version: 1, settings: { attempts: 7, claimMinutes: 15 } })
    expect(page.differences.map(({ place, before: mine, after }) => [place, mine, after])).toEqual([
      ['claimMinutes', '20', '15'],
      ['attempts', '4', '7'],
    ])
    expect(page.last?.by).toBe('Asha Rao')
    expect(await save(ravi, 1, { claimMinutes: '20' })).toBe('/desk/settings?done=settings')
    expect((await readSettings(sql())).settings).toMatchObject({ attempts: 4, claimMinutes: 20 })
  })

  it('changed by two at once have one winner, and one entry', async () => {
    const people = [await signedIn('Ravi Kumar'), await signedIn('Asha Rao')]
    await save(people[0] as Signed, 0, { attempts: '6' })
    const before = (await entries()).length
    const answers = await Promise.all(
      people.map((one, at) => save(one, 1, { claimMinutes: String(30 + at) })),
    )
    expect(answers.filter((address) => address.includes('done')).length).toBe(1)
    expect([(await readSettings(sql())).version, (await entries()).length]).toEqual([2, before + 1])
  })

  it('are changed by managers and owners alone', async () => {
    for (const role of STAFF_ROLES) {
      const person = await signedIn(`Somebody ${role}`, role)
      const { version } = await readSettings(sql())
      expect([role, await save(person, version, { attempts: String(10 + version) })]).toEqual([
        role,
        role === 'owner' || role === 'manager'
          ? '/desk/settings?done=settings'
          : '/desk/settings?problem=role',
      ])
    }
    expect((await readSettings(sql())).version).toBe(2)
    expect(await new DeskBrowser().form(SAVE, formOf(DEFAULT_DESK_SETTINGS, 2, {}))).toMatch(/^\/desk\/login/)
    const ravi = await signedIn('Ravi Kumar')
    expect(await ravi.browser.form(SAVE, { version: 'x' })).toBe('/desk/settings?problem=unreadable')
  })

  it('refuse rules that name a person, place, department or source that does not exist, at their line', async () => {
    const ravi = await signedIn('Ravi Kumar')
    await signedIn('Meera Nair', 'agent')
    await signedIn('Writer Sen', 'author')
    const rules = [
      'city Pune; language hi; source walk-in: meera nair',
      'city Atlantis; source gogle: Ravi Kumar',
      'branch nowhere; department teeth: everyone',
      'all: Writer Sen',
    ]
    const to = await save(ravi, 0, { assignRules: rules.join('\n') })
    const page = await settingsPage(ravi.staff, draftOf(to))
    expect(page.faults).toEqual([
      { field: 'assignRules.1', message: 'there is no city “atlantis”' },
      { field: 'assignRules.1', message: 'there is no source “gogle”' },
      { field: 'assignRules.2', message: 'there is no branch “nowhere”' },
      { field: 'assignRules.2', message: 'there is no department “teeth”' },
      { field: 'assignRules.3', message: 'nobody who can have leads is called “writer sen”' },
    ])
    expect((await readSettings(sql())).version).toBe(0)
    expect(await save(ravi, 0, { assignRules: rules[0] ?? '' })).toBe('/desk/settings?done=settings')
  })

  it('fill their texts with what is known of a lead, and leave out what is not', async () => {
    const ravi = await signedIn('Ravi Kumar')
    await save(ravi, 0, {
      'templates.0.text': 'Namaste {name} & family, about {treatment} in {city}: please call.',
      'templates.2.label': 'Short',
      'templates.2.text': '{name}?',
    })
    const meera = await DeskPerson.signedIn('Meera Nair')
    const id = await acceptedId(
      runtime().intake,
      leadInput({ NameData: 'Asha Rao', ProcedureNameData: '', CityData: 'Pune', leadFormVariant: '2' }),
    )
    const { call } = (await meera.lead(id)).data ?? {}
    const texts = call?.whatsapp.map(({ id: template, href }) => [
      template,
      decodeURIComponent(href.split('?text=')[1] ?? ''),
    ])
    expect(texts?.[0]).toEqual(['missedYou', 'Namaste Asha Rao & family, about in Pune: please call.'])
    // The text between them is about an appointment, and this lead has none.
    expect(texts?.[1]).toEqual(['short', 'Asha Rao?'])
    expect(texts).toHaveLength(2)
    expect(call?.whatsapp.every(({ href }) => URL.canParse(href))).toBe(true)
  })

  it.each([
    ['en', true],
    ['en', false],
    ['hi', true],
  ] as const)(
    'are in the language of the page (%s), with the consent to WhatsApp (%s)',
    async (language, whatsapp) => {
      const meera = await DeskPerson.signedIn('Meera Nair')
      const input = leadInput({ NameData: 'Asha Rao', PageLanguage: language }, { consent: { whatsapp } })
      const id = await acceptedId(runtime().intake, input)
      const { call } = (await meera.lead(id)).data ?? {}
      expect(call?.hasWhatsappConsent).toBe(whatsapp)
      expect(call?.whatsapp[0]?.language).toBe(language)
      expect(decodeURIComponent(call?.whatsapp[0]?.href ?? '')).toContain(
        language === 'hi' ? 'नमस्ते Asha Rao' : 'Namaste Asha Rao',
      )
    },
  )
})
