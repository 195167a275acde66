import { fromPromise } from 'xstate'
import { type SendAnswersInput, quickSurveyMachine } from '@/machines/quickSurvey/quickSurvey.machine'
import { sendSurvey } from '@/services/lead'

/** The quick survey's machine with its call. */
export const liveQuickSurvey = quickSurveyMachine.provide({
  actors: {
    sendAnswers: fromPromise<void, SendAnswersInput>(({ input }) => sendSurvey(input.leadId, input.answers)),
  },
})
