/** The languages the site speaks. */
export type Language = 'en' | 'hi'
