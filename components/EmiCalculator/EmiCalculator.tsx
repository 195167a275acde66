import { CalculatorFrame } from '@/components/Calculator/CalculatorFrame'
import { calculatorPlan } from '@/components/Calculator/calculatorState'
import type { CalculatorValues } from '@/model/calculators/calculation'
import { EMI_START, calculateEmi } from '@/model/calculators/emi'
import { EmiCalculatorLoader } from './EmiCalculatorLoader'

/** What a medical loan would cost a month. @param asked what was asked without JavaScript */
export const EmiCalculator = ({ asked }: { readonly asked?: CalculatorValues }) => (
  <CalculatorFrame>
    <EmiCalculatorLoader
      plan={calculatorPlan({
        id: 'emi-calculator',
        start: EMI_START,
        basis: null,
        asked,
        calculate: calculateEmi,
      })}
    />
  </CalculatorFrame>
)
