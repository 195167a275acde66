'use client'

import { type ComponentType, type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { CalculatorViewModel, CalculatorState } from './calculatorState'

/** The machine behind a calculator: it draws nothing, it listens to the form and reports the state. */
export type CalculatorLiveProps<Result, Basis> = {
  readonly viewModel: CalculatorViewModel<Result, Basis>
  readonly form: RefObject<HTMLFormElement | null>
  /** Whether the visitor sent the form before this code was there. */
  readonly submitted: RefObject<boolean>
  readonly onState: (state: CalculatorState<Result>) => void
}

export type CalculatorHandlers = {
  readonly onFocus: () => void
  readonly onPointerDown: () => void
  readonly onInput: () => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The plain form until a visitor first touches it; then its machine takes it over, as with the lead form. When the code
 * cannot be fetched, the form asks the server for the answer.
 */
export function useCalculator<Result, Basis>(
  viewModel: CalculatorViewModel<Result, Basis>,
  fetchLive: () => Promise<ComponentType<CalculatorLiveProps<Result, Basis>>>,
): {
  readonly state: CalculatorState<Result>
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly handlers: CalculatorHandlers
  readonly live: ReactNode
} {
  const form = useRef<HTMLFormElement>(null)
  const loading = useRef(false)
  const submitted = useRef(false)
  const [Live, setLive] = useState<ComponentType<CalculatorLiveProps<Result, Basis>> | null>(null)
  const [state, setState] = useState(viewModel.start)

  const load = () => {
    if (loading.current) return
    loading.current = true
    fetchLive().then(
      (component) => setLive(() => component),
      () => {
        loading.current = false
        if (submitted.current) form.current?.submit()
      },
    )
  }

  return {
    state,
    formRef: form,
    handlers: {
      onFocus: load,
      onPointerDown: load,
      onInput: load,
      onSubmit: (event) => {
        event.preventDefault()
        if (Live) return
        submitted.current = true
        load()
      },
    },
    live: Live && <Live viewModel={viewModel} form={form} submitted={submitted} onState={setState} />,
  }
}
