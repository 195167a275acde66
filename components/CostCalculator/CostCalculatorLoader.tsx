'use client'

import { useCalculator } from '@/components/Calculator/useCalculator'
import { type CostPlan, CostCalculatorView } from './CostCalculatorView'

const fetchLive = () => import('./CostCalculatorLive').then((code) => code.CostCalculatorLive)

export function CostCalculatorLoader({ plan }: { readonly plan: CostPlan }) {
  const { live, ...shown } = useCalculator(plan, fetchLive)
  return (
    <>
      <CostCalculatorView plan={plan} {...shown} />
      {live}
    </>
  )
}
