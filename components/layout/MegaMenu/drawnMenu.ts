import type { Language } from '@/model/page/language'
import { processWide } from '@/model/processWide'

/*
 * The menu's HTML on its way from the server's component to the one that draws it, without going through the page's
 * data.
 */

const shared = processWide<Partial<Record<Language, string>>>('menu')

/** Puts the menu's HTML where `drawnMenu` finds it. */
export const drawMenu = (language: Language, html: string): void => {
  shared.value = { ...shared.value, [language]: html }
}

/** The menu's HTML on the server. */
export const drawnMenu = (language: Language): string => shared.value?.[language] ?? ''
