/** The languages the site speaks. */
export type Language = 'en' | 'hi'

/** The address of a page in a language: Hindi pages stand under /hi. */
export const pathIn = (language: Language, path: string): string => (language === 'hi' ? `/hi${path}` : path)

/** The language that a page in both is not in. */
export const otherLanguage = (language: Language): Language => (language === 'hi' ? 'en' : 'hi')
