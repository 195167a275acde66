import { costCalculatorCopy, emiCopy } from '@/content/copy/calculators'
import { withDemoNote } from '@/content/copy/demoNote'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { visitSentence } from '@/content/copy/visitContext'

type Average = {
  readonly treatment: string
  /** None where the average is that of all cities. */
  readonly city: string | null
  /** Whole rupees. */
  readonly amount: number
  readonly isDemo: boolean
}

/** Which price an amount begins with: 'For Piles Treatment in Pune: ₹58,000 on average. Change it as you like.' */
export const averageSentence = ({ treatment, city, amount, isDemo }: Average): string =>
  withDemoNote(
    interpolate(city === null ? emiCopy.averageAnywhere : emiCopy.average, {
      subject: visitSentence({ subject: treatment, city: city ?? undefined }, 'en'),
      amount: rupees(amount),
    }),
    costCalculatorCopy,
    isDemo,
  )
