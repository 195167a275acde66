import { fromPromise, type AnyStateMachine } from 'xstate'
import { actorNames } from './xstateInternals'

/** The actors that run, by the id of their invoke, each with what ends it. */
export type Waiting = Map<
  string,
  { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void }
>

/** A machine whose actors end by hand: each waits in `waiting` until it is told how. The machine it came from is untouched. */
export function withManualActors(machine: AnyStateMachine, waiting: Waiting): AnyStateMachine {
  const actor = fromPromise<unknown, unknown>(
    ({ self }) => new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject })),
  )
  return machine.provide({ actors: Object.fromEntries(actorNames(machine).map((name) => [name, actor])) })
}
