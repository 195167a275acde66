import { citiesAnswer } from '@/server/options/optionAnswers'

export const dynamic = 'force-static'

export const GET = citiesAnswer
