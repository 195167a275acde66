import 'server-only'
import {
  changeConsent,
  deleteAccount,
  downloadData,
  keepSaved,
  leaveSaved,
  logOut,
  tellMe,
  tellSaved,
  tellVisitorId,
  updateProfile,
} from '@/server/accounts/accountCalls'
import { jsonCall } from '@/server/accounts/accountGuards'
import { deleteAvatar, showAvatar, uploadAvatar } from '@/server/accounts/profile/avatar'
import { login, sendCode } from '@/server/accounts/otp/otpCalls'
import { addNote, withdrawEnquiry } from '@/server/accounts/plainForms/plainEnquiries'
import {
  editNumber,
  resendCode,
  takeMobile,
  takeName,
  takeOtp,
} from '@/server/accounts/plainForms/plainLogin'
import {
  endOneLogin,
  endThemAll,
  endTheOthers,
  knowLogins,
  download,
  dropPicture,
  erase,
  leave,
  nameNominee,
  saveCity,
  saveConsent,
  saveProfile,
  dropSaved,
  save,
} from '@/server/accounts/plainForms/plainProfile'
import { sendProofCode, takeProofCode } from '@/server/accounts/plainForms/plainProof'
import { makeAppointment } from '@/server/appointments/bookingCalls'
import { tellCalendar } from '@/server/appointments/calendarCall'
import { cancelOwn, disputeOwn, lateOwn, moveOwn } from '@/server/appointments/forms/ownForms'
import { resendBookingCode, takeCode, takeDetails, takePlace } from '@/server/appointments/forms/bookingForms'
import { cancelAppointment, confirmComing, moveAppointment, tellLate } from '@/server/appointments/ownCalls'
import { dropHold, holdAPlace, tellPlaces } from '@/server/appointments/placeCalls'
import { figureCsv, figurePng } from '@/server/desk/figures/figureCalls'
import { STAFF_HANDLERS } from '@/server/desk/staff/staffHandlers'
import { followLeads } from '@/server/desk/followUp/feedCalls'
import { changeLead, showLead, showLeads, writeNote } from '@/server/desk/followUp/followUpCalls'
import { DAY_FORMS } from '@/server/desk/day/dayForms'
import { FOLLOW_UP_FORMS } from '@/server/desk/followUp/leadForms'
import { CONTENT_HANDLERS } from '@/server/desk/content/contentCalls'
import { UPLOAD_HANDLERS } from '@/server/desk/content/uploadCalls'
import { correctNumber, tellOfChild } from '@/server/leads/forms/ownEnquiryForms'
import { notePlainVisit } from '@/server/leads/forms/plainVisit'
import { submitEnquiry } from '@/server/leads/forms/submitEnquiry'
import { submitSurvey } from '@/server/leads/intake/surveyAnswers'
import { ipLookup, reverseGeocode } from '@/server/geo/geoCalls'
import {
  citiesAnswer,
  cityPlaceAnswer,
  menuAnswer,
  proceduresAnswer,
  specialitiesAnswer,
  treatmentPriceAnswer,
} from '@/server/options/optionAnswers'
import { cityListFromAnywhere, treatmentsFromAnywhere } from '@/server/options/upstreamOptions'
import { searchAnswer } from '@/server/search/site/limitedSearch'
import { answerSitemapIndex } from '@/server/sitemap/sitemapFiles'
import { ok, PageShown, type ShowPage } from '@/server/http/envelope'
import type { GuardedHandler, Handler } from '@/server/http/guardedCall'
import { addSurvey, createLead, handToCrm } from '@/server/leads/leadCalls'
import { takePageFault } from '@/server/metrics/pageFaults'
import {
  DROP_SAVED,
  LIST_SAVED,
  LOG_IN,
  LOG_OUT,
  ME,
  REMOVE_AVATAR,
  SAVE_ITEM,
  SEND_CODE,
  SHOW_AVATAR,
  SIGN_UP,
  UPDATE_PROFILE,
  UPLOAD_AVATAR,
  VISITOR_ID,
} from '@/model/calls/accountCalls'
import { MENU, TREATMENT_PRICE } from '@/model/calls/catalogueCalls'
import { CHANGE_LEAD, FOLLOW_LEADS, LIST_LEADS, SHOW_LEAD, WRITE_NOTE } from '@/model/calls/deskCalls'
import { ADD_SURVEY, CREATE_LEAD, HAND_TO_CRM, XSRF_TOKEN } from '@/model/calls/leadCalls'
import { CITIES, CONDITIONS, SPECIALITIES, TREATMENTS } from '@/model/calls/listCalls'
import { CITY_LIST, CITY_PLACE, REVERSE_GEOCODE } from '@/model/calls/placeCalls'
import { SEARCH } from '@/model/calls/searchCalls'
import { FAULT_PATH } from '@/model/page/faults'
import { TRAFFIC_PATH } from '@/model/page/traffic'
import { PLAIN_VISIT_ADDRESS } from '@/model/page/plainVisitAddress'
import { takePolicyReports } from '@/server/http/policyReports'
import { takeTraffic } from '@/server/traffic/takeTraffic'
import { takeReport } from '@/server/problems/takeReport'
import { answerMetrics } from './metrics/metricsAnswer'
import { readiness } from './metrics/readiness'
import { REPORT_PATH } from '@/server/http/securityHeaders'
import { giveXsrfToken } from '@/server/http/requestProof'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestLog } from './log'
import { incomingRequest } from '@/server/http/incomingRequest'
import { writeResponse } from '@/server/http/writeResponse'

