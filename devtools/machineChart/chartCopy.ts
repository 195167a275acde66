/** What a chart's page in docs/charts and its tables in the chart room say alike. */
import type { Chart, ChartState, ChartTransition } from '@/devtools/proof/chartOf'

/** How the words that a state shows are to be read (devtools/machineCopy/shownCopy.ts). */
export const SHOWN_RULE =
  'A state shows its own words and those of the states around it. Text in brackets is shown only sometimes; a slash separates alternatives.'

/** How the table of transitions is to be read. */
export const TRANSITION_RULE =
  'A transition without a target stays where it is; of several for one event the first one whose condition holds is taken.'

/** How a picture is to be read: the legend below it (MachineChart.tsx, chartBoxes.ts). */
export const PICTURE_LEGEND = [
  'It begins at the dot and goes straight down; failures and other ways are beside it. A double frame is an end; a dotted frame with ∥ is active at the same time as the others.',
  'In a box: # a mark, ▸ what runs meanwhile, ↻ what happens without leaving, • where an arrow begins, in brackets its condition.',
  'Dashed arrows take time, dotted ones are taken at once, red ones follow a failure. Arrows to the same state share a line.',
] as const

/** The same, beside a picture. */
export const PICTURE_RULE = PICTURE_LEGEND.join(' ')

/** A state's name within its machine. */
export const nameIn = (chart: Pick<Chart, 'id'>, id: string): string =>
  id === chart.id ? id : id.slice(chart.id.length + 1)

/** Where a transition leads, by the states' names. */
export const targetsIn = (chart: Chart, { targets }: ChartTransition): string =>
  targets.map((id) => nameIn(chart, id)).join(', ') || 'stays'

/** What is special about a state, a few words each. */
export const marksOf = ({ isInitial, kind, tags, actors, entry, exit }: ChartState): string[] => [
  ...(isInitial ? ['begins here'] : []),
  ...(kind === 'final' ? ['ends here'] : []),
  ...(kind === 'parallel' ? ['its parts run side by side'] : []),
  ...tags,
  ...actors.map((actor) => `runs ${actor}`),
  ...entry.map((action) => `does ${action} on the way in`),
  ...exit.map((action) => `does ${action} on the way out`),
]

/** How a chart names what happens: as the code does, or in a language. */
export const CHART_WORDS = { code: 'Code', en: 'English', hi: 'Hindi' } as const
export type ChartWords = keyof typeof CHART_WORDS

/** What an address asks for; the code's names where it asks for none of them. */
export const chartWordsOf = (requested: unknown): ChartWords =>
  requested === 'en' || requested === 'hi' ? requested : 'code'
