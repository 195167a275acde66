import { isPlainClick } from '@/components/ui/isPlainClick'
import { ALIVE_EVENT } from '@/model/page/alive'
import { type ForeignChanges, watchForeignChanges } from './foreignChanges'
import { type PlainPage, keepPlainPage } from './plainPage'
import { whenParsed } from './whenParsed'

declare global {
  interface Window {
    /** What Next's own code reads when it starts: the page's data, and the chunks to run. */
    __next_f?: unknown[]
    TURBOPACK?: unknown[]
  }
}

/** What the server took out of the page (server/documents/renderPage.ts). */
interface Hydration {
  readonly flight: readonly unknown[]
  readonly runtime: unknown
}

/** What somebody does who means to do something. A pointer that lies still over the page is none. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'wheel',
  'scroll',
  'hashchange',
]
/** Without a sign: soon enough for a visit that counts after ten seconds (specification, section 7). */
const LATEST_MS = 9_000
/** A press whose code does not come leads to the page that does the same without. */
const PATIENCE_MS = 8_000
/** What works by code alone, or does more with it; everything else in the page works as it is. */
const NEEDS_CODE = 'a[data-opens],button[type=button],[role=button]'

type Start = { readonly hydration: string; readonly chunks: readonly string[] }

/** What the server wrote on this script's element; nothing in development, where pages start by themselves. */
function readStart(script: HTMLOrSVGScriptElement | null): Start | undefined {
  const { hydration, chunks } = script?.dataset ?? {}
  return hydration && chunks ? { hydration, chunks: chunks.split(' ') } : undefined
}

type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly [rule in 'createScriptURL' | 'createHTML']: (text: string) => string },
  ) => unknown
}

/** React's way to a script element that does not run. */
const NO_SCRIPT = '<script></script>'

/**
 * The one way from a string to a script's address: the site's own, or where its chunks are. And the one way to markup, which React
 * takes where it draws a page or a part anew: a text without an element, or to the letter what the server has written as markup.
 * @param written the data of the page as far as it has come, none of a page for one visitor, whose data repeats what was asked for
 */
function trustOwn({ chunks }: Start, written: () => string): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const originOf = (url = '') => new URL(url, location.href).origin
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if ([location.origin, originOf(chunks[0])].includes(originOf(url))) return url
      throw new TypeError('not a script of this site')
    },
    createHTML(html) {
      if (html === NO_SCRIPT || !html.includes('<') || isMarkupIn(written(), html)) return html
      throw new TypeError('not markup of this page')
    },
  })
}

/** Whether Next's data has a text as markup: in its place, or, where it is long, as a row by itself that begins with its length. */
export const isMarkupIn = (data: string, html: string): boolean =>
  data.includes(`"__html":${JSON.stringify(html)}`) ||
  data.includes(`:T${new TextEncoder().encode(html).length.toString(16)},${html}`)

/** The texts of what Next writes into a page for its code. */
const textOf = (flight: readonly unknown[]): string =>
  flight.map((part) => (Array.isArray(part) && typeof part[1] === 'string' ? part[1] : '')).join('')

/** Has a script or a file in the browser's cache before it is asked for. */
function fetchAhead(rel: 'prefetch' | 'preload', href: string): void {
  const link = document.createElement('link')
  const isScript = href.endsWith('.js')
  Object.assign(link, { rel, href, as: isScript ? 'script' : 'fetch' })
  if (!isScript) link.crossOrigin = 'anonymous'
  document.head.append(link)
}

async function readHydration(address: string): Promise<Hydration> {
  if (address.startsWith('#')) return JSON.parse(document.getElementById(address.slice(1))?.textContent ?? '')
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.json()
}

