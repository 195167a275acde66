import { bookPageCopy } from '@/content/copy/bookPage'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import type { bookAppointmentMachine } from '@/machines/bookAppointment/bookAppointment.machine'
import type { ownAppointmentMachine } from '@/machines/ownAppointment/ownAppointment.machine'
import type { BookingNotice, OwnProblem } from '@/model/appointments/bookingPaths'
import type { appointmentMachine } from '@/machines/appointment/appointment.machine'
import type { waitingEntryMachine } from '@/machines/waitingEntry/waitingEntry.machine'
import type { reminderMachine } from '@/machines/reminder/reminder.machine'
import { GUIDED_ENQUIRY_LABELS } from '@/machines/guidedEnquiry/guidedEnquiry.labels'
import type { leadFormMachine } from '@/machines/leadForm/leadForm.machine'
import type { quickSurveyMachine } from '@/machines/quickSurvey/quickSurvey.machine'
import type { guidedEnquiryMachine } from '@/machines/guidedEnquiry/guidedEnquiry.machine'
import type { leadDeliveryMachine } from '@/machines/leadDelivery/leadDelivery.machine'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import type { ValidationCode } from '@/model/lead/formFields'
import { leadFormCopy } from '@/content/copy/leadForm'
import { problemLinkCopy } from '@/content/copy/problemLink'
import { quickSurveyCopy } from '@/content/copy/quickSurvey'
import { formFrameCopy } from '@/content/copy/formFrame'
import { guidedEnquiryCopy } from '@/content/copy/guidedEnquiry'
import type { Language } from '@/model/page/language'
import { type CopyByState, noText, optionalTexts, shown, type ShownCopy } from './shownCopy'

/** Why a lead was not sent, what became of the values, and the two links, of a page that has both. */
const failureCopy = (language: Language): string[] => {
  const { network, timeout, server, conflict, tooManyRequests, tooLarge, ...copy } =
    leadFormCopy[language].failure
  return [
    optionalTexts(network, timeout, server, conflict, tooManyRequests, tooLarge),
    copy.valuesKept,
    formFrameCopy[language].otherWays,
    formFrameCopy[language].callLink,
    formFrameCopy[language].whatsappLink,
    problemLinkCopy[language],
  ]
}

/** As it is where a page does not name its button and asks no more than it must. */
export const leadFormShows: CopyByState<typeof leadFormMachine> = {
  idle: shown((language) => {
    const { labels, form } = leadFormCopy[language]
    return [labels.name, labels.countryCode, labels.mobile, form.whatsappConsent, form.submit]
  }),
  'idle.editing': noText,
  'idle.invalid': shown((language) => {
    const { validation, failure } = leadFormCopy[language]
    return [failure.invalid, optionalTexts(...Object.values(validation))]
  }),
  'idle.failed': shown(failureCopy),
  // Passes at once.
  validating: noText,
  submitting: shown((language) => [leadFormCopy[language].form.submitting]),
  succeeded: shown((language) => [leadFormCopy[language].form.submit]),
}

export const quickSurveyShows: CopyByState<typeof quickSurveyMachine> = {
  answering: shown((language) => {
    const { labels } = leadFormCopy[language]
    const survey = quickSurveyCopy[language]
    return [
      survey.title,
      survey.description,
      ...QUICK_SURVEY_FIELDS.map(({ key }) => labels[key]),
      survey.submit,
    ]
  }),
  'answering.open': noText,
  'answering.invalid': shown((language) => {
    const { tooLong, invalidText } = leadFormCopy[language].validation
    return [optionalTexts(tooLong, invalidText)]
  }),
  // Once more, where it is read aloud.
  'answering.empty': shown((language) => [quickSurveyCopy[language].description]),
  'answering.failed': shown((language) => [quickSurveyCopy[language].failed]),
  sending: shown((language) => {
    const survey = quickSurveyCopy[language]
    return [survey.title, survey.submitting]
  }),
  thanked: shown((language) => {
    const survey = quickSurveyCopy[language]
    return [survey.title, survey.done]
  }),
}

const guided = (language: Language) => guidedEnquiryCopy[language]

