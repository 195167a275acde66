import { fromPromise, type SnapshotFrom } from 'xstate'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { type SubmitLeadInput, leadFormMachine } from '@/machines/leadForm/leadForm.machine'
import { calculatorResultForCrm } from '@/model/calculators/calculatorResult'
import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { normaliseLead } from '@/model/lead/lead'
import type { LeadFormConfiguration } from '@/model/lead/leadForm'
import { leadFromForm, leadDepartment } from '@/model/lead/leadFromForm'
import { otherLeadType } from '@/model/lead/leadTypes'
import { thankYouAddress } from '@/model/page/thankYouAddress'
import { toFailure } from '@/model/failure'
import { track } from '@/services/analytics'
import { keepLeadId } from '@/services/keptLead'
import { expectCall } from '@/services/httpClient'
import { createLead, isUnproven, sendLeadToCrm } from '@/services/lead'
import { browser } from '@/services/browser'
import { currentTracking } from '@/services/visit'
import type { PageContext } from '@/model/page/pageContext'
import { useActor } from '@xstate/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import {
  newFormId,
  calculatorResultOnPage,
  focusable,
  surroundingsOf,
  onlyChanges,
  valueOf,
  valuesOf,
  writeChanged,
} from '@/components/forms/formElements'
import type { FormMachineProps } from '@/components/forms/useTakeover'
import { leadFormCopy, type LeadFormCopy, validationCopy } from '@/content/copy/leadForm'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import type { LeadFormViewModel, LeadFormState } from './leadFormViewModel'
import { errorsInWords } from './errorsInWords'
import { listenToLeadForm, readMobileField } from './mobileInput'

export type LiveLeadFormInput = {
  readonly page: PageContext
  readonly configured?: LeadFormConfiguration
  readonly redirect?: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly closeModal: () => void
}

/** The form posts itself, as without JavaScript; the page is left. */
function postPlainly(form: HTMLFormElement | null): Promise<never> {
  form?.submit()
  return new Promise(() => {})
}

/**
 * How answers become a lead. What the lead says of its page and visit belongs to the form; the visit is read here, so
 * that a repeated try sends the same. Where the browser keeps no cookies, no call is taken: the form posts itself.
 */
export function leadSender({
  page,
  configured,
  form,
}: Pick<LiveLeadFormInput, 'page' | 'configured' | 'form'>) {
  expectCall()
  const tracking = currentTracking()

  return async ({
    values,
    surroundings,
    spec,
    idempotencyKey,
  }: SubmitLeadInput): Promise<{ leadId: string }> => {
    const { whatsappConsent, honeypot, fillMs, calculatorResult = {} } = surroundings
    const body = leadFromForm({ spec, values, page, tracking: tracking.last, calculatorResult })
    const crm = calculatorResultForCrm(calculatorResult)
    const hasResult = Object.keys(calculatorResult).length > 0
    const extras = {
      whatsappConsent,
      privacyNotice: { version: PRIVACY_NOTICE_VERSION, language: page.language },
      configured,
      crm: hasResult ? crm : undefined,
      firstTouch: tracking.first,
      signals: { honeypot, fillMs },
    }
    const facts = { page_type: page.pageType, form_variant: spec.variant }
    track({ event: 'lead_submitted', ...facts })
    const created = await createLead(body, extras, idempotencyKey).catch((error: unknown) => {
      if (isUnproven(error)) return postPlainly(form.current)
      track({ event: 'lead_failed', reason: toFailure(error).kind, ...facts })
      throw error
    })
    track({ event: 'lead_succeeded', ...facts })
    // The CRM's record is a patient's; what partners and applicants send goes by the queue alone.
    if (!otherLeadType(page.leadType))
      sendLeadToCrm(created.leadId, crmRecordFromLead(normaliseLead(body, { now: new Date(), ip: '' }), crm))
    return created
  }
}

