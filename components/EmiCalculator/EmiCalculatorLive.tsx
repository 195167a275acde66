import { CalculatorLive } from '@/components/Calculator/CalculatorLive'
import type { CalculatorLiveProps } from '@/components/Calculator/useCalculator'
import { emiCalculatorMachine } from '@/machines/emiCalculator/emiCalculator.machine'
import type { EmiResult } from '@/model/calculators/emi'

export const EmiCalculatorLive = (props: CalculatorLiveProps<EmiResult, null>) => (
  <CalculatorLive {...props} machine={emiCalculatorMachine} />
)