/** What the button below the conversation says. */
const guidedButton = (state: keyof typeof GUIDED_ENQUIRY_LABELS, language: Language): string => {
  const { next, submit } = guided(language)
  return { next, submit, submitting: leadFormCopy[language].form.submitting }[
    GUIDED_ENQUIRY_LABELS[state].button
  ]
}

/** A question, what may be wrong with its answer, and the buttons below it. */
const asks = (
  question: Exclude<keyof typeof GUIDED_ENQUIRY_LABELS, 'continuing' | 'reviewing' | 'sending' | 'sent'>,
  ...problems: readonly ValidationCode[]
) =>
  shown((language) => {
    const { questions, progress, back } = guided(language)
    const { validation } = leadFormCopy[language]
    return [
      questions[question],
      optionalTexts(...problems.map((code) => validation[code])),
      progress,
      guidedButton(question, language),
      // The first question has none before it, unless an answer is changed.
      question === 'treatment' ? optionalTexts(back) : back,
    ]
  })

export const guidedEnquiryShows: CopyByState<typeof guidedEnquiryMachine> = {
  // Passes at once.
  continuing: noText,
  treatment: asks('treatment', 'treatmentRequired'),
  city: asks('city', 'cityRequired'),
  when: asks('when', 'callbackRequired'),
  name: asks('name', 'nameRequired', 'tooLong', 'invalidText'),
  mobile: asks('mobile', 'mobileInvalid'),
  reviewing: shown((language) => {
    const { reviewTitle, reviewLead, change, back } = guided(language)
    const { whatsappConsent } = leadFormCopy[language].form
    return [reviewTitle, reviewLead, change, whatsappConsent, guidedButton('reviewing', language), back]
  }),
  'reviewing.ready': noText,
  'reviewing.failed': shown(failureCopy),
  sending: shown((language) => {
    const { reviewTitle, reviewLead } = guided(language)
    return [reviewTitle, reviewLead, guidedButton('sending', language)]
  }),
  sent: shown((language) => {
    const { sentTitle, sentLink } = guided(language)
    return [sentTitle, sentLink]
  }),
}

/** Runs on the server, without a user interface. */
export const leadDeliveryShows: CopyByState<typeof leadDeliveryMachine> = {
  pending: noText,
  delivering: noText,
  retrying: noText,
  delivered: noText,
  dead: noText,
  withdrawn: noText,
}

/** It runs on the server as well. */
export const appointmentShows: CopyByState<typeof appointmentMachine> = {
  held: noText,
  requested: noText,
  confirmed: noText,
  displaced: noText,
  arrived: noText,
  inConsultation: noText,
  seen: noText,
  noShow: noText,
  expired: noText,
  cancelledByPatient: noText,
  skipped: noText,
  cancelledByClinic: noText,
}

/** It runs on the server: what the patient reads is on the entry's page (content/copy/waiting.ts). */
export const waitingEntryShows: CopyByState<typeof waitingEntryMachine> = {
  joining: noText,
  waiting: noText,
  offered: noText,
  taken: noText,
  lapsed: noText,
  left: noText,
}

/** What a patient reads is in the text message (content/copy/messages.ts). */
export const reminderShows: CopyByState<typeof reminderMachine> = {
  due: noText,
  sending: noText,
  retrying: noText,
  sent: noText,
  failed: noText,
  obsolete: noText,
}

const bookingNotice = (notice: BookingNotice): ShownCopy =>
  shown((language) => [bookPageCopy[language].notices[notice]])
const bookingBusy = shown((language) => [bookPageCopy[language].busy])

/** What is wrong with a booking's details, in its own words; those of the fields are the lead form's. */
const detailsFaulty = shown((language) => {
  const { problems } = bookPageCopy[language]
  const { nameRequired, mobileInvalid } = leadFormCopy[language].validation
  return [optionalTexts(...Object.values(problems), nameRequired, mobileInvalid)]
})

