/** The languages the site speaks. */
export type Language = 'en' | 'hi'

/** Hindi pages are under /hi, which is the home page. */
export type HindiPath<Path extends string = string> = Path extends '/' ? '/hi' : `/hi${Path}`

/** The address of a page's Hindi edition. @param path of the English one, which may have a query */
export const hindiPath = <Path extends string>(path: Path) =>
  // The condition of the type, said once more for values.
  `/hi${path.replace(/^\/(?=$|[?#])/, '')}` as HindiPath<Path>

/** The address of a page in a language. */
export const pathIn = (language: Language, path: string): string =>
  language === 'hi' ? hindiPath(path) : path

/** The path of a page without its language: `/hi/blog` is `/blog`, `/hi` is `/`. */
export const withoutLanguage = (path: string): string => path.replace(/^\/hi(?=\/|$)/, '') || '/'

/** The language of the page at a path. */
export const languageOfPath = (path: string): Language => (/^\/hi(?:\/|$)/.test(path) ? 'hi' : 'en')

/** A language as HTML and `Intl` name it, with the country. */
export const languageTag = (language: Language): string => (language === 'hi' ? 'hi-IN' : 'en-IN')

/** The language that a page in both is not in. */
export const otherLanguage = (language: Language): Language => (language === 'hi' ? 'en' : 'hi')

/** The language of this name; English when nothing, or anything else, is named. */
export const languageNamed = (name: unknown): Language => (name === 'hi' ? 'hi' : 'en')
