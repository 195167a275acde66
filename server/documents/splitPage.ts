import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'

/**
 * What a page needs to come alive: what Next writes into its HTML as scripts. It is data, and stays data: start.js
 * (components/layout/start) hands it to Next's own code.
 */
export interface Hydration {
  /** What `self.__next_f` is given, in order. */
  readonly flight: readonly unknown[]
  /** What `TURBOPACK` is given: the chunks to wait for and the module to run. */
  readonly runtime: unknown
}

export interface SplitPage {
  /** The page without a script, but for JSON-LD and the one constant script; START stands where start.js belongs. */
  readonly html: string
  readonly hydration: Hydration
  /** Addresses of Next's scripts, in order. */
  readonly chunks: readonly string[]
  /** The texts of its style elements, which the content security policy names by their hashes. */
  readonly styles: readonly string[]
  /** Scripts that nobody knows: they are left out, and the page may not come alive as it should. */
  readonly unknown: readonly string[]
}

/** Stands in the HTML where the start script belongs. */
export const START = '<!--start-->'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const SOURCE = / src="([^"]*)"/
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push('
const FLIGHT = 'self.__next_f.push('
const RUNTIME = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('

/** The argument of a call that Next wrote: JSON, since it escapes what HTML would read. */
const argumentOf = (call: string, start: string): unknown =>
  JSON.parse(call.slice(start.length, call.lastIndexOf(')')))

/** Takes a page that Next rendered apart. Next escapes `<` in scripts and `>` in attributes, so that tags are found by text. */
export function splitPage(page: string): SplitPage {
  const flight: unknown[] = []
  const chunks: string[] = []
  const unknown: string[] = []
  let runtime: unknown = null
  const html = page.replace(PRELOAD, '').replace(SCRIPT, (script, attributes: string, text: string) => {
    if (attributes.includes('application/ld+json') || text === ACCOUNT_SCRIPT) return script
    const source = SOURCE.exec(attributes)?.[1]
    // Browsers without modules do without code.
    if (source !== undefined) {
      if (!/ nomodule/i.test(attributes)) chunks.push(source)
    } else if (text.startsWith(FLIGHT_START)) flight.push(argumentOf(text, FLIGHT_START))
    else if (text.startsWith(FLIGHT)) flight.push(argumentOf(text, FLIGHT))
    else if (text.startsWith(RUNTIME)) runtime = argumentOf(text, RUNTIME)
    else unknown.push(text.slice(0, 80))
    return ''
  })
  // Behind the title and the styles: whatever decides how the page looks comes before what makes it alive.
  return {
    html: html.replace('</head>', `${START}</head>`),
    hydration: { flight, runtime },
    chunks,
    styles: [...html.matchAll(STYLE)].map(([, text = '']) => text),
    unknown,
  }
}
