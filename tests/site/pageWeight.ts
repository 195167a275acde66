/** What a page's document weighs: its HTML without what is fetched beside it (docs/decisions/0031). */
import { gzipSync } from 'node:zlib'

/** What every page type has to keep within, what its islands are given included. A letter of Hindi takes three bytes, and its choices stand beside the English ones. */
export const PAGE_BUDGET = {
  en: { gzipBytes: 26_300, elements: 1400 },
  hi: { gzipBytes: 31_000, elements: 1400 },
} as const

type PageWeight = {
  /** Of the HTML with its styles, compressed with gzip at level 9, without executable scripts. */
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
  return { gzipBytes: gzipSync(document, { level: 9 }).length, elements: opened.length }
}

/** What is too much on a page, in words; nothing where it keeps within its budget. */
export function tooHeavy(html: string): readonly string[] {
  const weight = pageWeight(html)
  const budget = PAGE_BUDGET[/<html[^>]* lang="hi/.test(html) ? 'hi' : 'en']
  // The keys are the budget's own.
  return (Object.keys(budget) as (keyof PageWeight)[]).flatMap((what) =>
    weight[what] > budget[what] ? [`${what} ${weight[what]}, at most ${budget[what]}`] : [],
  )
}
