import type { Language } from '../messages/messages'
import { en } from './en'
import { hi } from './hi'
import type { PageWords } from './pageWords'

export type { PageWords, Question } from './pageWords'

/** The pages' words in one language. */
export const pageWordsFor = (language: Language): PageWords => (language === 'hi' ? hi : en)
