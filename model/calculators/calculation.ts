/** What a calculator's fields hold, by their names. */
export type CalculatorValues = Readonly<Record<string, string>>

/** What can be wrong with a field; content has the words. */
export type CalculatorProblem =
  'amount' | 'rate' | 'months' | 'limit' | 'height' | 'weight' | 'age' | 'answer'

/** The fields that are wrong, by their names. */
export type CalculatorErrors = Readonly<Record<string, CalculatorProblem>>

export type Calculation<Result> =
  { readonly ok: true; readonly result: Result } | { readonly ok: false; readonly errors: CalculatorErrors }

/** Whom a warning sign sends to: the emergency number at once, or a doctor on the same day. */
export type Urgency = 'now' | 'today'

/** A figure as people write it: `2,50,000`, `₹ 9.5`; undefined when it is none. */
export function figureOf(text: string | undefined): number | undefined {
  const plain = (text ?? '').replace(/[₹,\s]/g, '')
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined
}

type Bounds = { readonly from: number; readonly to: number }

/** Whether there is a figure, and it lies within the bounds. */
export const isWithin = (figure: number | undefined, { from, to }: Bounds): figure is number =>
  figure !== undefined && figure >= from && figure <= to

/** The figure of a field when it lies within the bounds. */
export function figureWithin(text: string | undefined, bounds: Bounds): number | undefined {
  const figure = figureOf(text)
  return isWithin(figure, bounds) ? figure : undefined
}

/** The choice that a field holds; undefined where it holds none of them. */
export const chosen = <Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
): Choice | undefined => choices.find((one) => one === value)

/** The questions without an answer, by their fields. */
export const unanswered = (answers: Readonly<Record<string, string | undefined>>): CalculatorErrors =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([field, answer]) => (answer === undefined ? [[field, 'answer']] : [])),
  )
