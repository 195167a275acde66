/**
 * Marks invented demonstration content: a person or organisation (`isFictional`), or prices. Other kinds have no such
 * flag.
 */
export interface DemoFlags {
  readonly isFictional?: boolean
  readonly cost?: { readonly isIllustrative: boolean }
  readonly isPriceIllustrative?: boolean
}

/** Whether a row, or its prices, are inventions of the demonstration. */
export function isInvented(row: object): boolean {
  // Rows of kinds that say nothing of the sort have none of the fields.
  const { isFictional, cost, isPriceIllustrative } = row as DemoFlags
  return isFictional === true || cost?.isIllustrative === true || isPriceIllustrative === true
}
