/** What a page's document weighs: its HTML without what is fetched beside it (docs/decisions/0031). */
import { gzipSync } from 'node:zlib'

/**
 * Limits of every page's document, its islands' props included. A Hindi letter takes three bytes, and Hindi pages
 * list choices in both languages.
 */
export const PAGE_BUDGET = {
  en: { gzipBytes: 26_700, elements: 1400 },
  hi: { gzipBytes: 31_200, elements: 1400 },
} as const

/** Limits of any single page: more text than its type's sample, not more markup. */
export const ANY_PAGE_BUDGET = {
  en: { gzipBytes: 27_700, elements: 1400 },
  hi: { gzipBytes: 32_400, elements: 1400 },
} as const

type PageWeight = {
  /** Of the HTML with its styles, compressed as the site does (server/edge/encodedBody.ts), without executable scripts. */
  readonly gzipBytes: number
  readonly elements: number
}

/** JSON-LD is read, not executed. */
const EXECUTABLE = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi
/** Texts in which a `<` begins no element. */
const NO_ELEMENTS = /<!--[\s\S]*?-->|(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?<\/\2>/gi

/** The document itself: the HTML of a page without its executable scripts. */
export const documentOf = (html: string): string => html.replace(EXECUTABLE, '')

/** @param html the page as it was sent */
export function pageWeight(html: string): PageWeight {
  const document = documentOf(html)
  const opened = document.replace(NO_ELEMENTS, '$1').match(/<[a-z][^\s/>]*/gi) ?? []
  return { gzipBytes: gzipSync(document, { level: 9, memLevel: 9 }).length, elements: opened.length }
}

/** What is too much on a page, in words; nothing where it keeps within its budget. */
export function tooHeavy(
  html: string,
  budgets: typeof PAGE_BUDGET | typeof ANY_PAGE_BUDGET = PAGE_BUDGET,
): readonly string[] {
  const weight = pageWeight(html)
  const budget = budgets[/<html[^>]* lang="hi/.test(html) ? 'hi' : 'en']
  // The keys are the budget's own.
  return (Object.keys(budget) as (keyof PageWeight)[]).flatMap((what) =>
    weight[what] > budget[what] ? [`${what} ${weight[what]}, at most ${budget[what]}`] : [],
  )
}
