import { CalculatorLive } from '@/components/Calculator/CalculatorLive'
import type { CalculatorLiveProps } from '@/components/Calculator/useCalculator'
import { bmiCalculatorMachine } from '@/machines/bmiCalculator/bmiCalculator.machine'
import type { BmiResult } from '@/model/calculators/bmi'

export const BmiCalculatorLive = (props: CalculatorLiveProps<BmiResult, null>) => (
  <CalculatorLive {...props} machine={bmiCalculatorMachine} />
)
