/**
 * How a row says that what it tells is an invention of the demonstration: somebody or something (`isFictional`), or its
 * prices. Rows of other kinds say nothing of the sort.
 */
export interface MayBeInvented {
  readonly isFictional?: boolean
  readonly cost?: { readonly isIllustrative: boolean }
  readonly isPriceIllustrative?: boolean
}

/** Whether a row, or its prices, are inventions of the demonstration. */
export function isInvented(row: object): boolean {
  // Rows of kinds that say nothing of the sort have none of the fields.
  const { isFictional, cost, isPriceIllustrative } = row as MayBeInvented
  return isFictional === true || cost?.isIllustrative === true || isPriceIllustrative === true
}
