import { type RefObject, useEffect, useRef } from 'react'
import { focusable } from '@/components/forms/LeadForm/formElements'
import { FIELD_OF_QUESTION, isQuestion } from '@/machines/guidedEnquiry/guidedEnquiry.questions'
import { REVIEW_ID } from './GuidedEnquiryView'
import type { GuidedEnquiryState } from './guidedEnquiryViewModel'

/**
 * The focus goes with the conversation: to the question that is asked (or whose answer is wrong), then to the review.
 * It stays where it is when the chat takes the form over and when sending fails, which the notice says.
 */
export function useFocusOnTurn(
  { step, turn }: GuidedEnquiryState,
  form: RefObject<HTMLFormElement | null>,
): void {
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
