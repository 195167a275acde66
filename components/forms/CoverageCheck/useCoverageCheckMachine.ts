import { useActor } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { focusable, valueOf, listenToForm, onlyChanges } from '@/components/forms/formElements'
import type { FieldOption } from '@/components/forms/LeadForm/leadFormViewModel'
import type { FormMachineProps } from '@/components/forms/useTakeover'
import { coverageStepOf, type CoverageStep } from '@/machines/coverageCheck/coverageCheck.labels'
import {
  COVERAGE_QUESTIONS,
  type CoverageAnswers,
  nextCoverageQuestion,
  type CoverageQuestion,
} from '@/model/calculators/coverageCheck'
import type { PageContext } from '@/model/page/pageContext'
import { liveCoverageCheck } from './coverageCheck.actors'

export type CoverageCheckState = {
  readonly step: CoverageStep
  /** Questions marked as unanswered. */
  readonly missing: readonly CoverageQuestion[]
  /** Whether its machine runs. */
  readonly live: boolean
  /** Shown after the machine has failed. */
  readonly notice?: string
}

/** Serialisable, for the browser. */
export type CoverageCheckViewModel = {
  readonly page: PageContext
  readonly answers: CoverageAnswers
  readonly isAnswered: boolean
  readonly isIncomplete: boolean
  readonly options: Readonly<Record<CoverageQuestion, readonly FieldOption[]>>
  readonly start: CoverageCheckState
}

/** Runs the machine on the form. */
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

  // In the commit that takes over, so that no submission is lost.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const tell = onlyChanges(known, (question: CoverageQuestion, value) =>
      send({ type: 'answer.changed', question, value }),
    )
    // Prefilled fields cause no event.
    const tellAll = () => COVERAGE_QUESTIONS.forEach((question) => tell(question, valueOf(element, question)))
    const submit = () => {
      tellAll()
      wasSubmitted.current = true
      send({ type: 'form.submitted' })
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'page.returned' })
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('focusin', tellAll, { signal })
    window.addEventListener('pageshow', onShow, { signal })
    tellAll()
    const stop = listenToForm(element, submitted, { onInput: tellAll, onSubmit: submit })
    return () => {
      stop()
      listening.abort()
    }
  }, [form, submitted, send])

  useLayoutEffect(() => {
    const { context, value } = snapshot
    const missing = context.isIncomplete
      ? COVERAGE_QUESTIONS.filter((question) => context.answers[question] === '')
      : []
    onState({ step: coverageStepOf(value), missing, live: true })
  }, [snapshot, onState])

  // Focuses the first unanswered question after a submission.
  useEffect(() => {
    if (!wasSubmitted.current) return
    wasSubmitted.current = false
    const next = nextCoverageQuestion(known.current)
    if (next && form.current) focusable(form.current, next)?.focus()
  })
}
