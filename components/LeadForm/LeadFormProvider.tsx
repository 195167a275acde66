import { fromPromise } from 'xstate'
import { PRIVACY_NOTICE_VERSION } from '@/content/privacyNotice'
import { type SubmitLeadInput, leadFormMachine } from '@/machines/leadForm/leadForm.machine'
import { crmRecordFromLead } from '@/model/crmRecord'
import { completeLead } from '@/model/lead'
import type { LeadFormConfiguration } from '@/model/leadForm'
import { leadFromForm } from '@/model/leadFromForm'
import { thankYouAddress } from '@/model/thankYouAddress'
import { prefetchHttpClient } from '@/services/apiCall'
import { keepLeadId } from '@/services/keptLead'
import { createLead, sendLeadToCrm } from '@/services/lead'
import { currentTracking } from '@/services/visit'
import type { LeadFormPage } from './leadFormPlan'

/** What of a form is not in its fields, read when it is sent. */
export type FormSurroundings = {
  readonly whatsappConsent: boolean
  readonly honeypot: string
  /** From first touch to submission, in milliseconds. */
  readonly fillMs: number
}

export type LiveLeadFormInput = {
  readonly page: LeadFormPage
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

/**
 * The lead form's machine with its calls and effects. It is provided once a form, not once a module, because what the
 * lead says of its page and visit belongs to the form; the visit is read here, so that a repeated try sends the same.
 */
export function liveLeadForm({ page, configured, redirect, surroundings, closeModal }: LiveLeadFormInput) {
  const tracking = currentTracking()

  const submitLead = async ({ values, spec, idempotencyKey }: SubmitLeadInput) => {
    const { whatsappConsent, honeypot, fillMs } = surroundings()
    const body = leadFromForm({ spec, values, page, tracking: tracking.last })
    const extras = {
      whatsappConsent,
      privacyNotice: { version: PRIVACY_NOTICE_VERSION, language: page.language },
      configured,
      firstTouch: tracking.first,
      signals: { honeypot, fillMs },
    }
    // The consent is no field of the machine: with it the content is another one, and so is its key.
    const key = whatsappConsent ? `${idempotencyKey}-consent` : idempotencyKey
    const created = await createLead(body, extras, key)
    sendLeadToCrm(created.leadId, crmRecordFromLead(completeLead(body, { now: new Date(), ip: '' })))
    return created
  }

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
        browser.goTo(thankYouAddress({ ...page, mobile: values.mobile ?? '' })),
    },
  })
}

/** An unguessable name for one form's life: its idempotency keys begin with it. */
export const newFormId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// The HTTP client is fetched while the visitor fills in the form, so that sending does not wait for it.
prefetchHttpClient()
