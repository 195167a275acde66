import type { Language } from '@/model/page/language'

/** The address of a built-in list, which names its entries in Hindi as well when it is asked to. */
export const addressIn = (path: string, language: Language): string =>
  language === 'hi' ? `${path}${path.includes('?') ? '&' : '?'}language=hi` : path
