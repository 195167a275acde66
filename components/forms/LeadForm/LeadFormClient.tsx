'use client'

import { useState, type FormHTMLAttributes, type ReactNode, type Ref } from 'react'
import { usePrefill } from '@/components/forms/usePrefill'
import { useTakeover } from '@/components/forms/useTakeover'
import { type LeadFormViewModel, controlId, elementId, type LeadFormState } from './leadFormViewModel'
import { hiddenIn, withTexts } from './optionLists'
import { FormTerms } from '@/components/ui/FormTerms'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { ProblemLink } from '@/components/ui/ProblemLink'
import { formFrameCopy } from '@/content/copy/formFrame'
import { HONEYPOT_NAME } from '@/model/lead/honeypot'
import { otherLeadType } from '@/model/lead/leadTypes'
import type { PrefillNotice } from '@/components/forms/prefillForm'
import { LeadFormField } from './LeadFormField'

type LeadFormClientProps = {
  readonly viewModel: LeadFormViewModel
  /** Opened in a modal. */
  readonly isOpened?: boolean
  readonly fetchesCities?: boolean
}

/** The plain lead form, taken over at the first touch. */
export function LeadFormClient({ viewModel: sent, isOpened, fetchesCities }: LeadFormClientProps) {
  const [viewModel, setViewModel] = useState<LeadFormViewModel>(() => ({
    ...sent,
    fields: withTexts(sent.fields, sent.id),
    hidden: sent.hidden ?? hiddenIn(sent.id),
  }))
  const { state, formRef, handlers, machine } = useTakeover({
    viewModel,
    start: {
      live: false,
      busy: false,
      errors: viewModel.refused?.errors ?? {},
      notice: viewModel.refused?.notice ?? '',
      contact: Boolean(viewModel.refused?.notice),
    },
    fetchMachine: async () => {
      const { useLeadFormMachine, hydrateOptions, fetchCityOptions, withCities } =
        await import('./useLeadFormMachine')
      setViewModel((plain) => ({ ...plain, fields: hydrateOptions(plain.fields, plain.page.language) }))
      if (fetchesCities)
        void fetchCityOptions(sent.page.language).then((cities) =>
          setViewModel((short) => ({ ...short, fields: withCities(short.fields, cities) })),
        )
      return useLeadFormMachine
    },
    isOpened,
    waiting: (before) => ({ ...before, busy: true }),
    failed: (before) => ({ ...before, busy: false, notice: wordsOf(viewModel).loadFailed, contact: true }),
    broken: (before, notice) => ({ ...before, live: false, busy: false, notice, contact: true }),
  })
  const prefillNotice = usePrefill(formRef, viewModel.fields, viewModel.page)

  return (
    <>
      <LeadFormView
        viewModel={viewModel}
        state={state}
        formRef={formRef}
        handlers={handlers}
        prefillNotice={prefillNotice}
      />
      {machine}
    </>
  )
}

const wordsOf = ({ page }: LeadFormViewModel) => formFrameCopy[page.language]

/** Terms and privacy notice below the button. */
export const SmallPrint = ({ viewModel: { page } }: { readonly viewModel: LeadFormViewModel }) => (
  <FormTerms language={page.language} isOfCompany={otherLeadType(page.leadType) !== undefined} />
)

/** For programs: off the screen, out of the tab order and not read aloud. */
export const Honeypot = ({ viewModel }: { readonly viewModel: LeadFormViewModel }) => (
  <div className="out-of-sight" aria-hidden="true">
    <label htmlFor={elementId(viewModel.id, HONEYPOT_NAME)}>{wordsOf(viewModel).honeypot}</label>
    <input
      id={elementId(viewModel.id, HONEYPOT_NAME)}
      name={HONEYPOT_NAME}
      type="text"
      tabIndex={-1}
      autoComplete="off"
    />
  </div>
)

export const Consent = ({ viewModel }: { readonly viewModel: LeadFormViewModel }) => (
  <label className="consent" htmlFor={elementId(viewModel.id, 'consent')}>
    <input
      id={elementId(viewModel.id, 'consent')}
      type="checkbox"
      name="whatsappConsent"
      value="yes"
      defaultChecked={viewModel.whatsappConsent}
    />
    <span>{wordsOf(viewModel).whatsappConsent}</span>
  </label>
)

