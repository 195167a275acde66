import { leadFormCopy } from '@/content/copy/leadForm'
import type { Language } from '@/model/page/language'

/** What a form says whose machine has failed. */
export function brokenNotice(language: Language): string {
  const { failure } = leadFormCopy[language]
  return `${failure.server} ${failure.valuesKept}`
}
