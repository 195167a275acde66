'use client'

import { useCalculator } from '@/components/Calculator/useCalculator'
import { type BmiPlan, BmiCalculatorView } from './BmiCalculatorView'

const fetchLive = () => import('./BmiCalculatorLive').then((code) => code.BmiCalculatorLive)

export function BmiCalculatorLoader({ plan }: { readonly plan: BmiPlan }) {
  const { live, ...shown } = useCalculator(plan, fetchLive)
  return (
    <>
      <BmiCalculatorView plan={plan} {...shown} />
      {live}
    </>
  )
}
