import type { FormHTMLAttributes, Ref } from 'react'
import { HONEYPOT_NAME } from '@/model/enquiryPost'
import { LeadFormField } from './LeadFormField'
import { elementId, type LeadFormPlan, type LeadFormState, type LinkedText } from './leadFormPlan'

export const Linked = ({ text }: { readonly text: LinkedText }) => (
  <>
    {text.before}
    <a href={text.href}>{text.link}</a>
    {text.after}
  </>
)

/** Only programs fill this in: it is off the screen, out of the tab order and not read aloud. */
export const Honeypot = ({ plan }: { readonly plan: LeadFormPlan }) => (
  <div className="off-screen" aria-hidden="true">
    <label htmlFor={elementId(plan.id, HONEYPOT_NAME)}>{plan.words.honeypot}</label>
    <input
      id={elementId(plan.id, HONEYPOT_NAME)}
      name={HONEYPOT_NAME}
      type="text"
      tabIndex={-1}
      autoComplete="off"
    />
  </div>
)

export const Consent = ({ plan }: { readonly plan: LeadFormPlan }) => (
  <label className="consent" htmlFor={elementId(plan.id, 'consent')}>
    <input
      id={elementId(plan.id, 'consent')}
      type="checkbox"
      name="whatsappConsent"
      value="yes"
      defaultChecked={plan.whatsappConsent}
    />
    <span>{plan.words.whatsappConsent}</span>
  </label>
)

/** What a screen reader hears without moving, and a person sees above the button. */
export const Notice = ({
  plan,
  state,
}: {
  readonly plan: LeadFormPlan
  readonly state: Pick<LeadFormState, 'notice' | 'contact'>
}) => (
  <div className="notice" role="status" aria-live="polite">
    {state.notice && <p>{state.notice}</p>}
    {state.contact && (
      <p className="contact">
        <a href={plan.callHref}>{plan.words.callLink}</a>
        <a href={plan.whatsappHref} target="_blank" rel="noopener noreferrer">
          {plan.words.whatsappLink}
        </a>
      </p>
    )}
  </div>
)

export type LeadFormViewProps = {
  readonly plan: LeadFormPlan
  readonly state: LeadFormState
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: Pick<
    FormHTMLAttributes<HTMLFormElement>,
    'onFocus' | 'onPointerDown' | 'onInput' | 'onSubmit'
  >
}

/**
 * The lead form as it is drawn on the server, and again for each state of the machine. The controls keep what a
 * visitor typed themselves (they are uncontrolled): taking the form over changes none of them.
 */
export function LeadFormView({ plan, state, formRef, handlers }: LeadFormViewProps) {
  const Heading = `h${plan.headingLevel}` as const
  const headingId = elementId(plan.id, 'heading')
  return (
    <form
      {...handlers}
      ref={formRef}
      id={plan.id}
      method="post"
      action="/enquiry"
      acceptCharset="utf-8"
      noValidate
      tabIndex={-1}
      aria-labelledby={plan.heading ? headingId : undefined}
      aria-busy={state.busy || undefined}
      data-lead-form={plan.spec.variant}
      data-live={state.live ? 'true' : undefined}
      data-open={state.notice ? 'true' : undefined}
    >
      {(plan.heading || plan.description) && (
        <div className="form-head">
          {plan.heading && <Heading id={headingId}>{plan.heading}</Heading>}
          {plan.description && <p>{plan.description}</p>}
        </div>
      )}
      {plan.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <Honeypot plan={plan} />
      <div className="fields">
        {plan.fields.map((field) => (
          <LeadFormField
            key={field.key}
            formId={plan.id}
            field={field}
            optionalHint={plan.words.optional}
            error={state.errors[field.key]}
          />
        ))}
      </div>
      <div className="form-foot">
        <Consent plan={plan} />
        <Notice plan={plan} state={state} />
        <button type="submit" aria-disabled={state.busy || undefined}>
          {state.busy ? plan.words.submitting : plan.words.submit}
        </button>
        <p className="small-print">
          <Linked text={plan.words.terms} /> <Linked text={plan.words.privacy} />
        </p>
      </div>
    </form>
  )
}
