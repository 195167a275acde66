import type { appointmentMachine } from '@/machines/appointment/appointment.machine'
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
import { guidedEnquiryCopy } from '@/content/copy/guidedEnquiry'
import type { Language } from '@/model/page/language'
import { type CopyByState, NOTHING, perhaps, shown } from './shownCopy'

/** Why a lead was not sent, what became of the values, and the two links, of a page that has both. */
const failureCopy = (language: Language): string[] => {
  const { network, timeout, server, conflict, tooManyRequests, tooLarge, ...copy } =
    leadFormCopy[language].failure
  return [
    perhaps(network, timeout, server, conflict, tooManyRequests, tooLarge),
    copy.valuesKept,
    copy.otherWays,
    copy.callLink,
    copy.whatsappLink,
    problemLinkCopy[language],
  ]
}

/** As it is where a page does not name its button and asks no more than it must. */
export const leadFormShows: CopyByState<typeof leadFormMachine> = {
  idle: shown((language) => {
    const { labels, form } = leadFormCopy[language]
    return [labels.name, labels.countryCode, labels.mobile, form.whatsappConsent, form.submit]
  }),
  'idle.editing': NOTHING,
  'idle.invalid': shown((language) => {
    const { validation, failure } = leadFormCopy[language]
    return [failure.invalid, perhaps(...Object.values(validation))]
  }),
  'idle.failed': shown(failureCopy),
  // Passes at once.
  validating: NOTHING,
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
  'answering.open': NOTHING,
  'answering.invalid': shown((language) => {
    const { tooLong, invalidText } = leadFormCopy[language].validation
    return [perhaps(tooLong, invalidText)]
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
      perhaps(...problems.map((code) => validation[code])),
      progress,
      guidedButton(question, language),
      // The first question has none before it, unless an answer is changed.
      question === 'treatment' ? perhaps(back) : back,
    ]
  })

export const guidedEnquiryShows: CopyByState<typeof guidedEnquiryMachine> = {
  // Passes at once.
  continuing: NOTHING,
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
  'reviewing.ready': NOTHING,
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

/** It runs on the server, and nobody looks on. */
export const leadDeliveryShows: CopyByState<typeof leadDeliveryMachine> = {
  pending: NOTHING,
  delivering: NOTHING,
  retrying: NOTHING,
  delivered: NOTHING,
  dead: NOTHING,
  withdrawn: NOTHING,
}

/** It runs on the server as well. */
export const appointmentShows: CopyByState<typeof appointmentMachine> = {
  held: NOTHING,
  requested: NOTHING,
  confirmed: NOTHING,
  displaced: NOTHING,
  arrived: NOTHING,
  inConsultation: NOTHING,
  seen: NOTHING,
  noShow: NOTHING,
  expired: NOTHING,
  cancelledByPatient: NOTHING,
  cancelledByClinic: NOTHING,
}
