import type { EventObject } from 'xstate'

/** One thing that can happen, in a person's words: a step of a test case for QA, of a browser test and of the proof. */
type EventVariant<TEvent extends EventObject = EventObject> = {
  readonly event: TEvent
  /** 'types a valid name'; reads after 'the visitor'. */
  readonly label: string
}

/** How an invoked actor can end. */
export type Outcome = { readonly label: string } & (
  { readonly output: unknown } | { readonly error: unknown }
)

/** The test model of a machine: what can happen to it, and what of its context tells two states apart. */
export type TestModel<TEvent extends EventObject, TContext, TInput> = {
  readonly input: TInput
  /** One row an event variant. */
  readonly events: readonly EventVariant<TEvent>[]
  /** By the id of the invoke: every way in which it ends. */
  readonly outcomes?: Readonly<Record<string, readonly Outcome[]>>
  /** By the name of the delay: how long it lasts in the proof, in milliseconds. */
  readonly delays?: Readonly<Record<string, number>>
  /** The few keys of the context that guards read; states with the same value and keys count as one. */
  readonly stateKey: (context: TContext) => unknown
}

/** The cases of any machine, for tools that walk them all: the context they are asked about is that machine's own. */
export type AnyTestModel = Omit<TestModel<EventObject, never, unknown>, 'stateKey'> & {
  // Method syntax is bivariant, so that cases for a machine's own context are assignable.
  stateKey(context: never): unknown
}
