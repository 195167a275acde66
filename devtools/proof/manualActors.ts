import { fromPromise, type AnyStateMachine } from 'xstate'
import { withOneActor } from './xstateInternals'
import type { SubmitLeadInput } from '@/machines/leadForm/leadForm.machine'
import type { Failure } from '@/model/failure'

/** The actors that run, by the id of their invoke, each with what ends it. */
export type Waiting = Map<
  string,
  { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void }
>

/** A copy of a machine whose actors are settled manually through `waiting`. */
export function withManualActors(machine: AnyStateMachine, waiting: Waiting): AnyStateMachine {
  const actor = fromPromise<unknown, unknown>(
    ({ self }) => new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject })),
  )
  return withOneActor(machine, actor)
}

/** Lets everything that is ready to run have its turn. */
export const turn = () => new Promise<void>((done) => setImmediate(done))

/** A promise that a test ends by hand. */
type Deferred<T> = {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
  readonly reject: (reason: unknown) => void
}

export function deferred<T>(): Deferred<T> {
  let ends: Omit<Deferred<T>, 'promise'> = { resolve: () => {}, reject: () => {} }
  const promise = new Promise<T>((resolve, reject) => (ends = { resolve, reject }))
  return { promise, ...ends }
}

/** A call that a test ends by hand, with the inputs that it was given. */
export function heldCall<Output, Input>() {
  const inputs: Input[] = []
  const dropped: number[] = []
  let end: { resolve: (output: Output) => void; reject: (error: unknown) => void } | undefined
  const actor = fromPromise<Output, Input>(({ input, signal }) => {
    const place = inputs.push(input) - 1
    signal.addEventListener('abort', () => dropped.push(place))
    return new Promise<Output>((resolve, reject) => (end = { resolve, reject }))
  })
  return {
    actor,
    inputs,
    /** The places of those that the machine did not wait for. */
    dropped,
    answers: (output: Output) => (end?.resolve(output), turn()),
    fails: (error: unknown) => (end?.reject(error), turn()),
  }
}

/** The `submitLead` actor of a test: what was sent is in `sent`, and each sending ends by hand. */
export function heldSubmit() {
  const { actor, inputs, answers, fails } = heldCall<{ leadId: string }, SubmitLeadInput>()
  return {
    sent: inputs,
    submitLead: actor,
    stored: (leadId = 'lead-1') => answers({ leadId }),
    fails: (failure: Failure) => fails(failure),
  }
}
