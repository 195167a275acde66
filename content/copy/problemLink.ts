import type { Language } from '@/model/page/language'

/** Link to the problem report; a separate file, because the browser loads it with every form. */
export const problemLinkCopy: Readonly<Record<Language, string>> = {
  en: 'Report a problem',
  hi: 'समस्या बताएँ',
}
