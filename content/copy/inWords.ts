import type { Language } from '@/model/page/language'

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  hi: new Intl.ListFormat('hi-IN', { type: 'conjunction' }),
}

/** Several things in one sentence: 'Hindi, English and Marathi'. */
export const listInWords = (items: readonly string[], language: Language = 'en'): string =>
  LISTS[language].format(items)

/** A title as it stands within a sentence: 'Orthopaedic Surgeons' is 'orthopaedic surgeons', 'ENT' stays. */
export const inSentence = (title: string): string =>
  title.replace(/[A-Za-z]+/g, (word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
