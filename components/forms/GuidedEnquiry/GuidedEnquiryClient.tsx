'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { withTexts } from '@/components/forms/LeadForm/optionLists'
import { usePrefill } from '@/components/forms/usePrefill'
import { useTakeover } from '@/components/forms/useTakeover'
import { withFields, type GuidedEnquiryViewModel, type GuidedEnquiryState } from './guidedEnquiryViewModel'
import { focusable } from '@/components/forms/formElements'
import { FIELD_OF_QUESTION, isQuestion, QUESTIONS } from '@/machines/guidedEnquiry/guidedEnquiry.questions'
import { LeadFormField } from '@/components/forms/LeadForm/LeadFormField'
import {
  Consent,
  enquiryFormAttributes,
  Honeypot,
  Notice,
  SmallPrint,
} from '@/components/forms/LeadForm/LeadFormClient'
import { formFrameCopy } from '@/content/copy/formFrame'
import { interpolate } from '@/content/copy/interpolate'
import { thankYouAddress } from '@/model/page/thankYouAddress'

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

/**
 * The plain form, taken over as soon as the code has loaded, one question at a time. The controls stay the same
 * elements and keep their values.
 */
export function GuidedEnquiryClient({ viewModel: sent }: { readonly viewModel: GuidedEnquiryViewModel }) {
  const [viewModel, setViewModel] = useState(() =>
    withFields(sent, (fields) => withTexts(fields, sent.form.id)),
  )
  const { state, formRef, handlers, machine } = useTakeover({
    viewModel,
    start: WHOLE,
    fetchMachine: async () => {
      const { useGuidedEnquiryMachine, hydrateOptions } = await import('./useGuidedEnquiryMachine')
      const { language } = viewModel.form.page
      setViewModel((plain) => withFields(plain, (fields) => hydrateOptions(fields, language)))
      return useGuidedEnquiryMachine
    },
    isNeeded: true,
    failed: () => ({
      ...WHOLE,
      notice: formFrameCopy[viewModel.form.page.language].loadFailed,
      contact: true,
    }),
    broken: (_, notice) => ({ ...WHOLE, notice, contact: true }),
  })
  useFocusOnTurn(state, formRef)
  const prefillNotice = usePrefill(formRef, viewModel.questions, viewModel.form.page)

  const { form, copy } = viewModel
  const { step } = state
  const isSent = step === 'sent'
  const showsAll = step === 'whole' || step === 'reviewing' || step === 'sending'
  return (
    <>
      <form
        {...handlers}
        {...enquiryFormAttributes(form, state)}
        ref={formRef}
        aria-label={copy.conversation}
        aria-busy={step === 'sending' || undefined}
        data-guided-enquiry={step}
      >
        <HiddenFields values={form.hidden} />
        <Honeypot viewModel={form} />
        {prefillNotice && <p className="visit">{prefillNotice.text}</p>}
        <ol className="talk">
          {viewModel.questions.map((at) => (
            <Turn key={at.question} viewModel={viewModel} state={state} at={at} />
          ))}
        </ol>
        {(step === 'reviewing' || step === 'sending') && <Review copy={copy} />}
        {isSent && <Sent viewModel={viewModel} />}
        <div className="form-foot" hidden={isSent}>
          <div className="agree" hidden={!showsAll}>
            <Consent viewModel={form} />
          </div>
          <Notice viewModel={form} state={state} />
          <Buttons viewModel={viewModel} state={state} />
          <Progress viewModel={viewModel} state={state} />
          <SmallPrint viewModel={form} />
        </div>
      </form>
      {machine}
    </>
  )
}

/**
 * Moves the focus to the current or wrong question, then to the review. It stays at takeover and when sending
 * fails.
 */
function useFocusOnTurn({ step, turn }: GuidedEnquiryState, form: RefObject<HTMLFormElement | null>): void {
  const before = useRef({ step, turn })
  // After rendering, since hidden elements cannot take the focus.
  useEffect(() => {
    const former = before.current
    before.current = { step, turn }
    if (turn === 0 || (former.step === step && former.turn === turn)) return
    if (isQuestion(step)) {
      if (form.current) focusable(form.current, FIELD_OF_QUESTION[step])?.focus()
    } else if (step === 'reviewing' && former.step !== 'sending') document.getElementById(REVIEW_ID)?.focus()
  }, [step, turn, form])
}

type Drawn = { readonly viewModel: GuidedEnquiryViewModel; readonly state: GuidedEnquiryState }

/** Heading of the review; takes the focus. */
const REVIEW_ID = 'chat-review'

/** A question's control while it is asked and in the plain form, else its answer. */
function Turn({
  viewModel,
  state,
  at,
}: Drawn & { readonly at: GuidedEnquiryViewModel['questions'][number] }) {
  const { question, field, name } = at
  const { step } = state
  const answer = state.answers[question]
  const isAnswered = step !== question && answer !== undefined
  const isWhole = step === 'whole'
  const { copy, form } = viewModel
  return (
    <li data-question={question} hidden={!isWhole && step !== question && !isAnswered}>
      {isAnswered && (
        <div className="answered">
          <p className="question">{field.label}</p>
          <p className="answer">
            <span className="out-of-sight">{copy.answered} </span>
            {answer}
          </p>
          {step === 'reviewing' && (
            <button type="button" className="change" name="change" value={question}>
              {copy.change} <span className="out-of-sight">{name}</span>
            </button>
          )}
        </div>
      )}
      <div className="ask" hidden={!isWhole && step !== question}>
        <LeadFormField
          formId={form.id}
          field={field}
          optionalHint={formFrameCopy[form.page.language].optional}
          error={state.errors[field.key]}
        />
      </div>
    </li>
  )
}

const Buttons = ({ viewModel, state }: Drawn) => {
  const { copy, form } = viewModel
  const texts = {
    next: copy.next,
    submit: copy.submit,
    submitting: formFrameCopy[form.page.language].submitting,
  }
  const isBusy = state.step === 'sending'
  return (
    <div className="buttons">
      <button type="submit" aria-disabled={isBusy || undefined}>
        {state.step === 'whole' ? (
          <>
            <span className="whole">{texts.submit}</span>
            <span className="beginning">{texts.next}</span>
          </>
        ) : (
          texts[state.button]
        )}
      </button>
      {state.canGoBack && (
        <button type="button" className="button" name="back">
          {copy.back}
        </button>
      )}
    </div>
  )
}

/** Announced politely, because the focus moves to the question. */
const Progress = ({ viewModel, state }: Drawn) => (
  <p className="progress numbers" role="status">
    {isQuestion(state.step) &&
      interpolate(viewModel.copy.progress, {
        number: QUESTIONS.indexOf(state.step) + 1,
        total: QUESTIONS.length,
      })}
  </p>
)

const Review = ({ copy }: { readonly copy: GuidedEnquiryViewModel['copy'] }) => (
  <div className="review">
    <h2 id={REVIEW_ID} tabIndex={-1}>
      {copy.reviewTitle}
    </h2>
    <p>{copy.reviewLead}</p>
  </div>
)

const Sent = ({ viewModel }: { readonly viewModel: GuidedEnquiryViewModel }) => (
  <div className="review" role="status">
    <p className="thanks">{viewModel.copy.sentTitle}</p>
    <p>
      <a href={thankYouAddress({ ...viewModel.form.page, mobile: '' })}>{viewModel.copy.sentLink}</a>
    </p>
  </div>
)