/** The lead form's machine with its calls and effects, provided once a form, not once a module. */
function liveLeadForm({ page, configured, redirect, form, closeModal }: LiveLeadFormInput) {
  const submitLead = leadSender({ page, configured, form })

  return leadFormMachine.provide({
    actors: {
      submitLead: fromPromise<{ leadId: string }, SubmitLeadInput>(({ input }) => submitLead(input)),
    },
    actions: {
      keepLeadId: (_, { leadId }) => keepLeadId(leadId),
      closeModal,
      openRedirect: () => {
        if (redirect) browser.openTab(redirect)
      },
      goToThankYou: (_, { values }) =>
        browser.goTo(
          thankYouAddress({
            ...page,
            department: leadDepartment(page, values.treatment),
            mobile: values.mobile ?? '',
          }),
        ),
    },
  })
}

export { withWholeLists } from './countryOptions'

type Snapshot = SnapshotFrom<typeof leadFormMachine>

const keysOf = (viewModel: LeadFormViewModel): FieldKey[] => [
  'countryCode',
  ...viewModel.fields.map((field) => field.key),
]

/** What the form shows in a state of its machine. */
function leadFormState(snapshot: Snapshot, copy: LeadFormCopy): LeadFormState {
  const { errors, failure } = snapshot.context
  const hasFailed = failure !== null && failure.kind !== 'invalid'
  return {
    live: true,
    busy: snapshot.hasTag('busy'),
    errors: errorsInWords(errors, copy.validation),
    notice: hasFailed
      ? `${copy.failure[failure.kind]} ${copy.failure.valuesKept}`
      : Object.keys(errors).length
        ? copy.failure.invalid
        : '',
    contact: hasFailed,
  }
}

/** The machine behind a lead form: sends it what happens to the form that is there, and reports what to show. */
export function useLeadFormMachine({
  viewModel,
  form,
  submitted,
  touchedAt,
  onState,
}: FormMachineProps<LeadFormViewModel, LeadFormState>): void {
  const [begun] = useState(() => performance.now())
  const [copy] = useState((): LeadFormCopy => {
    const { language, leadType } = viewModel.page
    return { ...leadFormCopy[language], validation: validationCopy(language, leadType) }
  })
  const [machine] = useState(() =>
    liveLeadForm({
      page: viewModel.page,
      configured: viewModel.configured,
      redirect: viewModel.redirect,
      form,
      closeModal: () => form.current?.closest('dialog')?.close(),
    }),
  )
  const [input] = useState(() => ({
    spec: viewModel.spec,
    formId: newFormId(),
    values: form.current ? valuesOf(form.current, keysOf(viewModel)) : {},
  }))
  const [snapshot, send, actor] = useActor(machine, { input, ...inspected() })
  const known = useRef<FormValues>(input.values)
  const focusesError = useRef(false)

  // In the commit that takes the form over, so that no submission falls between two listeners.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const sync = onlyChanges(known, (field: FieldKey, value) => send({ type: 'field.changed', field, value }))
    // Autofill and restored pages may change a field without an event: what stands there counts.
    const syncAll = () => {
      readMobileField(element)
      for (const key of keysOf(viewModel)) sync(key, valueOf(element, key))
    }
    const submit = () => {
      syncAll()
      focusesError.current = true
      const surroundings = {
        ...surroundingsOf(element, touchedAt.current || begun),
        calculatorResult: calculatorResultOnPage(),
      }
      send({ type: 'form.submitted', surroundings })
    }
    syncAll()
    return listenToLeadForm(element, submitted, {
      keys: keysOf(viewModel),
      onField: sync,
      onSubmit: submit,
    })
  }, [viewModel, form, submitted, touchedAt, begun, send])

  // What the machine changed by itself: the excluded one of treatment and condition, the emptied form.
  useLayoutEffect(() => {
    const { values } = snapshot.context
    writeChanged(form.current, keysOf(viewModel), values, known.current)
    known.current = values
  }, [snapshot.context, viewModel, form])

  useLayoutEffect(() => onState(leadFormState(snapshot, copy)), [snapshot, copy, onState])

  // After a submission that found something wrong, the first field that is wrong takes the focus.
  useEffect(() => {
    // Asked of the machine itself: a submission from before this code was there is answered after this rendering.
    const now = actor.getSnapshot()
    if (!focusesError.current || now.hasTag('busy')) return
    focusesError.current = false
    const wrong = viewModel.fields.find((field) => now.context.errors[field.key])
    if (wrong && form.current) focusable(form.current, wrong.key)?.focus()
  }, [snapshot, actor, viewModel, form])
}