/** Call and WhatsApp links, unless the page switches them off. */
function OtherWays({ viewModel }: { readonly viewModel: LeadFormViewModel }) {
  const { callHref, whatsappHref } = viewModel
  if (!callHref && !whatsappHref) return null
  const copy = wordsOf(viewModel)
  return (
    <>
      <p>{copy.otherWays}</p>
      <p className="contact">
        {callHref && <a href={callHref}>{copy.callLink}</a>}
        {whatsappHref && (
          <a href={whatsappHref} target="_blank" rel="noopener noreferrer">
            {copy.whatsappLink}
          </a>
        )}
      </p>
    </>
  )
}

/** Announced politely, and shown above the button. */
export const Notice = ({
  viewModel,
  state,
  children,
}: {
  readonly viewModel: LeadFormViewModel
  readonly state: Pick<LeadFormState, 'notice' | 'contact'>
  readonly children?: ReactNode
}) => (
  <>
    <div className="notice" role="status" aria-live="polite">
      {state.notice && <p className={state.contact ? 'failed' : undefined}>{state.notice}</p>}
      {children}
      {state.contact && <OtherWays viewModel={viewModel} />}
    </div>
    {state.contact && <ProblemLink language={viewModel.page.language} />}
  </>
)

/** Links to the wrong fields. */
function WrongFields({ viewModel: { id, fields }, state }: Pick<LeadFormViewProps, 'viewModel' | 'state'>) {
  const wrong = fields.filter(({ key }) => state.errors[key])
  if (!state.notice || wrong.length === 0) return null
  return (
    <p className="contact">
      {wrong.map((field) => (
        <a key={field.key} href={`#${controlId(id, field)}`}>
          {field.label}
        </a>
      ))}
    </p>
  )
}

/** The prefilled context, and the way to change it. */
const VisitNotice = ({ notice }: { readonly notice: PrefillNotice }) => (
  <p className="visit" style={{ minHeight: notice.room }}>
    <span>{notice.text}</span>{' '}
    <button type="button" onClick={notice.change}>
      {notice.changeLabel}
    </button>
  </p>
)

/** Attributes for posting, and for styles by state. */
export const enquiryFormAttributes = (
  { id }: LeadFormViewModel,
  { live, notice }: Pick<LeadFormState, 'live' | 'notice'>,
) => ({
  id,
  method: 'post',
  action: '/enquiry',
  acceptCharset: 'utf-8',
  noValidate: true,
  'data-live': live ? 'true' : undefined,
  'data-open': notice ? 'true' : undefined,
})

type LeadFormViewProps = {
  readonly viewModel: LeadFormViewModel
  readonly state: LeadFormState
  /** Replaces the description if the visit has prefilled fields. */
  readonly prefillNotice?: PrefillNotice | null
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: Pick<
    FormHTMLAttributes<HTMLFormElement>,
    'onFocus' | 'onPointerDown' | 'onInput' | 'onSubmit'
  >
}

/** Rendered on the server, and again for each state. The controls are uncontrolled, so takeover changes no value. */
export function LeadFormView({ viewModel, state, prefillNotice, formRef, handlers }: LeadFormViewProps) {
  const Heading = `h${viewModel.headingLevel}` as const
  const headingId = elementId(viewModel.id, 'heading')
  const copy = wordsOf(viewModel)
  return (
    <form
      {...handlers}
      {...enquiryFormAttributes(viewModel, state)}
      ref={formRef}
      tabIndex={-1}
      aria-labelledby={viewModel.heading ? headingId : undefined}
      aria-busy={state.busy || undefined}
      data-lead-form={viewModel.spec.variant}
    >
      {(viewModel.heading || viewModel.description || prefillNotice) && (
        <div className="form-head">
          {viewModel.heading && <Heading id={headingId}>{viewModel.heading}</Heading>}
          {prefillNotice ? (
            <VisitNotice notice={prefillNotice} />
          ) : (
            viewModel.description && <p>{viewModel.description}</p>
          )}
        </div>
      )}
      <HiddenFields values={viewModel.hidden} />
      <Honeypot viewModel={viewModel} />
      <div className="fields">
        {viewModel.fields.map((field) => (
          <LeadFormField
            key={field.key}
            formId={viewModel.id}
            field={field}
            optionalHint={copy.optional}
            error={state.errors[field.key]}
          />
        ))}
      </div>
      <div className="form-foot">
        <Consent viewModel={viewModel} />
        <Notice viewModel={viewModel} state={state}>
          <WrongFields viewModel={viewModel} state={state} />
        </Notice>
        <button type="submit" aria-disabled={state.busy || undefined}>
          {state.busy ? copy.submitting : (viewModel.submit ?? copy.submit)}
        </button>
        <SmallPrint viewModel={viewModel} />
      </div>
    </form>
  )
}
