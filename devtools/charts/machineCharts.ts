import type { AnyStateMachine } from 'xstate'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import { chartHash, restingStatesOf, transitionsOf } from '@/machines/chartPlaces'
import { nameIn } from '@/devtools/machineChart/chartCopy'
import { chartInWords } from '@/devtools/machineCopy/machineTerms'
import { type Chart, chartOf } from '@/devtools/proof/chartOf'

const eventsOf = (machine: AnyStateMachine): string[] =>
  [...new Set(transitionsOf(machine).map(({ eventType }) => eventType))].filter(Boolean).sort()

/** Each transition in one line, by its place: `idle form.submitted [isValid] → submitting`. */
export const transitionLines = (chart: Chart): string[] =>
  chart.transitions.map(({ source, event, guard, targets }) =>
    [
      nameIn(chart, source),
      event,
      ...(guard ? [`[${guard}]`] : []),
      '→',
      targets.map((id) => nameIn(chart, id)).join(', ') || '–',
    ].join(' '),
  )

/** Each transition as a product person would tell it: `the visitor changes a field, if that leaves an error`. */
const transitionsInWords = (machine: AnyStateMachine): string[] =>
  chartInWords(chartOf(machine), 'en').transitions.map(({ event, guard }) =>
    guard ? `${event}, if ${guard}` : event,
  )

/** What a server that runs no machine has to know of each: its chart's hash, transitions, resting states and events. */
export const machineCharts = (machines: readonly CataloguedMachine[]): string =>
  `${JSON.stringify(
    Object.fromEntries(
      machines.map(({ machine }) => [
        machine.id,
        {
          hash: chartHash(machine),
          transitions: transitionLines(chartOf(machine)),
          states: restingStatesOf(machine).map(({ id }) => nameIn(machine, id)),
          about: machine.root.description ?? '',
          transitionWords: transitionsInWords(machine),
          stateWords: restingStatesOf(machine).map(({ description }) => description ?? ''),
          events: eventsOf(machine),
        },
      ]),
    ),
    null,
    2,
  )}\n`
