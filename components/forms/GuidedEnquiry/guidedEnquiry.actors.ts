import { fromPromise } from 'xstate'
import { leadSender, type LiveLeadFormInput } from '@/components/forms/LeadForm/leadForm.actors'
import { guidedEnquiryMachine } from '@/machines/guidedEnquiry/guidedEnquiry.machine'
import type { SubmitLeadInput } from '@/machines/leadForm/leadForm.machine'
import { thankYouAddress } from '@/model/page/thankYouAddress'
import { browser } from '@/services/browser'
import { keepLeadId } from '@/services/keptLead'

/** The guided enquiry's machine with its call and effects, as the lead form's. */
export function liveGuidedEnquiry(input: Pick<LiveLeadFormInput, 'page' | 'configured' | 'form'>) {
  const submitLead = leadSender(input)

  return guidedEnquiryMachine.provide({
    actors: {
      submitLead: fromPromise<{ leadId: string }, SubmitLeadInput>(({ input: lead }) => submitLead(lead)),
    },
    actions: {
      keepLeadId: (_, { leadId }) => keepLeadId(leadId),
      goToThankYou: (_, { values }) =>
        browser.goTo(thankYouAddress({ ...input.page, mobile: values.mobile ?? '' })),
    },
  })
}
