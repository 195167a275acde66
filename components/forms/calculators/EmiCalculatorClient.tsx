'use client'

import { useEffect, useRef, useState } from 'react'
import { useVisitContext } from '@/components/layout/VisitContext/visitSignal'
import { Calculator, type CalculatorField } from './Calculator'
import type { CalculatorViewModel } from './calculatorState'
import { emiCopy as copy } from '@/content/copy/calculators'
import type { EmiResult as Result } from '@/model/calculators/emi'
import { EmiResult, loanSentence } from './EmiResult'

const fieldsWith = (hint: string): readonly CalculatorField[] => [
  { kind: 'figure', name: 'amount', label: copy.amount, hint, className: 'amount' },
  { kind: 'figure', name: 'rate', label: copy.rate },
  { kind: 'figure', name: 'months', label: copy.months },
]

const fetchMachine = () =>
  import('@/machines/emiCalculator/emiCalculator.machine').then((code) => code.emiCalculatorMachine)

type EmiCalculatorClientProps = {
  readonly viewModel: CalculatorViewModel<Result, null>
  /** Note below the amount when the address names its purpose. */
  readonly amountNotice?: string
  /** What the answering page has to know beside the figures: treatment and city, by slug. */
  readonly about?: Readonly<Record<string, string>>
}

export function EmiCalculatorClient({ viewModel, amountNotice, about }: EmiCalculatorClientProps) {
  const ofVisit = usePriceOfVisit(viewModel, amountNotice !== undefined)
  return (
    <Calculator
      viewModel={viewModel}
      title={copy.title}
      action="/calculate/emi"
      hidden={about}
      fields={fieldsWith(amountNotice ?? ofVisit ?? copy.amountHint)}
      submit={copy.submit}
      fetchMachine={fetchMachine}
      drawResult={(result) => <EmiResult result={result} />}
      goesAlong={(result) => ({ estimate: loanSentence(result) })}
    />
  )
}

/**
 * Fills in the price of the visit's treatment after hydration, and follows the visit until the visitor changes the
 * amount.
 * @returns note about the price; undefined if unknown
 */
function usePriceOfVisit(
  { id, values }: CalculatorViewModel<Result, null>,
  hasNotice: boolean,
): string | undefined {
  const { topics } = useVisitContext()
  const [text, setText] = useState<string>()
  const ours = useRef(values.amount ?? '')
  useEffect(() => {
    const form = document.getElementById(id)
    if (hasNotice || !topics.treatment || !(form instanceof HTMLFormElement)) return setText(undefined)
    let isWanted = true
    void import('./priceOfVisit').then(
      async ({ placePrice }) => {
        const placed = await placePrice(form, topics, ours.current)
        if (!isWanted) return
        ours.current = placed?.ours ?? ours.current
        setText(placed?.text)
      },
      // The amount to try stays.
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [id, hasNotice, topics])
  return text
}
