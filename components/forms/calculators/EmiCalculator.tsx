import { CalculatorRoot } from '@/components/forms/calculators/Calculator.styles'
import { calculatorViewModel } from '@/components/forms/calculators/calculatorState'
import type { CalculatorValues } from '@/model/calculators/calculation'
import { EMI_START, calculateEmi } from '@/model/calculators/emi'
import { EmiCalculatorClient } from './EmiCalculatorClient'

/** What a medical loan would cost a month. @param asked what was asked without JavaScript */
export const EmiCalculator = ({ submitted }: { readonly submitted?: CalculatorValues }) => (
  <CalculatorRoot>
    <EmiCalculatorClient
      viewModel={calculatorViewModel({
        id: 'emi-calculator',
        start: EMI_START,
        basis: null,
        submitted,
        calculate: calculateEmi,
      })}
    />
  </CalculatorRoot>
)
