import { en } from './en'
import { hi } from './hi'
import type { Language, Messages } from './messages'

export type { Language, Messages } from './messages'
export { interpolate } from './messages'

/** The site's words in one language. */
export const messagesFor = (language: Language): Messages => (language === 'hi' ? hi : en)
