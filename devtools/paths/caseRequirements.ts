/** Which requirements of docs/requirements.md a case tries, and the matrix of both. */
import { createHash } from 'node:crypto'
import { row, table } from '@/devtools/charts/markdownTable'
import type { MachineId } from '@/devtools/machineCatalogue'
import type { TestCase } from './testCases'

export type Requirement = {
  /** Its section's number and what its words make: the same as long as they are. */
  readonly id: string
  readonly heading: string
  readonly text: string
}

/** The parts of the specification that a machine is of, by the first column of the tables. */
const HEADINGS: Partial<Record<MachineId, readonly string[]>> = {
  leadForm: ['2 Routes', '4 Lead form', '5 Lead form', '8 Error catalogue'],
  quickSurvey: ['5 Lead form'],
  guidedEnquiry: ['5 Lead form'],
  otpLogin: ['4 OTP login', '5 Header login and profile', '8 Error catalogue'],
  resendTimer: ['4 OTP login'],
  location: ['2 Modals', '4 Location modal', '5 Header login and profile', '8 Error catalogue'],
  editProfile: ['2 Modals', '4 Edit profile', '5 Header login and profile', '8 Error catalogue'],
  logout: ['2 Modals', '4 Logout'],
  selfieCapture: ['1 What the product does', '4 Other', '8 Error catalogue'],
  search: ['2 Header', '4 Other', '5 Header login and profile'],
  citySelect: ['2 Modals', '8 Error catalogue'],
  bookAppointment: ['5 Lead form', '8 Error catalogue'],
}

/** What a case that says this in its title, its steps or its expectations tries: the beginnings of requirements without a literal. */
const BY_WORDS: readonly (readonly [RegExp, MachineId, readonly string[]])[] = [
  [/twice/, 'leadForm', ['… further submits ignored']],
  [/new tab/, 'leadForm', ['… optionally a redirect link opened in a new tab']],
  [/\/thankyou/, 'leadForm', ['… navigation to the thank-you route', 'On response status code 200']],
  [
    /network is cut/,
    'leadForm',
    ['Otherwise it returns to idle', '… with the form re-enabled', 'Lead form failure'],
  ],
  [/clears the error|no error at/, 'leadForm', ['Editing a field clears its error']],
  [/clears the treatment/, 'leadForm', ['Selecting a condition clears the treatment']],
  [/clears the condition/, 'leadForm', ['… and vice versa']],
  [
    /insuranceType|Insurance Type.*Private|IsInsurance yes/,
    'leadForm',
    ['Private insurance type sets IsInsurance yes', '… and LeadTier 1'],
  ],
  [/LeadTier 3/, 'leadForm', ['When city is Other the tier becomes 3']],
  [/LeadTier 2/, 'leadForm', ['… or 2 for tier 2']],
  [/leading 0/, 'leadForm', ['Mobile input: a leading 0 is stripped']],
  [/pasted with/, 'leadForm', ['… a pasted number starting with +']],
  [/typed/, 'leadForm', ['… non-digit keys']],
  [
    /button is disabled/,
    'otpLogin',
    ['The verify-mobile button is disabled under 10 digits', '… the OTP button is disabled until 6 digits'],
  ],
  [
    /edits the number/,
    'otpLogin',
    ['Editing the number from step 2 clears values', '… and returns to step 1'],
  ],
  [/takes a digit back|Backspace/, 'otpLogin', ['… and backspace moves back']],
  [/pasted|pastes/, 'otpLogin', ['… numeric paste only']],
  [/no name/, 'otpLogin', ['If the user has no name, a name field is demanded']],
  [/counts? down/, 'otpLogin', ['Resend: 30-second countdown', '… ticking each second']],
  [/reload/, 'location', ['… the page reloads after 1 second']],
  [/nearme/, 'location', ['… or `nearme` after geolocation']],
  [/empty list/, 'location', ['City list failure: empty list']],
  [/reload/, 'editProfile', ['… then the modal closes', '… and the page reloads after 500 ms']],
  [/could not be saved/, 'editProfile', ['Profile update failure']],
  [/cred_hexa/, 'logout', ['Clears the `cred_hexa` cookie', '… and reloads']],
  [/camera/i, 'selfieCapture', ['Selfie capture: camera opens']],
  [/Retake/, 'selfieCapture', ['… then review with retake', '… or upload']],
]

