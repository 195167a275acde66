import type { Language } from '@/model/page/language'

/** The button that reads a part of a page aloud. */
export const readAloudCopy = {
  en: {
    listen: 'Listen',
    stop: 'Stop reading',
    failed: 'Your browser could not read this aloud. Try again.',
  },
  hi: {
    listen: 'सुनें',
    stop: 'पढ़ना रोकें',
    failed: 'आपका ब्राउज़र इसे पढ़कर नहीं सुना पाया। फिर कोशिश करें।',
  },
} as const satisfies Readonly<Record<Language, unknown>>
