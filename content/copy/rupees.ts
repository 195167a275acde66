const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Whole rupees with Indian grouping: ₹1,05,000. */
export const rupees = (amount: number): string => RUPEES.format(amount)

/** Rupees where room is short: ₹95k, ₹1.05 L (lakh), ₹12 L. */
export function shortRupees(amount: number): string {
  if (amount < 1000) return `₹${amount}`
  if (amount < 100_000) return `₹${Math.round(amount / 1000)}k`
  return `₹${Number((amount / 100_000).toFixed(2))} L`
}
