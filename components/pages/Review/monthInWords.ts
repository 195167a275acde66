import type { Language } from '@/model/page/language'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' }

/** A month such as 2026-08 in words: August 2026. */
export const monthInWords = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
