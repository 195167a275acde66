'use client'

import { useCalculator } from '@/components/forms/calculators/useCalculator'
import { type EmiViewModel, EmiCalculatorView } from './EmiCalculatorView'

const fetchLive = () => import('./EmiCalculatorLive').then((code) => code.EmiCalculatorLive)

export function EmiCalculatorLoader({ viewModel }: { readonly viewModel: EmiViewModel }) {
  const { live, ...shown } = useCalculator(viewModel, fetchLive)
  return (
    <>
      <EmiCalculatorView viewModel={viewModel} {...shown} />
      {live}
    </>
  )
}