export const bookAppointmentShows: CopyByState<typeof bookAppointmentMachine> = {
  opening: noText,
  choosingDay: shown((language) => {
    const { days, noPlaces } = bookPageCopy[language]
    return [optionalTexts(days, noPlaces)]
  }),
  'choosingDay.full': shown((language) => [optionalTexts(bookPageCopy[language].fullDay)]),
  'choosingDay.offline': bookingNotice('offline'),
  'choosingDay.away': bookingNotice('away'),
  readingPlaces: bookingBusy,
  choosingPlace: shown((language) => {
    const { days, placesOf, zone, yourPlace, goOn } = bookPageCopy[language]
    return [days, placesOf, zone, optionalTexts(yourPlace), optionalTexts(goOn)]
  }),
  'choosingPlace.open': noText,
  'choosingPlace.gone': bookingNotice('gone'),
  'choosingPlace.unproven': bookingNotice('noCookies'),
  'choosingPlace.offline': bookingNotice('offline'),
  'choosingPlace.tooMany': bookingNotice('tooMany'),
  'choosingPlace.away': bookingNotice('away'),
  holding: bookingBusy,
  held: shown((language) => {
    const { yourPlace, heldUntil } = bookPageCopy[language]
    return [yourPlace, heldUntil]
  }),
  'held.details': shown((language) => {
    const {
      details,
      relation,
      name,
      birthYear,
      guardian,
      mobile,
      continue: goOn,
      confirm,
    } = bookPageCopy[language]
    return [details, relation, name, birthYear, guardian, mobile, optionalTexts(goOn, confirm)]
  }),
  'held.details.open': noText,
  'held.details.faulty': detailsFaulty,
  'held.details.refused': shown((language) => [
    optionalTexts(...Object.values(otpLoginCopy[language].refusals)),
  ]),
  'held.details.offline': bookingNotice('offline'),
  'held.details.tooMany': bookingNotice('tooManyBookings'),
  'held.details.away': bookingNotice('away'),
  'held.sendingCode': bookingBusy,
  'held.code': shown((language) => {
    const { code, confirm, editDetails } = bookPageCopy[language]
    const { sentTo, otp, notReceived, resend } = otpLoginCopy[language]
    return [code, sentTo, otp, confirm, notReceived, resend, editDetails]
  }),
  'held.code.open': noText,
  'held.code.resent': shown((language) => [otpLoginCopy[language].resent]),
  'held.code.refused': shown((language) => [
    optionalTexts(...Object.values(otpLoginCopy[language].refusals)),
  ]),
  'held.resending': bookingBusy,
  confirming: bookingBusy,
  taken: shown((language) => {
    const { taken, otherPlace } = bookPageCopy[language]
    return [taken.title, optionalTexts(taken.lead, taken.none), otherPlace]
  }),
  holdExpired: shown((language) => {
    const { title, lead, again } = bookPageCopy[language].expired
    return [title, lead, again]
  }),
  'holdExpired.open': noText,
  'holdExpired.faulty': detailsFaulty,
  confirmed: shown((language) => {
    const { booked, openOwn, calendar } = bookPageCopy[language]
    return [booked, openOwn, calendar]
  }),
  requested: shown((language) => [bookPageCopy[language].requested]),
}

const ownProblem = (problem: OwnProblem): ShownCopy =>
  shown((language) => [ownAppointmentCopy[language].problems[problem]])

export const ownAppointmentShows: CopyByState<typeof ownAppointmentMachine> = {
  viewing: shown((language) => {
    const { move, cancel, cancelRule, late, coming, dispute } = ownAppointmentCopy[language]
    return [optionalTexts(coming, move, cancel, cancelRule, late, dispute)]
  }),
  'viewing.open': noText,
  'viewing.taken': ownProblem('taken'),
  'viewing.noCookies': ownProblem('noCookies'),
  'viewing.offline': ownProblem('offline'),
  'viewing.tooMany': ownProblem('tooMany'),
  'viewing.away': ownProblem('away'),
  readingPlaces: bookingBusy,
  holding: bookingBusy,
  changing: bookingBusy,
  'changing.moving': noText,
  'changing.cancelling': noText,
  'changing.tellingLate': noText,
  'changing.tellingComing': noText,
  'changing.disputing': noText,
  changed: bookingBusy,
  overtaken: bookingBusy,
}
