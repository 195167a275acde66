/** What is wrong with a row. */
export interface RowFault {
  /** The field, such as `cost.breakdown.0.share`. */
  readonly field: string
  /** What was expected there. */
  readonly message: string
}
