import { type ClickPlace, eventPath } from '@/model/page/analytics'
import { track } from '@/services/analytics'
import {
  IN_APP_ATTRIBUTE,
  IN_APP_COOKIE,
  IN_APP_MARKER,
  IN_APP_MAX_AGE_S,
  IN_APP_SOURCE,
} from '@/model/page/inApp'

/**
 * Records for the visit that it is inside the app: on later pages, the header's script hides parts before the first
 * paint. Pages without a header hide them here.
 */
export function noteInApp(): void {
  const isInApp =
    new URLSearchParams(location.search).get('source') === IN_APP_SOURCE ||
    IN_APP_MARKER.test(document.cookie)
  if (!isInApp) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${IN_APP_COOKIE}=1; Path=/; Max-Age=${IN_APP_MAX_AGE_S}; SameSite=Lax${secure}`
  document.documentElement.setAttribute(IN_APP_ATTRIBUTE, '')
}

/** Page areas by the selector of a link's ancestor; the first match counts. */
const PLACES: readonly (readonly [selector: string, place: ClickPlace])[] = [
  ['header', 'header'],
  ['.floating', 'floating'],
  ['form', 'form'],
  ['footer', 'footer'],
]

const EVENT_OF_LINK = [
  ['a[href^="tel:"]', 'call_clicked'],
  ['a[href^="https://wa.me/"]', 'whatsapp_clicked'],
] as const

/** The page's type, as its main element says it. */
const pageType = () => document.querySelector('main')?.dataset.pageType ?? ''

/** Notes a click on any link that calls or opens a WhatsApp conversation. */
function noteClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  for (const [selector, event] of EVENT_OF_LINK) {
    const link = target.closest(selector)
    if (!link) continue
    const place = PLACES.find(([around]) => link.closest(around))?.[1] ?? 'page'
    track({ event, page_type: pageType(), place })
  }
}

/** Notes the page view and, from now on, calls and WhatsApp clicks, in the list that a tag manager reads. */
export function notePageEvents(): void {
  document.addEventListener('click', noteClick, true)
  track({
    event: 'page_viewed',
    page_type: pageType(),
    page_path: eventPath(location.pathname),
    language: document.documentElement.lang,
  })
}

/** Notes on the page the day on which it is printed; print.css prints it beside the page's address. */
export const notePrintDay = (): void =>
  addEventListener('beforeprint', () => {
    const { dataset, lang } = document.documentElement
    dataset.printed = new Date().toLocaleDateString(lang, { dateStyle: 'long' })
  })
