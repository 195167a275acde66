'use client'

import { useActor } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { focusable, valueOf, listenToForm, onlyChanges } from '@/components/forms/formElements'
import type { FormMachineProps } from '@/components/forms/useTakeover'
import type { CalculatorMachine } from '@/machines/calculators/calculatorMachine'
import type { CalculatorValues } from '@/model/calculators/calculation'
import { type CalculatorState, type CalculatorViewModel, resultId } from './calculatorState'

type Props<Result, Basis> = FormMachineProps<CalculatorViewModel<Result, Basis>, CalculatorState<Result>>

/** The hook that drives a calculator's machine by what happens to its form. */
export const calculatorHook = <Result, Basis>(machine: CalculatorMachine<Result, Basis>) =>
  function useCalculatorMachine({ viewModel, form, submitted, onState }: Props<Result, Basis>): void {
    const names = Object.keys(viewModel.values)
    const [input] = useState(() => ({ values: viewModel.values, basis: viewModel.basis }))
    const [snapshot, send, actor] = useActor(machine, { input, ...inspected() })
    const known = useRef<CalculatorValues>(viewModel.values)
    const isOwn = useRef(viewModel.start.isOwn)
    const wasSubmitted = useRef(false)

    // In the commit that takes the form over, so that no submission falls between two listeners.
    useLayoutEffect(() => {
      const element = form.current
      if (!element) return
      const tell = onlyChanges(known, (field: string, value) => {
        isOwn.current = true
        send({ type: 'field.changed', field, value })
      })
      // Autofill and restored pages change fields without an event: read their values.
      const tellAll = () => names.forEach((field) => tell(field, valueOf(element, field)))
      const submit = () => {
        tellAll()
        isOwn.current = true
        wasSubmitted.current = true
        send({ type: 'form.submitted' })
      }
      // A page that opens with a result asks for it at once.
      if (viewModel.start.result) send({ type: 'form.submitted' })
      tellAll()
      return listenToForm(element, submitted, { onInput: tellAll, onSubmit: submit })
      // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the view model of a page does not change
    }, [])

    const { errors, result } = snapshot.context
    useLayoutEffect(() => {
      onState({ errors, result, isOwn: isOwn.current, live: true })
    }, [snapshot, errors, result, onState])

    // After a click on the button: the first field that is wrong takes the focus, or the result comes into sight.
    useEffect(() => {
      if (!wasSubmitted.current) return
      wasSubmitted.current = false
      // Asked of the machine itself: a click from before this code was there is answered after this rendering.
      const wrong = names.find((name) => actor.getSnapshot().context.errors[name])
      if (wrong && form.current) focusable(form.current, wrong)?.focus()
      else document.getElementById(resultId(viewModel.id))?.scrollIntoView({ block: 'nearest' })
    })
  }
