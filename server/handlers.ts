import 'server-only'
import {
  changeConsent,
  deleteAccount,
  downloadData,
  putSavedItem,
  deleteSavedItem,
  logOut,
  getMe,
  listSavedItems,
  getVisitorId,
  updateProfile,
} from '@/server/accounts/accountCalls'
import { jsonCall } from '@/server/accounts/accountGuards'
import { deleteAvatar, showAvatar, uploadAvatar } from '@/server/accounts/profile/avatar'
import { login, sendCode } from '@/server/accounts/otp/otpCalls'
import { addNote, withdrawEnquiry } from '@/server/accounts/forms/enquiryForms'
import { editNumber, resendCode, takeMobile, takeName, takeOtp } from '@/server/accounts/forms/loginForms'
import {
  logOutOne,
  logOutEverywhere,
  logOutOthers,
  markLoginsSeen,
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
} from '@/server/accounts/forms/profileForms'
import { sendProofCode, takeProofCode } from '@/server/accounts/forms/reverifyForms'
import { makeAppointment } from '@/server/appointments/bookingCalls'
import { tellCalendar } from '@/server/appointments/calendarCall'
import { followTurn } from '@/server/appointments/turnCalls'
import {
  cancelOwn,
  comingOwn,
  disputeOwn,
  lateOwn,
  messagesOwn,
  moveOwn,
} from '@/server/appointments/forms/ownForms'
import {
  resendBookingCode,
  takeCode,
  takeDetails,
  takePlace,
  takeWait,
} from '@/server/appointments/forms/bookingForms'
import {
  cancelAppointment,
  confirmComing,
  disputeAbsence,
  moveAppointment,
  tellLate,
} from '@/server/appointments/ownCalls'
import { tellNextPlaces } from '@/server/appointments/nextPlaces'
import { dropHold, holdAPlace, tellPlaces } from '@/server/appointments/placeCalls'
import { FHIR_HANDLERS } from '@/server/fhir/fhirHandlers'
import { addWaiting } from '@/server/appointments/waiting/waitingCalls'
import { declineOffer, leaveList, takeOffer } from '@/server/appointments/waiting/waitingForms'
import { figureCsv, figurePng } from '@/server/desk/figures/figureCalls'
import { ALERT_HANDLERS } from '@/server/desk/alerts/alertCalls'
import { LEAD_PLACE_FORMS } from '@/server/desk/followUp/leadPlaceForms'
import { SPEND_FORMS } from '@/server/desk/figures/spendForms'
import { STAFF_HANDLERS } from '@/server/desk/staff/staffHandlers'
import { followDay, followLeads } from '@/server/desk/feed/feedCalls'
import { changeDay, showDay } from '@/server/desk/day/dayCalls'
import { changeLead, showLead, showLeads, writeNote } from '@/server/desk/followUp/followUpCalls'
import { DAY_FORMS } from '@/server/desk/day/dayForms'
import { NEW_LEAD_FORMS } from '@/server/desk/newLead/newLeadForms'
import { SCHEDULE_FORMS } from '@/server/desk/schedule/scheduleForms'
import { EXPORT_FORMS } from '@/server/desk/followUp/exportForm'
import { FOLLOW_UP_FORMS } from '@/server/desk/followUp/leadForms'
import { CONTENT_HANDLERS } from '@/server/catalogue/review/contentCalls'
import { UPLOAD_HANDLERS } from '@/server/catalogue/review/uploadCalls'
import { correctNumber, submitChildPatient } from '@/server/leads/forms/ownEnquiryForms'
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
} from '@/server/catalogue/options/optionAnswers'
import { cityListFromAnywhere, treatmentsFromAnywhere } from '@/server/catalogue/options/upstreamOptions'
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
import {
  CHANGE_DAY,
  CHANGE_LEAD,
  FOLLOW_DAY,
  FOLLOW_LEADS,
  LIST_LEADS,
  SHOW_DAY,
  SHOW_LEAD,
  WRITE_NOTE,
} from '@/model/calls/deskCalls'
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
import {
  BOOK_APPOINTMENT,
  CANCEL_APPOINTMENT,
  CONFIRM_COMING,
  DISPUTE_ABSENCE,
  DOCTOR_PLACES,
  HOLD_PLACE,
  JOIN_WAITING,
  MOVE_APPOINTMENT,
  NEXT_PLACES,
  TELL_LATE,
} from '@/model/calls/appointmentCalls'
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

