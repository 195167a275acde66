import { type Menu, WIDE, eventOf, summaryOf } from './megaMenuParts'

/** What can have the focus in a list of the menu, in its order. */
const itemsOf = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > details > summary'),
]

/** The disclosure around an item that is not its own. */
const detailsAround = (item: Element) =>
  (item.localName === 'summary' ? item.parentElement?.parentElement : item)?.closest('details')

/** The keys by what they do: the entries of the bar stand beside each other, everything else below each other. */
const meaningOf = (
  key: string,
  isBar: boolean,
): 'next' | 'previous' | 'deeper' | 'back' | 'first' | 'last' | undefined =>
  ({
    Home: 'first' as const,
    End: 'last' as const,
    ArrowDown: isBar ? ('deeper' as const) : ('next' as const),
    ArrowUp: isBar ? undefined : ('previous' as const),
    ArrowRight: isBar ? ('next' as const) : ('deeper' as const),
    ArrowLeft: isBar ? ('previous' as const) : ('back' as const),
  })[key]

/**
 * The arrow keys, Home and End in the menu, beside Tab, Enter and Space, which the browser knows (ARIA Authoring
 * Practices, disclosure navigation).
 */
export function goWithKey(event: KeyboardEvent, menu: Menu): void {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
  const item = target instanceof Element && target.closest<HTMLElement>('a, summary')
  const list = item && item.closest('ul')
  if (!item || !list || altKey || ctrlKey || metaKey || shiftKey) return
  const isBar = list.matches('.entries') && window.matchMedia(WIDE).matches
  const meaning = meaningOf(key, isBar)
  if (!meaning) return
  event.preventDefault()
  if (meaning === 'deeper') return goDeeper(item, menu)
  if (meaning === 'back') return goBack(item, menu)
  const items = itemsOf(list)
  const at = items.indexOf(item)
  // A link beside the lists has none before or after it.
  if (at < 0) return
  const place = { first: 0, last: items.length - 1, next: at + 1, previous: at - 1 }[meaning]
  items[place]?.focus()
}

/** Into what the item discloses, or to the next column. */
function goDeeper(item: HTMLElement, { send }: Menu): void {
  const details = item.parentElement
  if (item.localName === 'summary' && details instanceof HTMLDetailsElement) {
    if (!details.open) send(eventOf(details))
    if (details.dataset.entry)
      return details.querySelector<HTMLElement>('.menu-panel a, .menu-panel summary')?.focus()
  }
  send({ type: 'level.deeper' })
}

/** To the column before, or to what disclosed the item's list. */
function goBack(item: HTMLElement, { send }: Menu): void {
  if (item.closest('[data-level]')) return send({ type: 'level.back' })
  summaryOf(detailsAround(item))?.focus()
}
