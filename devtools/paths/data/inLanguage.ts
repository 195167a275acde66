import { formFieldCopy } from '@/content/copy/formFields'
import type { Language } from '@/model/page/language'

/** A message of section 5 in a language: the copy has it under the specification's own words. @throws where it does not */
export function inLanguage(message: string, language: Language): string {
  const found = Object.entries(formFieldCopy.en.validation).find(([, text]) => text === message)
  if (!found) throw new Error(`there is no message “${message}”`)
  return Object.entries(formFieldCopy[language].validation).find(([code]) => code === found[0])?.[1] ?? ''
}
