import { CalculatorLive } from '@/components/forms/calculators/CalculatorLive'
import type { CalculatorLiveProps } from '@/components/forms/calculators/useCalculator'
import { bmiCalculatorMachine } from '@/machines/bmiCalculator/bmiCalculator.machine'
import type { BmiResult } from '@/model/calculators/bmi'

export const BmiCalculatorLive = (props: CalculatorLiveProps<BmiResult, null>) => (
  <CalculatorLive {...props} machine={bmiCalculatorMachine} />
)
