import { type NonReducibleUnknown, fromPromise } from 'xstate'

/*
 * How machines' setups and charts say what they have in common. One file, which nearly all of them import: of parts that some
 * machines of a page import and others do not, the bundler makes two chunks, each with all that those machines share.
 */

/** An action or a guard that is given the event as it came. */
export const withEvent = <Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { readonly event: Event }): Event => event,
})

/** An action or a guard that is given what an actor ended with. */
export const withOutput = <Type extends string>(type: Type) => ({
  type,
  params: <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output,
})

/** An action that is given all that the machine knows. */
export const withContext = <Type extends string>(type: Type) => ({
  type,
  params: <Context>({ context }: { readonly context: Context }): Context => context,
})

/** Placeholder for an actor that a feature's *.actors.ts provides; running without it is an error. */
export const unprovided = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('not provided')))
