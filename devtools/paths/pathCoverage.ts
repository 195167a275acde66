/** What a run of walks in Chromium has seen of a machine. */
import { type Chart, chartStates } from '@/devtools/proof/chartOf'

type Annotation = { readonly type: string; readonly description?: string }
type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly annotations: readonly Annotation[]
      readonly results?: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}
export type RunReport = Suite

/** Every test of a report. */
export const specsOf = (suite: Suite): NonNullable<Suite['specs']>[number][] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** How each case ended that a report names, by its id: a generated test is called ‘id: title’. */
export const resultsIn = (report: RunReport): [string, 'passed' | 'failed'][] =>
  specsOf(report).flatMap(({ title, ok }) => {
    const [, id] = /^([\w-]+-[0-9a-f]{6}): /.exec(title) ?? []
    return id === undefined ? [] : [[id, ok ? 'passed' : 'failed']]
  })

/** The transitions that passed walks took, by their names in the chart. */
export function walkedIn(report: RunReport): string[] {
  const annotations = specsOf(report)
    .filter(({ ok }) => ok)
    .flatMap(({ tests }) => tests.flatMap((one) => one.annotations))
  return (
    annotations
      .filter(({ type }) => type === 'walked')
      // Written by tests/browser/browserWalk.ts.
      .flatMap(({ description = '[]' }) => JSON.parse(description) as string[])
  )
}

export type Coverage = {
  readonly transitions: readonly string[]
  readonly walked: ReadonlySet<string>
  readonly states: readonly string[]
  readonly entered: ReadonlySet<string>
}

/** What of a chart was walked: its transitions, and the states these lead to or begin in. */
export function coverageOf(chart: Chart, walked: readonly string[]): Coverage {
  const taken = chart.transitions.filter(({ id }) => walked.includes(id))
  const states = chartStates(chart.root).slice(1)
  const reached = taken.flatMap(({ source, targets }) => [source, ...targets])
  const initialOf = (id: string): string[] =>
    states
      .filter((state) => state.isInitial && parentOf(state.id) === id)
      .flatMap(({ id: child }) => [child, ...initialOf(child)])
  const entered = [chart.id, ...reached].flatMap((id) => [id, ...initialOf(id), ...ancestorsOf(id)])
  return {
    transitions: chart.transitions.map(({ id }) => id),
    walked: new Set(taken.map(({ id }) => id)),
    states: states.map(({ id }) => id),
    entered: new Set(entered),
  }
}

const parentOf = (id: string): string => id.slice(0, id.lastIndexOf('.'))
const ancestorsOf = (id: string): string[] =>
  id.includes('.') ? [parentOf(id), ...ancestorsOf(parentOf(id))] : []

/** The chart with a cross at each transition that was not walked, wherever its picture tells of it. */
export const crossedChart = (chart: Chart, walked: ReadonlySet<string>): Chart => ({
  ...chart,
  transitions: chart.transitions.map((one) =>
    walked.has(one.id) ? one : { ...one, event: `✗ ${one.event}` },
  ),
})