/** What changes something goes through a guard. */
type Methods = { readonly GET?: Handler } & {
  readonly [Method in 'POST' | 'PUT' | 'DELETE']?: GuardedHandler
}

/** Sends a one-time password (specification, section 7), where somebody signs up and where nobody does. */
const sendOtp = jsonCall(sendCode)

/** Every call with a fixed path. The edge asks these directly (answerCall), and in `next dev` the proxy does. */
export const HANDLERS = {
  // Leads (specification, section 7). `Idempotency-Key` makes a repetition harmless; createleadzoho hands a lead to
  // the delivery queue (`?leadId=`); survey adds `{ leadId, answers }` to its lead.
  [CREATE_LEAD.path]: { [CREATE_LEAD.method]: jsonCall(createLead) },
  [ADD_SURVEY.path]: { [ADD_SURVEY.method]: jsonCall(addSurvey) },
  [HAND_TO_CRM.path]: { [HAND_TO_CRM.method]: jsonCall(handToCrm) },

  // The same without JavaScript. /enquiry shows what has to be corrected at /enquiry/{draft}; nobody links to itself,
  // a visitor who comes back to the address of the form finds the contact page's.
  '/enquiry': {
    GET: () => new Response(null, { status: 303, headers: { Location: '/contact-us#enquiry' } }),
    POST: submitEnquiry,
  },
  '/enquiry/number': { POST: correctNumber },
  '/enquiry/child': { POST: tellOfChild },
  [PLAIN_VISIT_ADDRESS]: { GET: notePlainVisit },
  '/survey': { POST: submitSurvey },

  // What visitors report, without JavaScript as well (docs/decisions/0061).
  '/report-a-problem/send': { POST: takeReport },
  [TRAFFIC_PATH]: { POST: takeTraffic },

  // Lists that forms and menus offer.
  [CITIES.path]: { [CITIES.method]: citiesAnswer },
  [CITY_PLACE.path]: { [CITY_PLACE.method]: cityPlaceAnswer },
  [MENU.path]: { [MENU.method]: menuAnswer },
  [TREATMENTS.path]: { [TREATMENTS.method]: treatmentsFromAnywhere },
  [TREATMENT_PRICE.path]: { [TREATMENT_PRICE.method]: treatmentPriceAnswer },
  [SPECIALITIES.path]: { [SPECIALITIES.method]: specialitiesAnswer },
  [CONDITIONS.path]: { [CONDITIONS.method]: proceduresAnswer },
  [CITY_LIST.path]: { [CITY_LIST.method]: cityListFromAnywhere },
  [SEARCH.path]: { [SEARCH.method]: searchAnswer },

  // Who and where the visitor is. The XSRF cookie is what calls that change something echo as X-XSRF-TOKEN.
  [XSRF_TOKEN.path]: { [XSRF_TOKEN.method]: giveXsrfToken },
  [VISITOR_ID.path]: { [VISITOR_ID.method]: tellVisitorId },
  '/api/geo/ip': { GET: ipLookup },
  [REVERSE_GEOCODE.path]: { [REVERSE_GEOCODE.method]: reverseGeocode },

  // Appointments (docs/decisions/0081): free places of days, a place held, an appointment and what its booker does with it.
  '/api/doctors/:doctorId/places': { GET: tellPlaces },
  '/api/holds': { POST: holdAPlace },
  '/api/holds/:holdId': { DELETE: dropHold },
  '/api/appointments': { POST: makeAppointment },
  '/api/appointments/:token/move': { POST: moveAppointment },
  '/api/appointments/:token/cancel': { POST: cancelAppointment },
  '/api/appointments/:token/coming': { POST: confirmComing },
  '/api/appointments/:token/late': { POST: tellLate },

  // The same without JavaScript.
  '/book/place': { POST: takePlace },
  '/book/details': { POST: takeDetails },
  '/book/code': { POST: takeCode },
  '/book/resend': { POST: resendBookingCode },
  '/a/:token.ics': { GET: tellCalendar },
  '/hi/a/:token.ics': { GET: tellCalendar },
  '/a/move': { POST: moveOwn },
  '/a/cancel': { POST: cancelOwn },
  '/a/late': { POST: lateOwn },
  '/a/dispute': { POST: disputeOwn },

  // Accounts.
  [SIGN_UP.path]: { [SIGN_UP.method]: sendOtp },
  [SEND_CODE.path]: { [SEND_CODE.method]: sendOtp },
  [LOG_IN.path]: { [LOG_IN.method]: jsonCall(login) },
  [LOG_OUT.path]: { [LOG_OUT.method]: logOut },
  '/users/v1/user': { DELETE: deleteAccount },
  [ME.path]: { [ME.method]: tellMe },
  [UPDATE_PROFILE.path]: { [UPDATE_PROFILE.method]: updateProfile },
  '/users/v1/user/consent': { PUT: changeConsent },
  [LIST_SAVED.path]: {
    [LIST_SAVED.method]: tellSaved,
    [SAVE_ITEM.method]: keepSaved,
    [DROP_SAVED.method]: leaveSaved,
  },
  '/users/v1/user/data': { GET: downloadData },
  [SHOW_AVATAR.path]: {
    [SHOW_AVATAR.method]: showAvatar,
    [UPLOAD_AVATAR.method]: uploadAvatar,
    [REMOVE_AVATAR.method]: deleteAvatar,
  },

  // Accounts without JavaScript.
  '/login/mobile': { POST: takeMobile },
  '/login/resend': { POST: resendCode },
  '/login/otp': { POST: takeOtp },
  '/login/name': { POST: takeName },
  '/login/edit': { POST: editNumber },
  '/profile/save': { POST: saveProfile },
  '/profile/city': { POST: saveCity },
  '/profile/whatsapp': { POST: saveConsent },
  '/profile/picture': { POST: dropPicture },
  '/profile/nominee': { POST: nameNominee },
  '/profile/enquiry/note': { POST: addNote },
  '/profile/enquiry/withdraw': { POST: withdrawEnquiry },
  '/profile/login/end': { POST: endOneLogin },
  '/profile/login/others': { POST: endTheOthers },
  '/profile/login/all': { POST: endThemAll },
  '/profile/login/seen': { POST: knowLogins },
  '/profile/saved': { POST: save },
  '/profile/saved/drop': { POST: dropSaved },
  '/profile/code': { POST: takeProofCode },
  '/profile/code/send': { POST: sendProofCode },
  '/profile/download': { POST: download },
  '/profile/leave': { POST: leave },
  '/profile/erase': { POST: erase },

  // The clinic's own people.
  ...STAFF_HANDLERS,
  ...CONTENT_HANDLERS,
  ...UPLOAD_HANDLERS,
  '/desk/figures/csv': { GET: figureCsv },
  '/desk/figures/png': { GET: figurePng },

  // What the clinic does with its leads (docs/decisions/0055); the feed is server-sent events.
  [LIST_LEADS.path]: { [LIST_LEADS.method]: showLeads },
  [SHOW_LEAD.path]: { [SHOW_LEAD.method]: showLead, [CHANGE_LEAD.method]: changeLead },
  [WRITE_NOTE.path]: { [WRITE_NOTE.method]: writeNote },
  [FOLLOW_LEADS.path]: { [FOLLOW_LEADS.method]: followLeads },
  ...FOLLOW_UP_FORMS,
  ...DAY_FORMS,

  // For machines. /healthz: whether the process answers; /readyz: whether the site takes leads.
  '/healthz': { GET: () => ok({}, { message: 'alive' }) },
  '/readyz': { GET: readiness },
  '/metrics': { GET: answerMetrics },
  // What browsers refused by the content security policy.
  [REPORT_PATH]: { POST: takePolicyReports },
  [FAULT_PATH]: { POST: takePageFault },
  '/sitemap.xml': { GET: answerSitemapIndex },
} satisfies Readonly<Record<string, Methods>>

