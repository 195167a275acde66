'use client'

import { useCalculator } from '@/components/forms/calculators/useCalculator'
import { type BmiViewModel, BmiCalculatorView } from './BmiCalculatorView'

const fetchLive = () => import('./BmiCalculatorLive').then((code) => code.BmiCalculatorLive)

export function BmiCalculatorLoader({ viewModel }: { readonly viewModel: BmiViewModel }) {
  const { live, ...shown } = useCalculator(viewModel, fetchLive)
  return (
    <>
      <BmiCalculatorView viewModel={viewModel} {...shown} />
      {live}
    </>
  )
}
