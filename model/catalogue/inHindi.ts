import type { Language } from '@/model/page/language'

/** A row that may have texts in Hindi; which ones, its kind's codec says. */
type Translatable = { readonly inHindi?: object }

/** A row with its texts in a language; what has no translation stays English. */
export const rowIn = <Row extends Translatable>(row: Row, language: Language): Row =>
  language === 'hi' ? { ...row, ...row.inHindi } : row

/** The language of a row's text on a page, where it is not the page's. */
export const foreignText = <Row extends Translatable>(
  row: Row,
  field: string & keyof Row,
  language: Language,
): 'en' | undefined => (language === 'hi' && !Object.hasOwn(row.inHindi ?? {}, field) ? 'en' : undefined)
