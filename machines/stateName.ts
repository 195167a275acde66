/** The outermost states of a machine's value. */
export type OuterState<Value> = Value extends string ? Value : Extract<keyof Value, string>

/** The innermost states of a machine's value. */
export type InnermostState<Value> = Value extends string ? Value : InnermostState<Value[keyof Value]>
