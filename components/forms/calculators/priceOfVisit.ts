import { fetchTreatmentPrice } from '@/services/treatmentPrice'
import { valueOf, writeValue } from '@/components/forms/formElements'
import { isLoanAmount } from '@/model/calculators/emi'
import type { VisitContext } from '@/model/page/visitContext'
import { averageSentence } from './averageSentence'

/**
 * Puts the average price of the visit's treatment, in its city where that has one, into a calculator's amount.
 * @param ours the amount that stands there before the visitor has changed it; any other one is his own and stays
 * @returns what is said of the price, and the amount that now is ours; undefined where no price is known
 */
export async function placePrice(
  form: HTMLFormElement,
  { treatment, city }: VisitContext,
  ours: string,
): Promise<{ readonly text: string; readonly ours: string } | undefined> {
  const price = treatment && (await fetchTreatmentPrice(treatment.value, city?.value))
  if (!price || !isLoanAmount(price.amount)) return undefined
  const text = averageSentence(price)
  const amount = String(price.amount)
  if (valueOf(form, 'amount') !== ours) return { text, ours }
  if (amount !== ours) {
    writeValue(form, 'amount', amount)
    // As if it had been typed: its machine is fetched and reckons.
    form.querySelector('[name="amount"]')?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { text, ours: amount }
}
