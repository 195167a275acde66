export type Language = 'en' | 'hi'

/** Hindi pages are under /hi, which is the home page. */
export type HindiPath<Path extends string = string> = Path extends '/' ? '/hi' : `/hi${Path}`

/** @param path of the English page, with an optional query */
export const hindiPath = <Path extends string>(path: Path) =>
  // Repeats the type's condition.
  `/hi${path.replace(/^\/(?=$|[?#])/, '')}` as HindiPath<Path>

/** The address of a page in a language. */
export const pathIn = (language: Language, path: string): string =>
  language === 'hi' ? hindiPath(path) : path

/** The path of a page without its language: `/hi/blog` is `/blog`, `/hi` is `/`. */
export const withoutLanguage = (path: string): string => path.replace(/^\/hi(?=\/|$)/, '') || '/'

/** The language of the page at a path. */
export const languageOfPath = (path: string): Language => (/^\/hi(?:\/|$)/.test(path) ? 'hi' : 'en')

/** With the country, for HTML and `Intl`. */
export const languageTag = (language: Language): string => (language === 'hi' ? 'hi-IN' : 'en-IN')

export const otherLanguage = (language: Language): Language => (language === 'hi' ? 'en' : 'hi')

/** Default: English. */
export const languageNamed = (name: unknown): Language => (name === 'hi' ? 'hi' : 'en')