/** The requirements in the text of docs/requirements.md, in its order. */
export function requirementsIn(document: string): readonly Requirement[] {
  const rows = document
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| section'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| /, '').trim()))
  const known = new Map<string, Requirement>()
  let first = ''
  for (const [heading = '', text = ''] of rows) {
    // What goes on with ‘…’ is the same sentence.
    if (!text.startsWith('…')) first = text
    const hash = createHash('sha256').update(`${heading}\n${first}\n${text}`).digest('hex').slice(0, 5)
    const id = `R${heading.split(' ')[0] ?? ''}-${hash}`
    known.set(id, { id, heading, text })
  }
  return [...known.values()]
}

/** A shorter literal, such as ‘Login’, is a word of other texts as well. */
const LEAST_LETTERS = 8

/** Patterns of the literals of a requirement; each value that the page fills in matches any text. */
const literalsOf = ({ text }: Requirement): RegExp[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, literal = '']) => {
    const source = literal.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.{1,12}')
    return literal.length < LEAST_LETTERS ? new RegExp(`^${source}$`, 'm') : new RegExp(source)
  })

/** The requirements that a case tries: those of its machine whose words it expects, and those that its own words name. */
export function requirementsOf(
  machineId: string,
  { title, steps }: Pick<TestCase, 'title' | 'steps'>,
  all: readonly Requirement[],
): readonly string[] {
  const headings = HEADINGS[machineId as MachineId] ?? []
  const own = all.filter(({ heading }) => headings.includes(heading))
  const expected = steps.map((step) => step.expected).join('\n')
  const told = [title, ...steps.map(({ does }) => does), expected].join('\n')
  const beginnings = BY_WORDS.flatMap(([words, machine, texts]) =>
    machine === machineId && words.test(told) ? texts : [],
  )
  return own
    .filter(
      (one) =>
        literalsOf(one).some((literal) => literal.test(expected)) ||
        beginnings.some((beginning) => one.text.startsWith(beginning)),
    )
    .map(({ id }) => id)
}

type Matrix = {
  readonly requirements: readonly Requirement[]
  readonly cases: readonly Pick<TestCase, 'id' | 'requirements'>[]
  /** How a case ended last, by its id. */
  readonly results: ReadonlyMap<string, 'passed' | 'failed'>
}

const MOST_CASES = 12

/** Requirement × case × last result, as a page; every requirement that a case can try has a line. */
export function matrixPage({ requirements, cases, results }: Matrix): string {
  const lines = requirements
    .filter(({ heading }) => Object.values(HEADINGS).some((own) => own.includes(heading)))
    .map(({ id, heading, text }) => {
      const own = cases.filter((one) => one.requirements?.includes(id))
      const ended = own.flatMap((one) => results.get(one.id) ?? [])
      const named = own
        .slice(0, MOST_CASES)
        .map((one) => `${one.id}${results.has(one.id) ? ` (${results.get(one.id)})` : ''}`)
      const more = own.length > MOST_CASES ? [`and ${own.length - MOST_CASES} more`] : []
      const last = ended.includes('failed')
        ? 'failed'
        : ended.length
          ? 'passed'
          : own.length
            ? 'not run'
            : 'no case'
      return row(id, heading, text, [...named, ...more].join(', '), last)
    })
  return `# Requirements and the cases that try them\n\nIds are those of docs/requirements.md by section and words; results are those of the last runs (\`npm run paths -- run\`).\n\n${table(['requirement', 'section', 'the specification says', 'cases', 'last result'], lines)}\n`
}
