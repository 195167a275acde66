/** The outermost states of a machine's value. */
export type OuterState<Value> = Value extends string ? Value : Extract<keyof Value, string>

/** The outermost state of a machine's value without parallel states. */
export const outerState = <Value extends string | object>(value: Value): OuterState<Value> =>
  // A value is a state's name, or an object whose one key is.
  (typeof value === 'string' ? value : Object.keys(value)[0]) as OuterState<Value>

/** The innermost states of a machine's value. */
export type InnermostState<Value> = Value extends string ? Value : InnermostState<Value[keyof Value]>

/** The innermost state of a machine's value without parallel states. */
export function innermostState<Value>(value: Value): InnermostState<Value> {
  let inner: unknown = value
  while (typeof inner === 'object' && inner !== null) inner = Object.values(inner)[0]
  // What is no object any more is a state's name.
  return inner as InnermostState<Value>
}
