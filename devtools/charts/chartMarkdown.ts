/** A machine's chart in words, for people who review the product. */
import {
  PICTURE_RULE,
  SHOWN_RULE,
  TRANSITION_RULE,
  marksOf,
  nameIn,
  targetsIn,
} from '@/devtools/machineChart/chartCopy'
import { type MachineCopy, machineCopy } from '@/devtools/machineCopy/machineCopy'
import {
  type Chart,
  type ChartEventKind,
  type ChartState,
  type ChartTransition,
  chartOf,
  chartStates,
  eventInWords,
} from '@/devtools/proof/chartOf'
import { coveringPaths } from '@/devtools/proof/coveringPaths'
import { happenings } from '@/devtools/proof/machinePaths'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import { row, table } from './markdownTable'
import type { Language } from '@/model/page/language'

const quoted = (copy: readonly string[]): string => copy.map((one) => `“${one}”`).join('\n')
const code = (text: string): string => (text ? `\`${text}\`` : '')

/** The state's own words in a language; what it shows beside those of the states around it. */
const shownIn = (copy: MachineCopy, path: string, language: Language) => copy[path]?.[language] ?? []

function stateRow(chart: Chart, state: ChartState, copy: MachineCopy): string {
  const path = nameIn(chart, state.id)
  return row(
    `**${path}**`,
    state.description,
    marksOf(state).join(', '),
    quoted(shownIn(copy, path, 'en')),
    quoted(shownIn(copy, path, 'hi')),
  )
}

/** What people call an event: the words of the machine's cases. */
function eventCopy({ machine, testModel }: CataloguedMachine): ReadonlyMap<string, string> {
  const copy = new Map<string, Set<string>>()
  for (const { event, label } of happenings(machine, testModel))
    if (eventInWords(event.type).kind !== 'delay')
      copy.set(event.type, (copy.get(event.type) ?? new Set()).add(label))
  return new Map([...copy].map(([type, labels]) => [type, [...labels].join('; ')]))
}

/** What happens without a case that makes it happen. */
const ITSELF: Readonly<Partial<Record<ChartEventKind, string>>> = {
  delay: 'time passes',
  always: 'at once',
  event: 'follows of itself',
}

function transitionRow(chart: Chart, one: ChartTransition, copy: ReadonlyMap<string, string>): string {
  return row(
    nameIn(chart, one.source),
    code(one.event),
    copy.get(one.eventType) ?? ITSELF[one.kind] ?? '',
    code(one.guard),
    targetsIn(chart, one),
    one.actions.map(code).join(', '),
  )
}

/** A machine's page: purpose, picture, states in words with what they show, transitions. */
export function chartPage(
  chart: Chart,
  catalogued: CataloguedMachine,
  copy: MachineCopy = machineCopy(chart.id),
): string {
  const called = eventCopy(catalogued)
  const states = chartStates(chart.root).slice(1)
  return `# ${chart.id}

${chart.description}

Shown by \`${catalogued.shownBy}\` · machine \`machines/${chart.id}/${chart.id}.machine.ts\` · test model \`machines/${chart.id}/${chart.id}.testModel.ts\` · [which transitions are walked](coverage.md) · written by \`npm run charts\`, do not edit.

![The chart of ${chart.id}](../../machines/${chart.id}/${chart.id}.chart.svg)

${PICTURE_RULE} In people's words: [English](../../machines/${chart.id}/${chart.id}.chart.svg#en), [Hindi](../../machines/${chart.id}/${chart.id}.chart.svg#hi).

## States

${SHOWN_RULE}${catalogued.englishOnly ? ` In English only: ${catalogued.englishOnly}.` : ''}${catalogued.isShownInEnglish ? ' The desk itself is English: the Hindi is for who reads this page.' : ''}

${table(
  ['state', 'what it means', 'marks', 'shows (English)', 'shows (Hindi)'],
  states.map((state) => stateRow(chart, state, copy)),
)}

## Transitions

${TRANSITION_RULE}

${table(
  ['from', 'event', 'in words', 'if', 'to', 'does'],
  chart.transitions.map((one) => transitionRow(chart, one, called)),
)}
`
}

/** The list of all machines, for who looks for one. */
export function chartIndex(machines: readonly CataloguedMachine[]): string {
  const rows = machines.map(({ machine, testModel }) => {
    const chart = chartOf(machine)
    return row(
      `[${chart.id}](${chart.id}.md)`,
      chart.description,
      String(chartStates(chart.root).length - 1),
      String(chart.transitions.length),
      String(coveringPaths(machine, testModel).length),
    )
  })
  return `# What can happen: every machine of the product

Written by \`npm run charts\`; a stale page fails \`npm test\`. Paths: the fewest walks that take every transition. Which of them tests and browser walk: [coverage](coverage.md). Which form asks what on which page: [forms](forms.md).

${table(['machine', 'what it is about', 'states', 'transitions', 'paths'], rows)}
`
}
