import { processWide } from '@/model/processWide'

/*
 * HTML on its way from a server's component to the one that draws it (DrawnHtml.tsx), without going through the page's data. Each text
 * has a key of its own: what is drawn for one page, as for the preview of a draft, is never found by another.
 */

/** A rendering draws its texts within a second; so many different ones are never under way at once. */
const KEPT = 256

type Drawn = { readonly byKey: Map<string, string>; readonly byHtml: Map<string, string>; last: number }

const shared = processWide<Drawn>('drawnHtml')

const drawn = (): Drawn => (shared.value ??= { byKey: new Map(), byHtml: new Map(), last: 0 })

/** Puts HTML where `drawnHtml` finds it. @returns its key: the same for the same text as long as it is kept */
export function keepHtml(html: string): string {
  const texts = drawn()
  const known = texts.byHtml.get(html)
  const key = known ?? String((texts.last += 1))
  // To the end: the one that was drawn longest ago goes first.
  texts.byHtml.delete(html)
  texts.byHtml.set(html, key)
  texts.byKey.set(key, html)
  const [oldest] = texts.byHtml
  if (oldest && texts.byHtml.size > KEPT) {
    texts.byHtml.delete(oldest[0])
    texts.byKey.delete(oldest[1])
  }
  return key
}

/** The HTML of a key, on the server. */
export const drawnHtml = (key: string): string => drawn().byKey.get(key) ?? ''
