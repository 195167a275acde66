import { proceduresAnswer } from '@/server/options/optionAnswers'

export const GET = proceduresAnswer