/** The browser reports a pointer that lies still too, when a page is drawn under it: nobody moved it. */
const isStill = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Hands the page's data to Next's code and runs it. @param prepare called right before the code looks at the page */
async function run(
  { hydration, chunks }: Start,
  prepare: (flight: readonly unknown[]) => void,
): Promise<void> {
  for (const chunk of chunks) fetchAhead('preload', chunk)
  const { flight, runtime } = await readHydration(hydration)
  ;(window.__next_f ??= []).push(...flight)
  await Promise.all(
    chunks.map(
      (source) =>
        new Promise((done, fail) => {
          const script = document.createElement('script')
          Object.assign(script, { src: source, async: false, onload: done, onerror: fail })
          document.head.append(script)
        }),
    ),
  )
  prepare(flight)
  // Last, since Next's code waits for it: nothing of it has looked at the page.
  if (runtime) (window.TURBOPACK ??= []).push(runtime)
}

/**
 * Starts the page's code with the first sign that somebody means to do something, and repeats then what came too early.
 * Until then links, plain forms and disclosures work as HTML, and so they do where the code never comes.
 */
export function startOnIntent(script: HTMLOrSVGScriptElement | null): void {
  const start = readStart(script)
  if (!start) return
  let written = ''
  trustOwn(start, () => written)
  let changes: ForeignChanges | undefined
  let plain: PlainPage | undefined
  let isStarted = false
  let pressed: HTMLElement | undefined
  let pointer: PointerEvent | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  /** Follows the link that was pressed: its page does the same without code. */
  const giveUp = () => {
    clearTimeout(patience)
    pressed?.removeAttribute('aria-busy')
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
    pressed = undefined
  }
  const wake = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of SIGNS) removeEventListener(sign, onSign, true)
    // Next's code looks for the whole page.
    whenParsed(() => void run(start, prepare).catch(giveUp))
  }
  const prepare = (flight: readonly unknown[]) => {
    if (!start.hydration.startsWith('#')) written = textOf(flight)
    changes?.takeBack()
    plain = keepPlainPage(giveUp)
  }
  const onClick = (event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_CODE) : null
    if (!element || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = element
    element.setAttribute('aria-busy', 'true')
    clearTimeout(patience)
    patience = setTimeout(giveUp, PATIENCE_MS)
    wake()
  }
  const onSign = (event: Event) => {
    if (!isStill(event)) wake()
  }
  const onMove = (event: PointerEvent) => {
    pointer = event
  }
  const onAlive = () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('pointermove', onMove, true)
    clearTimeout(patience)
    changes?.makeAgain()
    plain?.fillAgain()
    const focused = document.activeElement
    if (focused && focused !== document.body)
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (pointer?.pointerType === 'mouse') {
      const { clientX, clientY, pointerType } = pointer
      const under = document.elementFromPoint(clientX, clientY)
      under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, clientX, clientY, pointerType }))
    }
    pressed?.removeAttribute('aria-busy')
    pressed?.click()
  }

  whenParsed(() => {
    changes = watchForeignChanges()
  })
  document.addEventListener('click', onClick, true)
  document.addEventListener('pointermove', onMove, { capture: true, passive: true })
  document.addEventListener(ALIVE_EVENT, onAlive, { once: true })
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
  setTimeout(wake, Math.max(0, LATEST_MS - performance.now()))
  if (isMeantAlready()) wake()
  else whenIdle(() => [start.hydration, ...start.chunks].forEach(prefetched))
}

/** Parameters of an address that the page's code reads: a booking link's page, a number, what inspects machines. */
const READ_BY_CODE = /[?&](from|mob|inspect)\b/

/** A field that has the focus, an address that the page's code reads, a deep link to a modal, a page of developers or staff. */
function isMeantAlready(): boolean {
  const { hash, search, pathname } = location
  const { activeElement } = document
  if (
    READ_BY_CODE.test(search) ||
    /^\/de(v|sk)\b/.test(pathname) ||
    (activeElement && activeElement !== document.body)
  )
    return true
  try {
    const isDeepLink = hash.length > 1 && !document.getElementById(decodeURIComponent(hash.slice(1)))
    return isDeepLink || 'inspect' in sessionStorage
  } catch {
    // A fragment that is none, or storage that is closed.
    return false
  }
}

const prefetched = (address: string): void => {
  if (!address.startsWith('#')) fetchAhead('prefetch', address)
}

/** Once the page is there and nothing else is to do; never for who saves data. */
function whenIdle(work: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const idle = () => (window.requestIdleCallback ?? setTimeout)(work)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
