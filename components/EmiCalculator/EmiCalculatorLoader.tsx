'use client'

import { useCalculator } from '@/components/Calculator/useCalculator'
import { type EmiPlan, EmiCalculatorView } from './EmiCalculatorView'

const fetchLive = () => import('./EmiCalculatorLive').then((code) => code.EmiCalculatorLive)

export function EmiCalculatorLoader({ plan }: { readonly plan: EmiPlan }) {
  const { live, ...shown } = useCalculator(plan, fetchLive)
  return (
    <>
      <EmiCalculatorView plan={plan} {...shown} />
      {live}
    </>
  )
}
