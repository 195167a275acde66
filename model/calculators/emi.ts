import {
  type Calculation,
  type CalculatorErrors,
  type CalculatorValues,
  figureWithin,
  isWithin,
} from './calculation'

export type Loan = {
  /** Whole rupees. */
  readonly amount: number
  /** Per cent a year, on the reducing balance. */
  readonly rate: number
  readonly months: number
}

export type Instalments = {
  readonly months: number
  /** Equated monthly instalment in whole rupees. */
  readonly monthly: number
  /** All instalments together, and what of it is interest, in whole rupees. */
  readonly total: number
  readonly interest: number
}

export type EmiResult = Loan & Instalments & { readonly others: readonly Instalments[] }

/** What the calculator takes. */
const EMI_BOUNDS = {
  amount: { from: 10_000, to: 5_000_000 },
  rate: { from: 0, to: 36 },
  months: { from: 3, to: 84 },
} as const

/** Terms that are shown beside the chosen one. */
const EMI_TERMS: readonly number[] = [6, 12, 18, 24, 36, 48, 60]

/** Initial field values: examples, not an offer. */
export const EMI_START: CalculatorValues = { amount: '200000', rate: '14', months: '24' }

/**
 * Equated monthly instalment of a loan with interest on the reducing balance: P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), r being the
 * monthly rate. Without interest the amount is divided by the months. Not rounded.
 */
export function exactEmi({ amount, rate, months }: Loan): number {
  const monthlyRate = rate / 1200
  if (monthlyRate === 0) return amount / months
  const growth = (1 + monthlyRate) ** months
  return (amount * monthlyRate * growth) / (growth - 1)
}

/** A loan's instalments, each figure rounded to the rupee. */
export function instalmentsOf(loan: Loan): Instalments {
  const exact = exactEmi(loan)
  const total = Math.round(exact * loan.months)
  return { months: loan.months, monthly: Math.round(exact), total, interest: total - loan.amount }
}

/** The same loan over the usual terms. */
export const instalmentsByTerm = (loan: Omit<Loan, 'months'>): readonly Instalments[] =>
  EMI_TERMS.map((months) => instalmentsOf({ ...loan, months }))

/** Reads the fields `amount`, `rate` and `months`, and reckons. */
export function calculateEmi(values: CalculatorValues): Calculation<EmiResult> {
  const amount = figureWithin(values.amount, EMI_BOUNDS.amount)
  const rate = figureWithin(values.rate, EMI_BOUNDS.rate)
  const months = figureWithin(values.months, EMI_BOUNDS.months)
  const isWhole = months !== undefined && Number.isInteger(months)
  if (amount === undefined || rate === undefined || !isWhole) {
    const errors: CalculatorErrors = {
      ...(amount === undefined ? { amount: 'amount' } : {}),
      ...(rate === undefined ? { rate: 'rate' } : {}),
      ...(isWhole ? {} : { months: 'months' }),
    }
    return { ok: false, errors }
  }
  const loan = { amount: Math.round(amount), rate, months }
  return { ok: true, result: { ...loan, ...instalmentsOf(loan), others: instalmentsByTerm(loan) } }
}

/** Whether the calculator takes an amount, in whole rupees. */
export const isLoanAmount = (amount: number): boolean => isWithin(amount, EMI_BOUNDS.amount)

/** What a way to the calculator is about. */
type Loaned = { readonly treatment?: string; readonly city?: string }

/**
 * The way to the calculator with an amount: the page that is made for each request takes it along, also without
 * JavaScript. An amount that the calculator does not take leads to its own page.
 * @param amount whole rupees
 * @param about slugs of the treatment and city that the amount is for
 */
export function emiHref(amount?: number, { treatment, city }: Loaned = {}): string {
  if (amount === undefined || !isLoanAmount(amount)) return '/services/medical-loan#calculator'
  const query = new URLSearchParams({
    ...EMI_START,
    amount: String(amount),
    ...(treatment && { treatment }),
    ...(city && { city }),
  })
  return `/calculate/emi?${query}#calculator`
}
