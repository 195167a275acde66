'use client'

import { useCalculator } from '@/components/forms/calculators/useCalculator'
import { type CostViewModel, CostCalculatorView } from './CostCalculatorView'

const fetchLive = () => import('./CostCalculatorLive').then((code) => code.CostCalculatorLive)

export function CostCalculatorLoader({ viewModel }: { readonly viewModel: CostViewModel }) {
  const { live, ...shown } = useCalculator(viewModel, fetchLive)
  return (
    <>
      <CostCalculatorView viewModel={viewModel} {...shown} />
      {live}
    </>
  )
}
