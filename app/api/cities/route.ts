import { citiesAnswer } from '@/server/options/optionAnswers'

/** Cities change with the catalogue, not with a release. */
export const dynamic = 'force-dynamic'

export const GET = citiesAnswer
