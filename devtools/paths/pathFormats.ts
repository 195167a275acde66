/** Test cases in the forms that QA's tools read. */
import { stringify } from 'csv-stringify/sync'
import { shareOf } from '@/devtools/charts/trafficTables'
import { row, table } from '@/devtools/charts/markdownTable'
import type { PathCase } from './pathCases'
import { playwrightSpec } from './playwrightSpec'
import type { TestCase, TestStep } from './testCases'

export const FORMATS = ['markdown', 'gherkin', 'json', 'csv', 'testrail', 'xray', 'playwright'] as const
export type Format = (typeof FORMATS)[number]

type CasesRequest = {
  readonly machineId: string
  readonly description: string
  readonly cases: readonly TestCase[]
  /** The walks that a browser can take, for Playwright. */
  readonly walks?: readonly PathCase[]
  /** Cases that are not among them, each with its reason. */
  readonly notWalked?: readonly string[]
  /** For Playwright: what the component shows (playwrightSpec.ts). */
  readonly shown?: ReadonlyMap<string, readonly (readonly string[])[]>
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** What is done; a fault with its recipe. */
const doneIn = ({ recipe, ...step }: TestStep): string =>
  recipe === undefined ? capital(withValue(step)) : `${capital(withValue(step))}\n${recipe}`
const withValue = ({ does, value }: Pick<TestStep, 'does' | 'value'>): string =>
  value === undefined ? does : `${does}: “${value}”`

/** Who does it: a person, unless the words name what happens (a call ends, time passes). */
const subjectOf = ({ event }: TestStep): string =>
  /^xstate\.(done|error|after)\./.test(event) ? '' : 'the visitor '
const dataLines = ({ data }: TestCase): string[] => data.map(([field, value]) => `${field}: ${value}`)
const before = (one: TestCase): string[] => [`Open ${one.start}`, ...one.preconditions.map(capital)]

/** The requirements that it tries. */
const tried = ({ requirements = [] }: TestCase): string[] =>
  requirements.length ? [`Requirements: ${requirements.join(', ')}`] : []

/** Share of all visits, where counted. */
const weightOf = ({ share }: TestCase): string =>
  share === undefined ? '' : ` · takes ${shareOf(share, 1)} of what visitors do`

function markdown({ machineId, description, cases }: CasesRequest): string {
  const one = (test: TestCase) =>
    [
      `## ${test.id}: ${test.title}`,
      '',
      `${test.priority}${weightOf(test)} · ${[...before(test), ...dataLines(test), ...tried(test)].join(' · ')}`,
      '',
      table(
        ['step', 'the visitor / the site', 'expected', 'state', 'ok'],
        test.steps.map((step, index) => row(String(index + 1), doneIn(step), step.expected, step.state, '☐')),
      ),
      '',
    ].join('\n')
  return `# Test cases of ${machineId}\n\n${description}\n\n${cases.map(one).join('\n')}`
}

function gherkin({ machineId, description, cases }: CasesRequest): string {
  const scenario = (test: TestCase) =>
    [
      `  ${[test.id, test.priority, ...(test.requirements ?? [])].map((tag) => `@${tag}`).join(' ')}`,
      `  Scenario: ${test.title}${weightOf(test)}`,
      `    Given the page ${test.start} is open`,
      ...test.preconditions.map((one) => `    And ${one}`),
      ...test.data.map(([field, value]) => `    And ${field} is "${value}"`),
      ...test.steps.flatMap((step) => [
        ...(step.recipe === undefined ? [] : [`    # ${step.recipe}`]),
        `    When ${subjectOf(step)}${withValue(step)}`,
        `    Then "${step.expected}" is seen`,
      ]),
      '',
    ].join('\n')
  return `Feature: ${machineId}\n  ${description}\n\n${cases.map(scenario).join('\n')}`
}

type Row = {
  readonly test: TestCase
  readonly step: TestStep
  /** The step's number in its case, from 1 on. */
  readonly number: number
  /** The case's number in the file. */
  readonly caseNumber: number
  readonly machineId: string
}

/** A table with a row a step: each column by its head. */
function stepTable(
  { machineId, cases }: CasesRequest,
  columns: Readonly<Record<string, (row: Row) => string>>,
): string {
  const rows = cases.flatMap((test, at) =>
    test.steps.map((step, index) => ({ test, step, number: index + 1, caseNumber: at + 1, machineId })),
  )
  const cells = Object.values(columns)
  return stringify([Object.keys(columns), ...rows.map((one) => cells.map((cell) => cell(one)))])
}

/** A column of the case's own, which its further steps leave empty. */
const once =
  (cell: (row: Row) => string) =>
  (one: Row): string =>
    one.number === 1 ? cell(one) : ''

const csv = (request: CasesRequest): string =>
  stepTable(request, {
    case: ({ test }) => test.id,
    title: ({ test }) => test.title,
    priority: ({ test }) => test.priority,
    preconditions: ({ test }) => before(test).join('\n'),
    data: ({ test }) => dataLines(test).join('\n'),
    step: ({ number }) => String(number),
    action: ({ step }) => doneIn(step),
    'expected text': ({ step }) => step.expected,
    state: ({ step }) => step.state,
    event: ({ step }) => step.event,
    requirements: ({ test }) => (test.requirements ?? []).join(' '),
    'share of visits': ({ test }) => test.share?.toFixed(3) ?? '',
  })

const TESTRAIL_PRIORITY = { P1: 'High', P2: 'Medium', P3: 'Low' } as const

/** As TestRail's CSV import maps it with the template ‘Test Case (Steps)’. */
const testrail = (request: CasesRequest): string =>
  stepTable(request, {
    Title: once(({ test }) => test.title),
    Section: once(({ machineId }) => machineId),
    Template: once(() => 'Test Case (Steps)'),
    Type: once(() => 'Functional'),
    Priority: once(({ test }) => TESTRAIL_PRIORITY[test.priority]),
    References: once(({ test }) => [test.id, ...(test.requirements ?? [])].join(', ')),
    Preconditions: once(({ test }) => [...before(test), ...dataLines(test)].join('\n')),
    'Steps (Step)': ({ step }) => doneIn(step),
    'Steps (Expected Result)': ({ step }) => step.expected,
  })

const XRAY_PRIORITY = { P1: '1', P2: '2', P3: '3' } as const

/** As Xray's Test Case Importer reads it: the rows of a test share its number. */
const xray = (request: CasesRequest): string =>
  stepTable(request, {
    TCID: ({ caseNumber }) => String(caseNumber),
    'Test Summary': once(({ test }) => test.title),
    Description: once(({ test }) => before(test).join('\n')),
    'Test Type': once(() => 'Manual'),
    'Test Priority': once(({ test }) => XRAY_PRIORITY[test.priority]),
    Labels: once(({ test, machineId }) => [machineId, test.id, ...(test.requirements ?? [])].join(' ')),
    Action: ({ step }) => doneIn(step),
    Data: once(({ test }) => dataLines(test).join('\n')),
    Result: ({ step }) => step.expected,
  })

const WRITERS: Readonly<Record<Format, (request: CasesRequest) => string>> = {
  markdown,
  gherkin,
  json: ({ machineId, description, cases }) =>
    `${JSON.stringify({ machine: machineId, description, cases }, null, 2)}\n`,
  csv,
  testrail,
  xray,
  playwright: ({ machineId, walks = [], notWalked = [], shown }) =>
    playwrightSpec({ machineId, cases: walks, notWalked, shown }),
}

/** The test cases of a machine in a format. */
export const writtenCases = (format: Format, request: CasesRequest): string => WRITERS[format](request)
