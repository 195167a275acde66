'use client'

import { useState, type RefObject, useEffect, useRef } from 'react'
import { withLists } from '@/components/forms/LeadForm/optionLists'
import { usePrefill } from '@/components/forms/usePrefill'
import { useTakeover } from '@/components/forms/useTakeover'
import { withFields, type GuidedEnquiryViewModel, type GuidedEnquiryState } from './guidedEnquiryViewModel'
import { GuidedEnquiryView, REVIEW_ID } from './GuidedEnquiryView'
import { focusable } from '@/components/forms/LeadForm/formElements'
import { FIELD_OF_QUESTION, isQuestion } from '@/machines/guidedEnquiry/guidedEnquiry.questions'

const WHOLE: GuidedEnquiryState = {
  live: false,
  step: 'whole',
  button: 'submit',
  canGoBack: false,
  turn: 0,
  answers: {},
  errors: {},
  notice: '',
  contact: false,
}

/** The plain form, which the machine takes over as soon as its code is there: the chat is what the page is for. */
export function GuidedEnquiryClient({ viewModel: sent }: { readonly viewModel: GuidedEnquiryViewModel }) {
  const [viewModel, setViewModel] = useState(() =>
    withFields(sent, (fields) => withLists(fields, sent.form.id)),
  )
  const { state, formRef, handlers, machine } = useTakeover({
    viewModel,
    start: WHOLE,
    fetchMachine: async () => {
      const { useGuidedEnquiryMachine, withWholeLists } = await import('./useGuidedEnquiryMachine')
      const { language } = viewModel.form.page
      setViewModel((plain) => withFields(plain, (fields) => withWholeLists(fields, language)))
      return useGuidedEnquiryMachine
    },
    isNeeded: true,
    failed: () => ({ ...WHOLE, notice: viewModel.form.copy.loadFailed, contact: true }),
  })
  useFocusOnTurn(state, formRef)
  const said = usePrefill(formRef, viewModel.questions, viewModel.form.page)

  return (
    <>
      <GuidedEnquiryView
        viewModel={viewModel}
        state={state}
        said={said?.text}
        formRef={formRef}
        handlers={handlers}
      />
      {machine}
    </>
  )
}

/**
 * The focus goes with the conversation: to the question that is asked (or whose answer is wrong), then to the review.
 * It stays where it is when the chat takes the form over and when sending fails, which the notice says.
 */
function useFocusOnTurn({ step, turn }: GuidedEnquiryState, form: RefObject<HTMLFormElement | null>): void {
  const before = useRef({ step, turn })
  // After the step was drawn: what is hidden takes no focus.
  useEffect(() => {
    const former = before.current
    before.current = { step, turn }
    if (turn === 0 || (former.step === step && former.turn === turn)) return
    if (isQuestion(step)) {
      if (form.current) focusable(form.current, FIELD_OF_QUESTION[step])?.focus()
    } else if (step === 'reviewing' && former.step !== 'sending') document.getElementById(REVIEW_ID)?.focus()
  }, [step, turn, form])
}
