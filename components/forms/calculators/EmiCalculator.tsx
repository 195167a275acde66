import { Island } from '@/components/layout/islands/Island'
import { CalculatorRoot } from '@/components/forms/calculators/Calculator.styles'
import { calculatorViewModel } from '@/components/forms/calculators/calculatorState'
import type { CalculatorValues } from '@/model/calculators/calculation'
import { EMI_START, calculateEmi, isLoanAmount } from '@/model/calculators/emi'
import { usualCost } from '@/content/catalogue/catalogue'
import { isDemo } from '@/content/copy/demoNote'
import type { City } from '@/model/catalogue/city'
import type { Treatment } from '@/model/catalogue/treatment'
import { averageSentence } from './averageSentence'
import { EmiCalculatorClient } from './EmiCalculatorClient'

type EmiCalculatorProps = {
  /** What was asked without JavaScript. */
  readonly submitted?: CalculatorValues
  /** What the amount is for, where the address says so. */
  readonly treatment?: Treatment
  readonly city?: City
}

/** What a medical loan would cost a month; for a treatment it begins with what that costs on average. */
export function EmiCalculator({ submitted, treatment, city }: EmiCalculatorProps) {
  const known = treatment && usualCost(treatment.slug, city?.slug)
  const cost = known && isLoanAmount(known.average) ? known : undefined
  const start = cost ? { ...EMI_START, amount: String(cost.average) } : EMI_START
  return (
    <CalculatorRoot>
      <Island
        name="emiCalculator"
        of={EmiCalculatorClient}
        props={{
          viewModel: calculatorViewModel({
            id: 'emi-calculator',
            start,
            basis: null,
            submitted,
            calculate: calculateEmi,
          }),
          amountNotice:
            cost &&
            treatment &&
            averageSentence({
              treatment: treatment.ProcedureName,
              city: cost.city?.cityname ?? null,
              amount: cost.average,
              isDemo: isDemo(treatment),
            }),
          about: { ...(treatment && { treatment: treatment.slug }), ...(city && { city: city.slug }) },
        }}
      />
    </CalculatorRoot>
  )
}
