import { interpolate } from '@/content/copy/interpolate'
import { counted, listCopy } from '@/content/copy/lists'
import type { Language } from '@/model/page/language'
import type { Rating } from '@/model/page/listFacts'

/** The average of what patients gave, with how many did. */
export function ratingInWords(rating: Rating | undefined, language: Language): string {
  const { average, none } = listCopy[language].review
  if (!rating) return none
  return interpolate(counted(average, rating.count), { ...rating, average: rating.average.toFixed(1) })
}
