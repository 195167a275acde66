import { type ClickPlace, eventPath } from '@/model/page/analytics'
import { track } from '@/services/analytics'

/** The parts of a page by what their links stand in; the first that fits. */
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
