import type { FormHTMLAttributes, Ref } from 'react'
import { LeadFormField } from '@/components/LeadForm/LeadFormField'
import { Consent, Honeypot, Linked, Notice } from '@/components/LeadForm/LeadFormView'
import { fillGaps } from '@/content/messages/messages'
import { QUESTIONS, isQuestion } from '@/machines/guidedEnquiry/guidedEnquiry.questions'
import { thankYouAddress } from '@/model/thankYouAddress'
import type { GuidedEnquiryPlan, GuidedEnquiryState } from './guidedEnquiryPlan'

type Drawn = { readonly plan: GuidedEnquiryPlan; readonly state: GuidedEnquiryState }

/** Id of the review's heading, which takes the focus when the last answer is given. */
export const REVIEW_ID = 'chat-review'

/** One question: its control while it is asked (and in the plain form), else what was answered. */
function Turn({ plan, state, at }: Drawn & { readonly at: GuidedEnquiryPlan['questions'][number] }) {
  const { question, field, name } = at
  const { step } = state
  const answer = state.answers[question]
  const isSaid = step !== question && answer !== undefined
  const isWhole = step === 'whole'
  const { words, form } = plan
  return (
    <li data-question={question} hidden={!isWhole && step !== question && !isSaid}>
      {isSaid && (
        <div className="said">
          <p className="question">{field.label}</p>
          <p className="answer">
            <span className="off-screen">{words.answered} </span>
            {answer}
          </p>
          {step === 'reviewing' && (
            <button type="button" className="change" name="change" value={question}>
              {words.change} <span className="off-screen">{name}</span>
            </button>
          )}
        </div>
      )}
      <div className="ask" hidden={!isWhole && step !== question}>
        <LeadFormField
          formId={form.id}
          field={field}
          optionalHint={form.words.optional}
          error={state.errors[field.key]}
        />
      </div>
    </li>
  )
}

const Buttons = ({ plan, state }: Drawn) => {
  const { words, form } = plan
  const texts = { next: words.next, submit: words.submit, submitting: form.words.submitting }
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
          {words.back}
        </button>
      )}
    </div>
  )
}

/** Where the conversation stands; polite, because the focus moves to the question itself. */
const Progress = ({ plan, state }: Drawn) => (
  <p className="progress numbers" role="status">
    {isQuestion(state.step) &&
      fillGaps(plan.words.progress, { number: QUESTIONS.indexOf(state.step) + 1, total: QUESTIONS.length })}
  </p>
)

const Review = ({ words }: { readonly words: GuidedEnquiryPlan['words'] }) => (
  <div className="review">
    <h2 id={REVIEW_ID} tabIndex={-1}>
      {words.reviewTitle}
    </h2>
    <p>{words.reviewLead}</p>
  </div>
)

const Sent = ({ plan }: { readonly plan: GuidedEnquiryPlan }) => (
  <div className="review" role="status">
    <p className="thanks">{plan.words.sentTitle}</p>
    <p>
      <a href={thankYouAddress({ ...plan.form.page, mobile: '' })}>{plan.words.sentLink}</a>
    </p>
  </div>
)

export type GuidedEnquiryViewProps = Drawn & {
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: Pick<FormHTMLAttributes<HTMLFormElement>, 'onFocus' | 'onInput' | 'onSubmit'>
}

/**
 * The guided enquiry as it is drawn on the server, a form of five questions, and again for each state of the machine,
 * which asks them one at a time. The controls stay the same elements and keep what was typed themselves.
 */
export function GuidedEnquiryView({ plan, state, formRef, handlers }: GuidedEnquiryViewProps) {
  const { form, words } = plan
  const { step } = state
  const isSent = step === 'sent'
  const showsAll = step === 'whole' || step === 'reviewing' || step === 'sending'
  return (
    <form
      {...handlers}
      ref={formRef}
      id={form.id}
      method="post"
      action="/enquiry"
      acceptCharset="utf-8"
      noValidate
      aria-label={words.conversation}
      aria-busy={step === 'sending' || undefined}
      data-guided-enquiry={step}
      data-live={state.live ? 'true' : undefined}
      data-open={state.notice ? 'true' : undefined}
    >
      {form.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <Honeypot plan={form} />
      <ol className="talk">
        {plan.questions.map((at) => (
          <Turn key={at.question} plan={plan} state={state} at={at} />
        ))}
      </ol>
      {(step === 'reviewing' || step === 'sending') && <Review words={words} />}
      {isSent && <Sent plan={plan} />}
      <div className="form-foot" hidden={isSent}>
        <div className="agree" hidden={!showsAll}>
          <Consent plan={form} />
        </div>
        <Notice plan={form} state={state} />
        <Buttons plan={plan} state={state} />
        <Progress plan={plan} state={state} />
        <p className="small-print">
          <Linked text={form.words.terms} /> <Linked text={form.words.privacy} />
        </p>
      </div>
    </form>
  )
}
