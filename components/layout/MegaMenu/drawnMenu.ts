import type { Language } from '@/model/page/language'

/*
 * The menu's HTML on its way from the server's component to the one that draws it, without going through the page's
 * data. Bundles have their own copies of every module, so that what they share is the global object.
 */

const KEY = Symbol.for('shalya.menu')
// The key is this module's own: nobody else puts anything there.
const shared = globalThis as { [KEY]?: Partial<Record<Language, string>> }

/** Puts the menu's HTML where `drawnMenu` finds it. */
export const drawMenu = (language: Language, html: string): void => {
  shared[KEY] = { ...shared[KEY], [language]: html }
}

/** The menu's HTML on the server. */
export const drawnMenu = (language: Language): string => shared[KEY]?.[language] ?? ''