/** A Map: no name that every object has is a path. */
const TABLE = new Map<string, Methods>(Object.entries(HANDLERS))

/** Rows whose path has parts that differ, written `:name`. */
const PATTERNS = [...TABLE.keys()]
  .filter((path) => path.includes('/:'))
  .map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }))

/** The path of the row that a request's path belongs to. */
function rowPathOf(path: string): string | undefined {
  return TABLE.has(path) ? path : PATTERNS.find(({ pattern }) => pattern.test(path))?.path
}

/**
 * What answers a method at a path: the row's function, HEAD being GET without the body, or one that says which methods
 * the path takes.
 * @returns undefined when it is no call of the table: then it is a page or a file, which is read only
 */
export function handlerOf(path: string, method: string): Handler | undefined {
  const row = TABLE.get(rowPathOf(path) ?? '')
  if (!row) return undefined
  const methods = Object.entries(row)
  const [, handle] = methods.find(([name]) => name === (method === 'HEAD' ? 'GET' : method)) ?? []
  const Allow = methods.flatMap(([name]) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).join(', ')
  const status = method === 'OPTIONS' ? 204 : 405
  return handle ?? (() => new Response(null, { status, headers: { Allow, 'Cache-Control': 'no-store' } }))
}

/**
 * Answers a call of the table without Next. The edge must have settled the headers that handlers trust and set the
 * security headers before.
 * @param showPage shows a page as the answer, where a handler asks for that
 * @returns the path of its row, in which nothing of a visitor stands; undefined when it is no call of the table
 */
export function answerCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  showPage?: ShowPage,
): string | undefined {
  const { url = '', method = '' } = incoming
  const path = url.split('?', 1)[0] ?? ''
  const handle = handlerOf(path, method)
  if (handle) void answer(handle, incoming, outgoing, showPage)
  return handle && rowPathOf(path)
}

async function answer(
  handle: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  showPage?: ShowPage,
): Promise<void> {
  try {
    const response = await handle(incomingRequest(incoming))
    if (response instanceof PageShown && showPage) await showPage(response)
    else await writeResponse(response, incoming, outgoing)
  } catch (error) {
    const id = incoming.headers['x-request-id']
    requestLog(typeof id === 'string' ? id : null).error({ err: error }, 'a handler failed')
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(500).end()
  }
  // What of the body nobody wanted is let go, so that the connection can carry the next request.
  if (!incoming.complete) incoming.resume()
}
