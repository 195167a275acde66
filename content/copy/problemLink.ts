import type { Language } from '@/model/page/language'

/** What leads to the form for what does not work; by itself, because it goes into the browser with every form. */
export const problemLinkCopy: Readonly<Record<Language, string>> = {
  en: 'Report a problem',
  hi: 'समस्या बताएँ',
}
