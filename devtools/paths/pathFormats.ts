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
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** What is done; a fault with its recipe. */
const doneIn = ({ does, recipe }: TestStep): string =>
  recipe === undefined ? capital(does) : `${capital(does)}\n${recipe}`
const dataLines = ({ data }: TestCase): string[] => data.map(([field, value]) => `${field}: ${value}`)
const before = (one: TestCase): string[] => [`Open ${one.start}`, ...one.preconditions.map(capital)]

/** What of all visits it stands for, where they were counted. */
const weightOf = ({ share }: TestCase): string =>
  share === undefined ? '' : ` · takes ${shareOf(share, 1)} of what visitors do`

function markdown({ machineId, description, cases }: CasesRequest): string {
  const one = (test: TestCase) =>
    [
      `## ${test.id}: ${test.title}`,
      '',
      `${test.priority}${weightOf(test)} · ${[...before(test), ...dataLines(test)].join(' · ')}`,
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
      `  @${test.id} @${test.priority}`,
      `  Scenario: ${test.title}${weightOf(test)}`,
      `    Given the page ${test.start} is open`,
      ...test.preconditions.map((one) => `    And ${one}`),
      ...test.data.map(([field, value]) => `    And ${field} is "${value}"`),
      ...test.steps.flatMap((step) => [
        ...(step.recipe === undefined ? [] : [`    # ${step.recipe}`]),
        `    When ${step.does}`,
        `    Then "${step.expected}" is seen`,
      ]),
      '',
    ].join('\n')
  return `Feature: ${machineId}\n  ${description}\n\n${cases.map(scenario).join('\n')}`
}

/** A row a step. */
const stepRows = (
  cases: readonly TestCase[],
  columns: (test: TestCase, step: TestStep, index: number) => readonly string[],
): string[][] => cases.flatMap((test) => test.steps.map((step, index) => [...columns(test, step, index)]))

function csv({ cases }: CasesRequest): string {
  const rows = stepRows(cases, (test, step, index) => [
    test.id,
    test.title,
    test.priority,
    before(test).join('\n'),
    dataLines(test).join('\n'),
    String(index + 1),
    doneIn(step),
    step.expected,
    step.state,
    step.event,
    test.share === undefined ? '' : test.share.toFixed(3),
  ])
  return stringify([
    [
      'case',
      'title',
      'priority',
      'preconditions',
      'data',
      'step',
      'action',
      'expected text',
      'state',
      'event',
      'share of visits',
    ],
    ...rows,
  ])
}

const TESTRAIL_PRIORITY = { P1: 'High', P2: 'Medium', P3: 'Low' } as const

/** As TestRail's CSV import maps it with the template ‘Test Case (Steps)’: further steps of a case leave its own columns empty. */
function testrail({ machineId, cases }: CasesRequest): string {
  const rows = stepRows(cases, (test, step, index) => [
    ...(index
      ? ['', '', '', '', '', '', '']
      : [
          test.title,
          machineId,
          'Test Case (Steps)',
          'Functional',
          TESTRAIL_PRIORITY[test.priority],
          test.id,
          [...before(test), ...dataLines(test)].join('\n'),
        ]),
    doneIn(step),
    step.expected,
  ])
  return stringify([
    [
      'Title',
      'Section',
      'Template',
      'Type',
      'Priority',
      'References',
      'Preconditions',
      'Steps (Step)',
      'Steps (Expected Result)',
    ],
    ...rows,
  ])
}

const XRAY_PRIORITY = { P1: '1', P2: '2', P3: '3' } as const

/** As Xray's Test Case Importer reads it: the rows of a test share its number. */
function xray({ machineId, cases }: CasesRequest): string {
  const numbers = new Map(cases.map(({ id }, index) => [id, String(index + 1)]))
  const rows = stepRows(cases, (test, step, index) => [
    numbers.get(test.id) ?? '',
    ...(index
      ? ['', '', '', '', '']
      : [
          test.title,
          before(test).join('\n'),
          'Manual',
          XRAY_PRIORITY[test.priority],
          `${machineId} ${test.id}`,
        ]),
    doneIn(step),
    index ? '' : dataLines(test).join('\n'),
    step.expected,
  ])
  return stringify([
    [
      'TCID',
      'Test Summary',
      'Description',
      'Test Type',
      'Test Priority',
      'Labels',
      'Action',
      'Data',
      'Result',
    ],
    ...rows,
  ])
}

const WRITERS: Readonly<Record<Format, (request: CasesRequest) => string>> = {
  markdown,
  gherkin,
  json: ({ machineId, description, cases }) =>
    `${JSON.stringify({ machine: machineId, description, cases }, null, 2)}\n`,
  csv,
  testrail,
  xray,
  playwright: ({ machineId, walks = [], notWalked = [] }) =>
    playwrightSpec({ machineId, cases: walks, notWalked }),
}

/** The test cases of a machine in a format. */
export const writtenCases = (format: Format, request: CasesRequest): string => WRITERS[format](request)
