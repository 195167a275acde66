import type { Language } from '@/model/page/language'

/** A row that may have texts in Hindi; which ones, its kind's codec says. */
type Translatable = { readonly inHindi?: object }

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The translated fields of a row; what a field has beside texts, such as a currency, is the row's. */
const translated = (row: Translatable): object =>
  Object.fromEntries(
    Object.entries(row.inHindi ?? {}).map(([field, text]) => {
      const own: unknown = Reflect.get(row, field)
      return [field, isRecord(text) && isRecord(own) ? { ...own, ...text } : text]
    }),
  )

/** A row with its texts in a language; what has no translation stays English. */
export const rowIn = <Row extends Translatable>(row: Row, language: Language): Row =>
  language === 'hi' ? { ...row, ...translated(row) } : row

/** The language of a row's text on a page, where it is not the page's. */
export const foreignText = <Row extends Translatable>(
  row: Row,
  field: string & keyof Row,
  language: Language,
): 'en' | undefined => (language === 'hi' && !Object.hasOwn(row.inHindi ?? {}, field) ? 'en' : undefined)
