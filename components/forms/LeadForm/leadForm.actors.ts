import { fromPromise } from 'xstate'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { type SubmitLeadInput, leadFormMachine } from '@/machines/leadForm/leadForm.machine'
import { type CalculatorResult, calculatorResultForCrm } from '@/model/calculators/calculatorResult'
import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { normaliseLead } from '@/model/lead/lead'
import type { LeadFormConfiguration } from '@/model/lead/leadForm'
import { leadFromForm } from '@/model/lead/leadFromForm'
import { otherLeadType } from '@/model/lead/leadTypes'
import { thankYouAddress } from '@/model/page/thankYouAddress'
import { toFailure } from '@/model/failure'
import { track } from '@/services/analytics'
import { keepLeadId } from '@/services/keptLead'
import { expectCall } from '@/services/httpClient'
import { createLead, sendLeadToCrm } from '@/services/lead'
import { currentTracking } from '@/services/visit'
import { type PageContext, leadDepartment } from '@/model/page/pageContext'

/** What of a form is not in its fields, read when it is sent. */
export type FormSurroundings = {
  readonly whatsappConsent: boolean
  readonly honeypot: string
  /** From first touch to submission, in milliseconds. */
  readonly fillMs: number
  /** What the page's calculators found. */
  readonly calculatorResult?: CalculatorResult
}

export type LiveLeadFormInput = {
  readonly page: PageContext
  readonly configured?: LeadFormConfiguration
  readonly redirect?: string
  readonly surroundings: () => FormSurroundings
  readonly closeModal: () => void
}

/** Where the browser goes; a test looks on here instead of leaving its page. */
export const browser = {
  goTo: (address: string): void => location.assign(address),
  openTab: (address: string): void => {
    window.open(address, '_blank', 'noopener')
  },
}

/** The place of a text among those that came before; a new one is added to them. */
function placeOf(text: string, before: string[]): number {
  if (!before.includes(text)) before.push(text)
  return before.indexOf(text)
}

/**
 * How answers become a lead. What the lead says of its page and visit belongs to the form; the visit is read here, so
 * that a repeated try sends the same.
 */
export function leadSender({
  page,
  configured,
  surroundings,
}: Pick<LiveLeadFormInput, 'page' | 'configured' | 'surroundings'>) {
  expectCall()
  const tracking = currentTracking()
  const resultsBefore: string[] = []

  return async ({ values, spec, idempotencyKey }: SubmitLeadInput): Promise<{ leadId: string }> => {
    const { whatsappConsent, honeypot, fillMs, calculatorResult = {} } = surroundings()
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
    // These are no fields of the machine: with them the content is another one, and so is its key.
    const key = [
      idempotencyKey,
      ...(whatsappConsent ? ['consent'] : []),
      ...(hasResult ? [`result${placeOf(JSON.stringify(calculatorResult), resultsBefore)}`] : []),
    ].join('-')
    const facts = { page_type: page.pageType, form_variant: spec.variant }
    track({ event: 'lead_submitted', ...facts })
    const created = await createLead(body, extras, key).catch((error: unknown) => {
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
export function liveLeadForm({ page, configured, redirect, surroundings, closeModal }: LiveLeadFormInput) {
  const submitLead = leadSender({ page, configured, surroundings })

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
