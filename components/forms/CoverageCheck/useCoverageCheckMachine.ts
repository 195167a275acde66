'use client'

import { useActor } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { focusable, valueOf } from '@/components/forms/LeadForm/formElements'
import { listenToForm } from '@/components/forms/listenToForm'
import type { FormMachineProps } from '@/components/forms/useTakeover'
import { coverageStepOf } from '@/machines/coverageCheck/coverageCheck.labels'
import {
  COVERAGE_QUESTIONS,
  type CoverageAnswers,
  nextCoverageQuestion,
} from '@/model/calculators/coverageCheck'
import { liveCoverageCheck } from './coverageCheck.actors'
import type { CoverageCheckState, CoverageCheckViewModel } from './coverageCheckViewModel'

/** The machine behind the coverage check: is told what happens to the form that is there, and reports what to show. */
export function useCoverageCheckMachine({
  viewModel,
  form,
  submitted,
  onState,
}: FormMachineProps<CoverageCheckViewModel, CoverageCheckState>): void {
  const { page, answers, isAnswered, isIncomplete } = viewModel
  const [machine] = useState(() => liveCoverageCheck(page.language))
  const [input] = useState({ answers, found: isAnswered ? answers : null, isIncomplete })
  const [snapshot, send] = useActor(machine, { input, ...inspected() })
  const known = useRef<CoverageAnswers>(answers)
  const wasSubmitted = useRef(false)

  // In the commit that takes the form over, so that no submission falls between two listeners.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    // What was filled in beforehand changes fields without an event: what stands there counts.
    const tellAll = () => {
      for (const question of COVERAGE_QUESTIONS) {
        const value = valueOf(element, question)
        if (known.current[question] === value) continue
        known.current = { ...known.current, [question]: value }
        send({ type: 'answer.changed', question, value })
      }
    }
    const submit = () => {
      tellAll()
      wasSubmitted.current = true
      send({ type: 'form.submitted' })
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'page.returned' })
    }
    element.addEventListener('focusin', tellAll)
    window.addEventListener('pageshow', onShow)
    tellAll()
    const stop = listenToForm(element, submitted, { onInput: tellAll, onSubmit: submit })
    return () => {
      stop()
      element.removeEventListener('focusin', tellAll)
      window.removeEventListener('pageshow', onShow)
    }
  }, [form, submitted, send])

  useLayoutEffect(() => {
    const { context, value } = snapshot
    const missing = context.isIncomplete
      ? COVERAGE_QUESTIONS.filter((question) => context.answers[question] === '')
      : []
    onState({ step: coverageStepOf(value), missing, live: true })
  }, [snapshot, onState])

  // After a click on the button the first question without an answer takes the focus.
  useEffect(() => {
    if (!wasSubmitted.current) return
    wasSubmitted.current = false
    const next = nextCoverageQuestion(known.current)
    if (next && form.current) focusable(form.current, next)?.focus()
  })
}
