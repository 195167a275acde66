import type { Language } from '@/content/copy/messages/messages'
import { en } from './en'
import { hi } from './hi'
import type { PageCopy } from './pageCopy'

export type { PageCopy, Question } from './pageCopy'

/** The pages' words in one language. */
export const pageWordsFor = (language: Language): PageCopy => (language === 'hi' ? hi : en)