/** Sends a one-time password (specification, section 7), with or without signup. */
const sendOtp = jsonCall(sendCode)

/** Every call with a fixed path. The edge asks these directly (answerCall), and in `next dev` the proxy does. */
export const HANDLERS = {
  // Leads (specification, section 7). `Idempotency-Key` makes a repetition harmless; createleadzoho hands a lead to
  // the delivery queue (`?leadId=`); survey adds `{ leadId, answers }` to its lead.
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
  [VISITOR_ID.path]: { [VISITOR_ID.method]: getVisitorId },
  '/api/geo/ip': { GET: ipLookup },
  [REVERSE_GEOCODE.path]: { [REVERSE_GEOCODE.method]: reverseGeocode },

  // Appointments (docs/decisions/0081): free places of days, a place held, an appointment and what its booker does with it.
  [DOCTOR_PLACES.path]: { [DOCTOR_PLACES.method]: tellPlaces },
  [NEXT_PLACES.path]: { [NEXT_PLACES.method]: tellNextPlaces },
  [HOLD_PLACE.path]: { [HOLD_PLACE.method]: holdAPlace },
  '/api/holds/:holdId': { DELETE: dropHold },
  [BOOK_APPOINTMENT.path]: { [BOOK_APPOINTMENT.method]: makeAppointment },
  [MOVE_APPOINTMENT.path]: { [MOVE_APPOINTMENT.method]: moveAppointment },
  [CANCEL_APPOINTMENT.path]: { [CANCEL_APPOINTMENT.method]: cancelAppointment },
  [CONFIRM_COMING.path]: { [CONFIRM_COMING.method]: confirmComing },
  [TELL_LATE.path]: { [TELL_LATE.method]: tellLate },
  [DISPUTE_ABSENCE.path]: { [DISPUTE_ABSENCE.method]: disputeAbsence },

  [JOIN_WAITING.path]: { [JOIN_WAITING.method]: addWaiting },

  // The same without JavaScript.
  '/book/place': { POST: takePlace },
  '/book/details': { POST: takeDetails },
  '/book/code': { POST: takeCode },
  '/book/resend': { POST: resendBookingCode },
  '/book/wait': { POST: takeWait },
  '/w/take': { POST: takeOffer },
  '/w/decline': { POST: declineOffer },
  '/w/leave': { POST: leaveList },
  '/a/:token.ics': { GET: tellCalendar },
  '/hi/a/:token.ics': { GET: tellCalendar },
  '/q/:token/live': { GET: followTurn },
  '/hi/q/:token/live': { GET: followTurn },
  '/a/move': { POST: moveOwn },
  '/a/cancel': { POST: cancelOwn },
  '/a/coming': { POST: comingOwn },
  '/a/messages': { POST: messagesOwn },
  '/a/late': { POST: lateOwn },
  '/a/dispute': { POST: disputeOwn },

  // Accounts.
  [SIGN_UP.path]: { [SIGN_UP.method]: sendOtp },
  [SEND_CODE.path]: { [SEND_CODE.method]: sendOtp },
  [LOG_IN.path]: { [LOG_IN.method]: jsonCall(login) },
  [LOG_OUT.path]: { [LOG_OUT.method]: logOut },
  '/users/v1/user': { DELETE: deleteAccount },
  [ME.path]: { [ME.method]: getMe },
  [UPDATE_PROFILE.path]: { [UPDATE_PROFILE.method]: updateProfile },
  '/users/v1/user/consent': { PUT: changeConsent },
  [LIST_SAVED.path]: {
    [LIST_SAVED.method]: listSavedItems,
    [SAVE_ITEM.method]: putSavedItem,
    [DROP_SAVED.method]: deleteSavedItem,
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
  '/profile/login/end': { POST: logOutOne },
  '/profile/login/others': { POST: logOutOthers },
  '/profile/login/all': { POST: logOutEverywhere },
  '/profile/login/seen': { POST: markLoginsSeen },
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
  ...SPEND_FORMS,
  ...LEAD_PLACE_FORMS,

  // What the clinic does with its leads (docs/decisions/0055); the feed is server-sent events.
  [LIST_LEADS.path]: { [LIST_LEADS.method]: showLeads },
  [SHOW_LEAD.path]: { [SHOW_LEAD.method]: showLead, [CHANGE_LEAD.method]: changeLead },
  [WRITE_NOTE.path]: { [WRITE_NOTE.method]: writeNote },
  [FOLLOW_LEADS.path]: { [FOLLOW_LEADS.method]: followLeads },
  [SHOW_DAY.path]: { [SHOW_DAY.method]: showDay, [CHANGE_DAY.method]: changeDay },
  [FOLLOW_DAY.path]: { [FOLLOW_DAY.method]: followDay },
  ...FOLLOW_UP_FORMS,
  ...EXPORT_FORMS,
  ...DAY_FORMS,
  ...SCHEDULE_FORMS,
  ...NEW_LEAD_FORMS,
  ...ALERT_HANDLERS,

  // For machines. /healthz: whether the process answers; /readyz: whether the site takes leads.
  '/healthz': { GET: () => ok({}, { message: 'alive' }) },
  '/readyz': { GET: readiness },
  '/metrics': { GET: answerMetrics },
  ...FHIR_HANDLERS,
  // What browsers refused by the content security policy.
  [REPORT_PATH]: { POST: takePolicyReports },
  [FAULT_PATH]: { POST: takePageFault },
  '/sitemap.xml': { GET: answerSitemapIndex },
} satisfies Readonly<Record<string, Methods>>

interface Row {
  readonly path: string
  readonly methods: Methods
  /** What the path takes, as the header Allow names it. */
  readonly allowed: string
}

const ROWS = Object.entries<Methods>(HANDLERS).map(([path, methods]): Row => {
  const names = Object.keys(methods).map((name) => (name === 'GET' ? 'GET, HEAD' : name))
  return { path, methods, allowed: names.join(', ') }
})
/** A Map: no name that every object has is a path. */
const TABLE: ReadonlyMap<string, Row> = new Map(ROWS.map((row) => [row.path, row]))

/** Rows whose path has parts that differ, written `:name`. */
const PATTERNS = ROWS.filter(({ path }) => path.includes('/:')).map((row) => ({
  row,
  pattern: new RegExp(`^${row.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}))

/** The row that a request's path belongs to. */
const rowAt = (path: string): Row | undefined =>
  TABLE.get(path) ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.row

const isIn = (methods: Methods, name: string): name is keyof Methods => Object.hasOwn(methods, name)

function handlerIn({ methods, allowed: Allow }: Row, method: string): Handler {
  const name = method === 'HEAD' ? 'GET' : method
  const status = method === 'OPTIONS' ? 204 : 405
  const handle = isIn(methods, name) ? methods[name] : undefined
  return handle ?? (() => new Response(null, { status, headers: { Allow, 'Cache-Control': 'no-store' } }))
}

/**
 * What answers a method at a path: the row's function, HEAD being GET without the body, or one that says which methods
 * the path takes.
 * @returns undefined when it is no call of the table: then it is a page or a file, which is read only
 */
export function handlerOf(path: string, method: string): Handler | undefined {
  const row = rowAt(path)
  return row && handlerIn(row, method)
}

/**
 * Answers an API call without Next. The edge must have normalised trusted headers and set security headers.
 * @param showPage renders a page as the answer, for handlers that need it
 * @returns the row's path without visitor data; undefined if the call is not in the table
 */
export function answerCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  showPage?: ShowPage,
): string | undefined {
  const { url = '', method = '' } = incoming
  const row = rowAt(url.split('?', 1)[0] ?? '')
  if (row) void answer(handlerIn(row, method), incoming, outgoing, showPage)
  return row?.path
}

async function answer(
  handle: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  showPage?: ShowPage,
): Promise<void> {
  try {
    const response = await handle(incomingRequest(incoming))
    const writing =
      response instanceof PageShown && showPage
        ? showPage(response)
        : writeResponse(response, incoming, outgoing)
    if (writing) await writing
  } catch (error) {
    const id = incoming.headers['x-request-id']
    requestLog(typeof id === 'string' ? id : null).error({ err: error }, 'a handler failed')
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(500).end()
  }
  // Discards an unread body, so that the connection can be reused.
  if (!incoming.complete) incoming.resume()
}
