import { fromPromise, type AnyStateMachine } from 'xstate'
import { actorNames } from './xstateInternals'
import type { SubmitLeadInput } from '@/machines/leadForm/leadForm.machine'
import type { Failure } from '@/model/failure'

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

/** Lets everything that is ready to run have its turn. */
export const turn = () => new Promise<void>((done) => setImmediate(done))

/** A promise that a test ends by hand. */
export type Deferred<T> = {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
  readonly reject: (reason: unknown) => void
}

export function deferred<T>(): Deferred<T> {
  let ends: Omit<Deferred<T>, 'promise'> = { resolve: () => {}, reject: () => {} }
  const promise = new Promise<T>((resolve, reject) => (ends = { resolve, reject }))
  return { promise, ...ends }
}

/** The `submitLead` actor of a test: what was sent is in `sent`, and each sending ends by hand. */
export function heldSubmit() {
  const sent: SubmitLeadInput[] = []
  let end: { done: (leadId: string) => Promise<void>; fail: (failure: Failure) => Promise<void> } | undefined
  const submitLead = fromPromise(({ input }: { input: SubmitLeadInput }) => {
    sent.push(input)
    return new Promise<{ leadId: string }>((resolve, reject) => {
      end = {
        done: (leadId) => (resolve({ leadId }), turn()),
        fail: (failure) => (reject(failure), turn()),
      }
    })
  })
  return {
    sent,
    submitLead,
    stored: (leadId = 'lead-1') => end?.done(leadId),
    fails: (failure: Failure) => end?.fail(failure),
  }
}
