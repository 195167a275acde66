import { CalculatorLive } from '@/components/forms/calculators/CalculatorLive'
import type { CalculatorLiveProps } from '@/components/forms/calculators/useCalculator'
import { costCalculatorMachine } from '@/machines/costCalculator/costCalculator.machine'
import type { CostBasis, CostEstimate } from '@/model/calculators/costEstimate'

export const CostCalculatorLive = (props: CalculatorLiveProps<CostEstimate, CostBasis>) => (
  <CalculatorLive {...props} machine={costCalculatorMachine} />
)
