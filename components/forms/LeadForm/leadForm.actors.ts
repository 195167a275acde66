import type { RefObject } from 'react'
import { fromPromise } from 'xstate'
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

export type LiveLeadFormInput = {
  readonly page: PageContext
  readonly configured?: LeadFormConfiguration
  readonly redirect?: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly closeModal: () => void
}

/** Posts the form as without JavaScript; the page is left. */
function postPlainly(form: HTMLFormElement | null): Promise<never> {
  form?.submit()
  return new Promise(() => {})
}

/**
 * Creates a lead from answers. Reads the visit here, so that a retry sends the same. Without cookies the form
 * posts itself.
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
    // CRM records are for patients; other leads use the queue only.
    if (!otherLeadType(page.leadType))
      sendLeadToCrm(created.leadId, crmRecordFromLead(normaliseLead(body, { now: new Date(), ip: '' }), crm))
    return created
  }
}

/** The lead form's machine with its calls and effects, for one form. */
export function liveLeadForm({ page, configured, redirect, form, closeModal }: LiveLeadFormInput) {
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
