import type { TestModel } from '@/devtools/proof/testModel'
import type { QuickSurveyContext, QuickSurveyEvent } from './quickSurvey.machine'

export const quickSurveyTestModel: TestModel<QuickSurveyEvent, QuickSurveyContext, { leadId: string }> = {
  input: { leadId: 'lead-1' },
  events: [
    {
      label: 'says that a doctor was consulted before',
      event: { type: 'answer.changed', field: 'priorConsultationField', value: 'yes' },
    },
    {
      label: 'types a locality',
      event: { type: 'answer.changed', field: 'FormLocalityField', value: 'Andheri West' },
    },
    {
      label: 'types a locality that is far too long',
      event: { type: 'answer.changed', field: 'FormLocalityField', value: 'x'.repeat(300) },
    },
    {
      label: 'empties the locality',
      event: { type: 'answer.changed', field: 'FormLocalityField', value: '' },
    },
    { label: 'sends the answers', event: { type: 'survey.submitted' } },
  ],
  outcomes: {
    sendAnswers: [
      { label: 'the answers are stored', output: undefined },
      { label: 'the network is cut', error: { kind: 'network' } },
    ],
  },
  stateKey: ({ answers, errors, failure }) => ({
    prior: answers.priorConsultationField ?? '',
    locality: answers.FormLocalityField?.length ?? 0,
    errors: Object.keys(errors),
    failure: failure?.kind ?? null,
  }),
}
