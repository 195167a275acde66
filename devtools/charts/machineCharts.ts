import type { AnyStateMachine } from 'xstate'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import { chartHash, transitionsOf } from '@/machines/chartPlaces'

const eventsOf = (machine: AnyStateMachine): string[] =>
  [...new Set(transitionsOf(machine).map(({ eventType }) => eventType))].filter(Boolean).sort()

/** What a server that runs no machine has to know of each to check a log: its chart's hash, transitions and events. */
export const machineCharts = (machines: readonly CataloguedMachine[]): string =>
  `${JSON.stringify(
    Object.fromEntries(
      machines.map(({ machine }) => [
        machine.id,
        { hash: chartHash(machine), transitions: transitionsOf(machine).length, events: eventsOf(machine) },
      ]),
    ),
    null,
    2,
  )}\n`
