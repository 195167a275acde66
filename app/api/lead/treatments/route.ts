import { treatmentsAnswer } from '@/server/options/optionAnswers'

export const GET = treatmentsAnswer
