/** The way to the same page in the other language, in that language. */
export const readInOtherLanguage = {
  en: 'यह पृष्ठ हिन्दी में पढ़ें',
  hi: 'Read this page in English',
} as const
