import { type EmiResult, calculateEmi } from '@/model/calculators/emi'
import { calculatorMachine } from '@/machines/calculators/calculatorMachine'

/** The medical loan page's calculator: what a loan would cost a month. */
export const emiCalculatorMachine = calculatorMachine<EmiResult, null>({
  id: 'emiCalculator',
  description: 'A visitor enters amount, interest rate and months, and sees the monthly instalment.',
  calculate: calculateEmi,
})
