/** A machine's chart in words, for people who review the product. */
import { ENGLISH_ONLY, type MachineWords, machineWords } from '@/content/machineWords'
import {
  type Chart,
  type ChartState,
  type ChartTransition,
  chartOf,
  chartStates,
} from '@/machines/lib/chartOf'
import { coveringPaths } from '@/machines/lib/coveringPaths'
import type { CataloguedMachine } from '@/machines/machineCatalogue'

/** A text in a table's cell. */
const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, '<br>')
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
const quoted = (words: readonly string[]): string => words.map((one) => `“${one}”`).join('\n')
const code = (text: string): string => (text ? `\`${text}\`` : '')
const nameIn = (chart: Chart, id: string): string => (id === chart.id ? id : id.slice(chart.id.length + 1))

/** The state's own words in a language; what it shows beside those of the states around it. */
const shownIn = (words: MachineWords, path: string, language: 'en' | 'hi') => words[path]?.[language] ?? []

function stateRow(chart: Chart, state: ChartState, words: MachineWords): string {
  const path = nameIn(chart, state.id)
  const marks = [
    state.isInitial ? 'begins here' : '',
    state.kind === 'final' ? 'ends here' : '',
    ...state.tags,
  ]
  return row(
    `**${path}**`,
    state.description,
    marks.filter(Boolean).join(', '),
    quoted(shownIn(words, path, 'en')),
    quoted(shownIn(words, path, 'hi')),
  )
}

/** What people call an event: the words of the machine's cases. */
function eventWords({ cases }: CataloguedMachine): ReadonlyMap<string, string> {
  const words = new Map<string, Set<string>>()
  const add = (type: string, label: string) => words.set(type, (words.get(type) ?? new Set()).add(label))
  for (const { event, label } of cases.events) add(event.type, label)
  for (const [id, outcomes] of Object.entries(cases.outcomes ?? {}))
    for (const outcome of outcomes)
      add('output' in outcome ? `xstate.done.actor.${id}` : `xstate.error.actor.${id}`, outcome.label)
  return new Map([...words].map(([type, labels]) => [type, [...labels].join('; ')]))
}

function transitionRow(chart: Chart, one: ChartTransition, words: ReadonlyMap<string, string>): string {
  return row(
    nameIn(chart, one.source),
    code(one.event),
    words.get(one.eventType) ??
      (one.kind === 'delay' ? 'time passes' : one.kind === 'always' ? 'at once' : ''),
    code(one.guard),
    one.targets.length ? one.targets.map((id) => nameIn(chart, id)).join(', ') : 'stays',
    one.actions.map(code).join(', '),
  )
}

/** A machine's page: purpose, picture, states in words with what they show, transitions. */
export function chartPage(
  chart: Chart,
  catalogued: CataloguedMachine,
  words: MachineWords = machineWords(chart.id),
): string {
  const called = eventWords(catalogued)
  const states = chartStates(chart.root).slice(1)
  return `# ${chart.id}

${chart.description}

Shown by \`${catalogued.shownBy}\` · machine \`machines/${chart.id}/${chart.id}.machine.ts\` · test model \`machines/${chart.id}/${chart.id}.cases.ts\` · written by \`npm run charts\`, do not edit.

![The chart of ${chart.id}](../../machines/${chart.id}/${chart.id}.chart.svg)

## States

A state shows its own words and those of the states around it. What stands in brackets is shown only at times; a slash parts texts of which one is shown.${ENGLISH_ONLY[chart.id] ? ` In English only: ${ENGLISH_ONLY[chart.id]}.` : ''}

${table(
  ['state', 'what it means', 'marks', 'shows (English)', 'shows (Hindi)'],
  states.map((state) => stateRow(chart, state, words)),
)}

## Transitions

A transition without a target stays where it is; the first one whose guard holds is taken.

${table(
  ['from', 'event', 'in words', 'if', 'to', 'does'],
  chart.transitions.map((one) => transitionRow(chart, one, called)),
)}
`
}

/** The list of all machines, for who looks for one. */
export function chartIndex(machines: readonly CataloguedMachine[]): string {
  const rows = machines.map(({ machine, cases }) => {
    const chart = chartOf(machine)
    return row(
      `[${chart.id}](${chart.id}.md)`,
      chart.description,
      String(chartStates(chart.root).length - 1),
      String(chart.transitions.length),
      String(coveringPaths(machine, cases).length),
    )
  })
  return `# What can happen: every machine of the product

Written by \`npm run charts\`; a stale page fails \`npm test\`. Paths: the fewest walks that take every transition.

${table(['machine', 'what it is about', 'states', 'transitions', 'paths'], rows)}
`
}
