import type { Language } from '@/model/page/language'

/** The way to the same page in the other language, in that language. */
export const readInOtherLanguage = {
  en: 'यह पेज हिन्दी में पढ़ें',
  hi: 'Read this page in English',
} as const

/** Said on a Hindi page of a link that leads to an English one. */
export const inEnglish = '(अंग्रेज़ी)'

/** Said of a part of a Hindi page that has no translation yet. */
export const partInEnglish = 'यह भाग अभी अंग्रेज़ी में है।'

/** The `lang` of a Hindi row's or a person's text on a Hindi page: English if it has no Devanagari letter. */
export const foreignTo = (text: string): 'en' | undefined => (/[\u0900-\u097f]/.test(text) ? undefined : 'en')

/** The same of a text on a page of a language: nothing is foreign to an English page. */
export const langAttributeOf = (language: Language, text: string): 'en' | undefined =>
  language === 'hi' ? foreignTo(text) : undefined
