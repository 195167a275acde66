import { type NonReducibleUnknown, fromPromise } from 'xstate'

/** Stands for an actor that a feature's *.actors.ts provides: a machine that runs without it is told so. */
export const unprovided = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('not provided')))
