import 'server-only'
import { jsonCall } from '@/server/accounts/accountGuards'
import { correctNumber, submitChildPatient } from './forms/ownEnquiryForms'
import { notePlainVisit } from './forms/plainVisit'
import { submitEnquiry } from './forms/submitEnquiry'
import { submitSurvey } from './intake/surveyAnswers'
import { addSurvey, createLead, handToCrm } from './leadCalls'
import { ADD_SURVEY, CREATE_LEAD, HAND_TO_CRM } from '@/model/calls/leadCalls'
import { PLAIN_VISIT_ADDRESS } from '@/model/page/plainVisitAddress'

/**
 * Calls for leads (specification, section 7). `Idempotency-Key` makes a repetition harmless; createleadzoho hands a
 * lead to the delivery queue (`?leadId=`); survey adds `{ leadId, answers }` to its lead.
 */
export const LEAD_HANDLERS = {
  [CREATE_LEAD.path]: { [CREATE_LEAD.method]: jsonCall(createLead) },
  [ADD_SURVEY.path]: { [ADD_SURVEY.method]: jsonCall(addSurvey) },
  [HAND_TO_CRM.path]: { [HAND_TO_CRM.method]: jsonCall(handToCrm) },

  // The same without JavaScript. Errors are shown at /enquiry/{draft}; a visitor who returns to /enquiry gets the
  // contact page's form.
  '/enquiry': {
    GET: () => new Response(null, { status: 303, headers: { Location: '/contact-us#enquiry' } }),
    POST: submitEnquiry,
  },
  '/enquiry/number': { POST: correctNumber },
  '/enquiry/child': { POST: submitChildPatient },
  [PLAIN_VISIT_ADDRESS]: { GET: notePlainVisit },
  '/survey': { POST: submitSurvey },
} as const
