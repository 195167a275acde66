import { QUICK_SURVEY_FIELDS } from '@/model/leadForm'
import type { ValidationCode } from '@/model/validation'
import type { Language } from '../messages/messages'
import { messagesFor } from '../messages/messagesFor'
import { pageWordsFor } from '../pageWords/pageWordsFor'
import { type MachineWords, NOTHING, perhaps, shown } from './shownWords'

/** Why a lead was not sent, what became of the values, and the two links. */
const failureWords = (language: Language): string[] => {
  const { network, timeout, server, conflict, tooManyRequests, tooLarge, ...words } =
    messagesFor(language).failure
  return [
    perhaps(network, timeout, server, conflict, tooManyRequests, tooLarge),
    words.valuesKept,
    words.callLink,
    words.whatsappLink,
  ]
}

/** As it is where a page does not name its button and asks no more than it must. */
export const leadFormShows: MachineWords = {
  idle: shown((language) => {
    const { labels, form } = messagesFor(language)
    return [labels.name, labels.countryCode, labels.mobile, form.whatsappConsent, form.submit]
  }),
  'idle.editing': NOTHING,
  'idle.invalid': shown((language) => {
    const { validation, failure } = messagesFor(language)
    return [failure.invalid, perhaps(...Object.values(validation))]
  }),
  'idle.failed': shown(failureWords),
  // Passes at once.
  validating: NOTHING,
  submitting: shown((language) => [messagesFor(language).form.submitting]),
  succeeded: shown((language) => [messagesFor(language).form.submit]),
}

export const quickSurveyShows: MachineWords = {
  answering: shown((language) => {
    const { survey, labels } = messagesFor(language)
    return [
      survey.title,
      survey.description,
      ...QUICK_SURVEY_FIELDS.map(({ key }) => labels[key]),
      survey.submit,
    ]
  }),
  'answering.open': NOTHING,
  'answering.invalid': shown((language) => {
    const { tooLong, invalidText } = messagesFor(language).validation
    return [perhaps(tooLong, invalidText)]
  }),
  // Once more, where it is read aloud.
  'answering.empty': shown((language) => [messagesFor(language).survey.description]),
  'answering.failed': shown((language) => [messagesFor(language).survey.failed]),
  sending: shown((language) => {
    const { survey } = messagesFor(language)
    return [survey.title, survey.submitting]
  }),
  thanked: shown((language) => {
    const { survey } = messagesFor(language)
    return [survey.title, survey.done]
  }),
}

const guided = (language: Language) => pageWordsFor(language).chat.guided

/** A question, what may be wrong with its answer, and the buttons below it. */
const asks = (
  question: keyof ReturnType<typeof guided>['questions'],
  ...problems: readonly ValidationCode[]
) =>
  shown((language) => {
    const { questions, progress, next, back } = guided(language)
    const { validation } = messagesFor(language)
    return [
      questions[question],
      perhaps(...problems.map((code) => validation[code])),
      progress,
      next,
      // The first question has none before it, unless an answer is changed.
      question === 'treatment' ? perhaps(back) : back,
    ]
  })

export const guidedEnquiryShows: MachineWords = {
  // Passes at once.
  continuing: NOTHING,
  treatment: asks('treatment', 'treatmentRequired'),
  city: asks('city', 'cityRequired'),
  when: asks('when', 'callbackRequired'),
  name: asks('name', 'nameRequired', 'tooLong', 'invalidText'),
  mobile: asks('mobile', 'mobileInvalid'),
  reviewing: shown((language) => {
    const { reviewTitle, reviewLead, change, submit, back } = guided(language)
    return [reviewTitle, reviewLead, change, messagesFor(language).form.whatsappConsent, submit, back]
  }),
  'reviewing.ready': NOTHING,
  'reviewing.failed': shown(failureWords),
  sending: shown((language) => {
    const { reviewTitle, reviewLead } = guided(language)
    return [reviewTitle, reviewLead, messagesFor(language).form.submitting]
  }),
  sent: shown((language) => {
    const { sentTitle, sentLink } = guided(language)
    return [sentTitle, sentLink]
  }),
}

/** It runs on the server, and nobody looks on. */
export const leadDeliveryShows: MachineWords = {
  pending: NOTHING,
  delivering: NOTHING,
  retrying: NOTHING,
  delivered: NOTHING,
  dead: NOTHING,
}
