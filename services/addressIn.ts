import type { Language } from '@/model/page/language'

/** The address of a built-in list, which has Hindi names for Hindi pages. */
export const addressIn = (path: string, language: Language): string =>
  language === 'hi' ? `${path}${path.includes('?') ? '&' : '?'}language=hi` : path
