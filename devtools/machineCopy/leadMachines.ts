import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import type { ValidationCode } from '@/model/lead/formFields'
import { leadFormCopy } from '@/content/copy/leadForm'
import { quickSurveyCopy } from '@/content/copy/quickSurvey'
import { guidedEnquiryCopy } from '@/content/copy/guidedEnquiry'
import type { Language } from '@/model/page/language'
import { type MachineCopy, NOTHING, perhaps, shown } from './shownCopy'

/** Why a lead was not sent, what became of the values, and the two links. */
const failureCopy = (language: Language): string[] => {
  const { network, timeout, server, conflict, tooManyRequests, tooLarge, ...copy } =
    leadFormCopy[language].failure
  return [
    perhaps(network, timeout, server, conflict, tooManyRequests, tooLarge),
    copy.valuesKept,
    copy.callLink,
    copy.whatsappLink,
  ]
}

/** As it is where a page does not name its button and asks no more than it must. */
export const leadFormShows: MachineCopy = {
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

export const quickSurveyShows: MachineCopy = {
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

/** A question, what may be wrong with its answer, and the buttons below it. */
const asks = (
  question: keyof ReturnType<typeof guided>['questions'],
  ...problems: readonly ValidationCode[]
) =>
  shown((language) => {
    const { questions, progress, next, back } = guided(language)
    const { validation } = leadFormCopy[language]
    return [
      questions[question],
      perhaps(...problems.map((code) => validation[code])),
      progress,
      next,
      // The first question has none before it, unless an answer is changed.
      question === 'treatment' ? perhaps(back) : back,
    ]
  })

export const guidedEnquiryShows: MachineCopy = {
  // Passes at once.
  continuing: NOTHING,
  treatment: asks('treatment', 'treatmentRequired'),
  city: asks('city', 'cityRequired'),
  when: asks('when', 'callbackRequired'),
  name: asks('name', 'nameRequired', 'tooLong', 'invalidText'),
  mobile: asks('mobile', 'mobileInvalid'),
  reviewing: shown((language) => {
    const { reviewTitle, reviewLead, change, submit, back } = guided(language)
    return [reviewTitle, reviewLead, change, leadFormCopy[language].form.whatsappConsent, submit, back]
  }),
  'reviewing.ready': NOTHING,
  'reviewing.failed': shown(failureCopy),
  sending: shown((language) => {
    const { reviewTitle, reviewLead } = guided(language)
    return [reviewTitle, reviewLead, leadFormCopy[language].form.submitting]
  }),
  sent: shown((language) => {
    const { sentTitle, sentLink } = guided(language)
    return [sentTitle, sentLink]
  }),
}

/** It runs on the server, and nobody looks on. */
export const leadDeliveryShows: MachineCopy = {
  pending: NOTHING,
  delivering: NOTHING,
  retrying: NOTHING,
  delivered: NOTHING,
  dead: NOTHING,
}
