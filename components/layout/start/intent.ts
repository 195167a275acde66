import { afterPaint } from '@/components/ui/afterPaint'
import { isPlainClick } from '@/components/ui/isPlainClick'
import { ALIVE_ATTRIBUTE, ALIVE_EVENT } from '@/model/page/islandMarks'
import { islandFor } from '@/components/layout/islands/islandFor'
import { whenParsed } from './whenParsed'

/** Events that show an intent to use the page. A stationary pointer shows none. */
const INTENT_EVENTS = [
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
const FALLBACK_MS = 8_000
/** Elements that need code, or do more with it; everything else works as HTML. */
const NEEDS_CODE = 'a[data-opens],button[type=button],[role=button]'

/** Whether the island answers that a press is for. */
const isAnswered = (pressed: Element): boolean => islandFor(pressed)?.hasAttribute(ALIVE_ATTRIBUTE) ?? false

/** The code of islands (components/layout/islands). */
type Islands = { readonly start: (needed: readonly Element[]) => Promise<void> }

type Start = { readonly islands: string; readonly ahead: readonly string[] }

/**
 * Data that the server wrote on this script's element; undefined in development, where Next's own client starts
 * pages.
 */
function readStart(script: HTMLOrSVGScriptElement | null): Start | undefined {
  const { islands, ahead = '' } = script?.dataset ?? {}
  return islands ? { islands, ahead: ahead.split(' ').filter(Boolean) } : undefined
}

/** Has a module in the browser's cache before it is imported. */
function fetchAhead(rel: 'prefetch' | 'modulepreload', href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel, href, as: 'script', crossOrigin: '' })
  document.head.append(link)
}

/** Browsers also report a stationary pointer when a page is painted under it. */
const isStationary = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** A letter or a mark that is typed into nothing: the desk's pages have something for it (components/desk/useKeys.ts). */
const isSingleKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 &&
  key !== ' ' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input,select,textarea'))

/**
 * Loads the page's code at the first sign of use, and then replays earlier input. Links, plain forms and disclosures
 * work as HTML before, and also if the code does not load.
 */
export function startOnIntent(script: HTMLOrSVGScriptElement | null): void {
  const start = readStart(script)
  if (!start) return
  let isStarted = false
  let pressed: HTMLElement | undefined
  const keys: KeyboardEvent[] = []
  let pointer: PointerEvent | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  /** Follows the link that was pressed: its page does the same without code. */
  const giveUp = () => {
    clearTimeout(patience)
    pressed?.removeAttribute('aria-busy')
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
    pressed = undefined
  }
  const needed = () =>
    [pressed, document.activeElement].filter(
      (element): element is Element => Boolean(element) && element !== document.body,
    )
  const hydrate = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of INTENT_EVENTS) removeEventListener(sign, onSign, true)
    for (const file of [start.islands, ...start.ahead]) fetchAhead('modulepreload', file)
    // What HTML does with the press is on the screen before the code is read and run.
    afterPaint(() => {
      const code = import(start.islands) as Promise<Islands>
      // A late part of the document has islands too.
      whenParsed(() => void code.then((islands) => islands.start(needed())).then(onAlive, giveUp))
    })
  }
  const onClick = (event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_CODE) : null
    if (!element || !isPlainClick(event) || isAnswered(element)) return
    event.preventDefault()
    event.stopPropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = element
    element.setAttribute('aria-busy', 'true')
    clearTimeout(patience)
    patience = setTimeout(giveUp, FALLBACK_MS)
    hydrate()
  }
  const onSign = (event: Event) => {
    if (!isStationary(event)) hydrate()
  }
  const onMove = (event: PointerEvent) => {
    pointer = event
  }
  const onKey = (event: KeyboardEvent) => {
    if (isSingleKey(event)) keys.push(event)
  }
  /** Makes up for a press that came too early. */
  const repeat = () => {
    clearTimeout(patience)
    const element = pressed
    pressed = undefined
    element?.removeAttribute('aria-busy')
    // The pressed link was replaced by its island's rendering.
    if (element instanceof HTMLAnchorElement && !element.isConnected) location.assign(element.href)
    else element?.click()
  }
  const onAlive = () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('pointermove', onMove, true)
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener(ALIVE_EVENT, onIsland)
    document.documentElement.dataset.alive = ''
    const focused = document.activeElement
    if (focused && focused !== document.body)
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (pointer?.pointerType === 'mouse') {
      const { clientX, clientY, pointerType } = pointer
      const under = document.elementFromPoint(clientX, clientY)
      under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, clientX, clientY, pointerType }))
    }
    repeat()
    // An island that was alive by then has answered its key.
    for (const { key } of keys.filter(({ defaultPrevented }) => !defaultPrevented))
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
  }
  const onIsland = () => {
    if (pressed && isAnswered(pressed)) repeat()
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener(ALIVE_EVENT, onIsland)
  document.addEventListener('pointermove', onMove, { capture: true, passive: true })
  document.addEventListener('keydown', onKey, true)
  for (const sign of INTENT_EVENTS) addEventListener(sign, onSign, { capture: true, passive: true })
  setTimeout(hydrate, Math.max(0, LATEST_MS - performance.now()))
  if (shouldHydrateNow()) hydrate()
  else whenIdle(() => [start.islands, ...start.ahead].forEach((file) => fetchAhead('prefetch', file)))
}

/** Parameters of an address that the page's code reads: a booking link's page, a number, what inspects machines. */
const READ_BY_CODE = /[?&](from|mob|inspect)\b/

/** A field that has the focus, an address that the page's code reads, a deep link to a modal, a page of developers or staff. */
function shouldHydrateNow(): boolean {
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
    // A malformed fragment, or blocked storage.
    return false
  }
}

/** Runs work once the page is loaded and idle; never with the browser's data saver. */
function whenIdle(work: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const idle = () => (window.requestIdleCallback ?? setTimeout)(work)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
