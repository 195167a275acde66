import { headerSearchCopy } from '@/content/copy/headerSearch'
import { formFieldCopy } from '@/content/copy/formFields'
import { interpolate } from '@/content/copy/interpolate'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { searchCopy } from '@/content/copy/search'
import { selectCityCopy } from '@/content/copy/selectCity'
import { staffLoginCopy } from '@/content/copy/staffLogin'
import { machineNamed } from '@/devtools/machineCatalogue'
import { Simulation } from '@/devtools/proof/simulation'
import { guidedEnquirySpec } from '@/machines/guidedEnquiry/guidedEnquiry.questions'
import { quickSurveyMachine } from '@/machines/quickSurvey/quickSurvey.machine'
import { staffLoginMachine } from '@/machines/staffLogin/staffLogin.machine'
import { type CityChoice, citiesMatching } from '@/model/account/cityChoice'
import type { OwnProblem } from '@/model/appointments/bookingPaths'
import { validateForm } from '@/model/lead/validation'
import { isSearchable, searchText } from '@/model/search/search'
import { type AnyStateMachine, createActor } from 'xstate'
import { dataCases } from '../dataCases'
import { type DataRow, expectedText } from './dataRow'
import {
  CITY_SELECT_ROWS,
  GUIDED_ENQUIRY_ROWS,
  OWN_APPOINTMENT_ROWS,
  QUICK_SURVEY_ROWS,
  SEARCH_ROWS,
  STAFF_LOGIN_ROWS,
} from './pageData'

const named = <Field extends string>(rows: readonly DataRow<Field>[]) =>
  rows.map((row) => [row.id, row] as const)
const ACCEPTED = 'accepted'

test.each(named(SEARCH_ROWS))('search: %s is what the rule says', (_, row) => {
  const text = searchText(row.value)
  const { tooShort } = searchCopy.en
  const found = isSearchable(text) ? ACCEPTED : row.only === 'plain' ? tooShort : 'no list opens'
  const nothing = interpolate(headerSearchCopy.en.nothing, { query: text })
  expect(text === 'zzzzzz' ? nothing : found).toBe(expectedText(row))
})

test.each(named(CITY_SELECT_ROWS))('city: %s is what the list finds', (_, row) => {
  const city = (cityname: string, aliasname = ''): CityChoice => ({
    ...{ cityid: 1, cityname, aliasname, shown: cityname },
    ...{ citytype: 'popular', webIconPrimary: '', webIconSecondary: '' },
  })
  const cities = [city('Delhi NCR'), city('Mumbai'), city('Bangalore', 'Bengaluru')]
  expect(citiesMatching(cities, row.value)[0]?.shown ?? selectCityCopy.en.noCity).toBe(expectedText(row))
})

/** The state of a machine whose calls never end. */
function standsAfter(machine: AnyStateMachine, input: unknown, events: readonly { readonly type: string }[]) {
  const actor = createActor(machine, { input })
  actor.subscribe({ error: () => {} })
  actor.start()
  for (const event of events) actor.send(event)
  return actor.getSnapshot()
}

test.each(named(QUICK_SURVEY_ROWS))('survey: %s is what the machine says', (_, { field, value, ...row }) => {
  const stands = standsAfter(quickSurveyMachine as unknown as AnyStateMachine, { leadId: 'lead-1' }, [
    { type: 'answer.changed', field, value } as { type: string },
    { type: 'survey.submitted' },
  ])
  const { errors } = stands.context as { errors: Record<string, keyof typeof formFieldCopy.en.validation> }
  const code = errors[field]
  const said = code
    ? formFieldCopy.en.validation[code]
    : stands.matches('sending')
      ? ACCEPTED
      : 'the questions stay'
  expect(said).toBe(expectedText(row))
})

test.each(named(GUIDED_ENQUIRY_ROWS))('chat: %s is what the rules say', (_, row) => {
  const values = { treatment: 'Piles Treatment', city: 'Mumbai', name: 'Asha Rao', mobile: '9876543210' }
  const spec = guidedEnquirySpec({ pageType: 'Chat', path: '/chat' })
  const code = validateForm(spec, { ...values, callNowLaterField: 'Now', [row.field]: row.value })[row.field]
  expect(code ? formFieldCopy.en.validation[code] : ACCEPTED).toBe(expectedText(row))
})

/** A walk through a machine alone, by the labels of its test model. */
async function walked(machineId: string, ...labels: readonly string[]): Promise<Simulation> {
  const found = machineNamed(machineId)
  if (!found) throw new Error(machineId)
  const simulation = new Simulation(found.machine, found.testModel)
  for (const label of labels) {
    const choice = simulation.moments.at(-1)?.choices.find((one) => one.label === label)
    if (!choice) throw new Error(`${machineId}: nobody can choose “${label}” there`)
    await simulation.choose(choice.id)
  }
  return simulation
}

test.each(named(OWN_APPOINTMENT_ROWS))('appointment: %s is what the page says', async (_, row) => {
  const simulation = await walked('ownAppointment', row.value, row.given ?? '')
  // Each of its failures is a state of the problem's name.
  const problem = simulation.moments.at(-1)?.active.at(-1)?.split('.').at(-1) as OwnProblem
  expect(ownAppointmentCopy.en.problems[problem]).toBe(expectedText(row))
})

test.each(named(STAFF_LOGIN_ROWS.filter(({ given }) => !given)))(
  'desk: %s is what the machine says',
  (_, row) => {
    const { field, value } = row
    const steps = ['name', 'password', 'code'] as const
    const stands = standsAfter(
      staffLoginMachine as unknown as AnyStateMachine,
      undefined,
      steps
        .slice(0, steps.indexOf(field) + 1)
        .map(
          (one) => ({ type: `${one}.submitted`, text: one === field ? value : 'right' }) as { type: string },
        ),
    )
    const { problem } = stands.context as { problem: keyof typeof staffLoginCopy.problems | null }
    expect(problem ? staffLoginCopy.problems[problem] : ACCEPTED).toBe(expectedText(row))
  },
)

test.each(named(STAFF_LOGIN_ROWS.filter(({ given }) => given)))(
  'desk: %s is what the page says',
  async (_, row) => {
    const ways = ['gives a name', 'gives a password', 'gives a code', row.given ?? '']
    const now = (await walked('staffLogin', ...ways)).moments.at(-1)
    const { problem, waitSeconds } = now?.context as {
      problem: keyof typeof staffLoginCopy.problems | null
      waitSeconds: number
    }
    const minutes = interpolate(staffLoginCopy.minutes, { count: String(waitSeconds / 60) })
    const locked = interpolate(staffLoginCopy.locked, { minutes })
    const said = now?.active.includes('staffLogin.locked')
      ? locked
      : problem && staffLoginCopy.problems[problem]
    expect(said ?? ACCEPTED).toBe(expectedText(row))
  },
)

test.each(['search', 'citySelect', 'quickSurvey', 'guidedEnquiry', 'ownAppointment', 'staffLogin'])(
  '%s has a case a row, each with an id of its own',
  (machine) => {
    const cases = dataCases(machine)
    expect(cases.length).toBeGreaterThan(5)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  },
)
