import { SENDING_OUTCOMES } from '@/machines/leadForm/leadForm.testModel'
import { NO_SURROUNDINGS } from '@/model/lead/leadFromForm'
import type { TestModel } from '@/devtools/proof/testModel'
import type { GuidedEnquiryContext, GuidedEnquiryEvent, GuidedEnquiryInput } from './guidedEnquiry.machine'
import { FIELD_OF_QUESTION, QUESTIONS, guidedEnquirySpec } from './guidedEnquiry.questions'

export const guidedEnquiryTestModel: TestModel<GuidedEnquiryEvent, GuidedEnquiryContext, GuidedEnquiryInput> =
  {
    input: { spec: guidedEnquirySpec({ pageType: 'Chat', path: '/chat' }), formId: 'chat' },
    events: [
      {
        label: 'chooses a treatment',
        event: { type: 'answer.changed', field: 'treatment', value: 'Piles Treatment' },
      },
      { label: 'chooses a city', event: { type: 'answer.changed', field: 'city', value: 'Mumbai' } },
      {
        label: 'chooses when to be called',
        event: { type: 'answer.changed', field: 'callNowLaterField', value: 'Now' },
      },
      { label: 'types a name', event: { type: 'answer.changed', field: 'name', value: 'Asha Rao' } },
      {
        label: 'types a valid number',
        event: { type: 'answer.changed', field: 'mobile', value: '9876543210' },
      },
      { label: 'types a wrong number', event: { type: 'answer.changed', field: 'mobile', value: '12345' } },
      { label: 'gives the answer', event: { type: 'answer.given' } },
      { label: 'goes back', event: { type: 'question.back' } },
      ...QUESTIONS.map((question) => ({
        label: `changes the answer about: ${question}`,
        event: { type: 'answer.edited', question } as const,
      })),
      { label: 'sends the enquiry', event: { type: 'enquiry.submitted', surroundings: NO_SURROUNDINGS } },
    ],
    outcomes: SENDING_OUTCOMES,
    stateKey: ({ values, errors, failure, given, before }) => ({
      answers: QUESTIONS.map((question) => values[FIELD_OF_QUESTION[question]] ?? ''),
      given: [...new Set(given)].sort(),
      errors: Object.keys(errors),
      failure: failure?.kind ?? null,
      isChanging: before !== null,
    }),
  }
