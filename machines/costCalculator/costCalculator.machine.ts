import { type CostBasis, type CostEstimate, estimateCost } from '@/model/calculators/costEstimate'
import { calculatorMachine } from '@/machines/calculators/calculatorMachine'

/** The cost page's calculator: what a treatment may cost a visitor, from the known range of its city. */
export const costCalculatorMachine = calculatorMachine<CostEstimate, CostBasis>({
  id: 'costCalculator',
  description:
    'A visitor chooses city, room, materials and insurance, and sees what a treatment may cost and who pays which part.',
  calculate: estimateCost,
})
