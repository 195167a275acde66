import { CalculatorLive } from '@/components/forms/calculators/CalculatorLive'
import type { CalculatorLiveProps } from '@/components/forms/calculators/useCalculator'
import { emiCalculatorMachine } from '@/machines/emiCalculator/emiCalculator.machine'
import type { EmiResult } from '@/model/calculators/emi'

export const EmiCalculatorLive = (props: CalculatorLiveProps<EmiResult, null>) => (
  <CalculatorLive {...props} machine={emiCalculatorMachine} />
)
