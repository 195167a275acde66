import { specialitiesAnswer } from '@/server/options/optionAnswers'

export const GET = specialitiesAnswer
