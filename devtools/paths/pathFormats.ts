/** Test cases in the forms that QA's tools read. */
import { stringify } from 'csv-stringify/sync'
import { cell } from '@/devtools/charts/markdownTable'
import { type CaseStep, type PathCase, READING } from './pathCases'
import { playwrightSpec } from './playwrightSpec'

export const FORMATS = ['markdown', 'gherkin', 'json', 'csv', 'playwright'] as const
export type Format = (typeof FORMATS)[number]

type CasesRequest = {
  readonly machineId: string
  readonly description: string
  readonly cases: readonly PathCase[]
  /** Cases that are not among them, each with its reason. */
  readonly notWalked?: readonly string[]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const quoted = ({ sees }: CaseStep, mark = '“”'): string =>
  sees.map((one) => `${mark.charAt(0)}${one}${mark.charAt(1)}`).join(', ')

function markdown({ machineId, description, cases }: CasesRequest): string {
  const one = ({ id, title, steps }: PathCase) =>
    [
      `## ${id}: ${title}`,
      '',
      '| step | the visitor / the site | state | sees | ok |',
      '| --- | --- | --- | --- | --- |',
      ...steps.map(
        (step, index) =>
          `| ${index + 1} | ${cell(capital(step.does))} | ${step.state} | ${cell(quoted(step))} | ☐ |`,
      ),
      '',
    ].join('\n')
  return `# Test cases of ${machineId}\n\n${description}\n\n${READING}\n\n${cases.map(one).join('\n')}`
}

function gherkin({ machineId, description, cases }: CasesRequest): string {
  const step = (one: CaseStep) => [
    `    When ${one.does}`,
    `    Then the state is ${one.state}`,
    ...(one.sees.length ? [`    And what is seen is ${quoted(one, '""')}`] : []),
  ]
  const scenario = ({ id, title, steps }: PathCase) =>
    [
      `  @${id}`,
      `  Scenario: ${title}`,
      `    Given ${machineId} at its beginning`,
      ...steps.flatMap(step),
      '',
    ].join('\n')
  return `Feature: ${machineId}\n  ${description}\n  ${READING}\n\n${cases.map(scenario).join('\n')}`
}

/** A row a step: test management tools join them by the case's id. */
function csv({ cases }: CasesRequest): string {
  const rows = cases.flatMap(({ id, title, steps }) =>
    steps.map((step, index) => [
      id,
      title,
      String(index + 1),
      capital(step.does),
      step.state,
      step.sees.join('\n'),
      step.event,
    ]),
  )
  return stringify([['case', 'title', 'step', 'action', 'expected state', 'expected text', 'event'], ...rows])
}

const WRITERS: Readonly<Record<Format, (request: CasesRequest) => string>> = {
  markdown,
  gherkin,
  json: ({ machineId, description, cases }) =>
    `${JSON.stringify({ machine: machineId, description, cases }, null, 2)}\n`,
  csv,
  playwright: ({ machineId, cases, notWalked = [] }) => playwrightSpec({ machineId, cases, notWalked }),
}

/** The test cases of a machine in a format. */
export const writtenCases = (format: Format, request: CasesRequest): string => WRITERS[format](request)
