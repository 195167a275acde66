import { nameOnPage } from './visitSignal'
import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { visitContextCopy } from '@/content/copy/visitContext'
import { interpolate } from '@/content/copy/interpolate'
import { CITY_MARK } from '@/model/page/pageMarks'
import type { Language } from '@/model/page/language'
import type { VisitContext } from '@/model/page/visitContext'

type City = VisitContext['city']

const YOURS = 'data-yours'

const STYLE = `
tr[${YOURS}] > * { background: color-mix(in srgb, var(--marigold) 16%, transparent); }
tr[${YOURS}] small { display: block; font-size: 0.8125rem; font-weight: 400; }
a[${YOURS}], [${YOURS}] > a { border-color: var(--green); font-weight: 600; }
svg text[${YOURS}] { text-decoration: underline; text-decoration-thickness: 2px; }
@media (forced-colors: active) { tr[${YOURS}] { outline: 2px solid Highlight; } }
`

/** Original position of a moved row or link. */
const moved = new Map<Element, Node | null>()

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function clearMarks(): void {
  for (const marked of document.querySelectorAll(`[${YOURS}]`)) {
    marked.removeAttribute(YOURS)
    marked.querySelector('small')?.remove()
  }
  for (const [row, next] of moved) row.parentNode?.insertBefore(row, next)
  moved.clear()
}

/**
 * Highlights the city in price tables and charts, and moves its row to the top; a table in view keeps its order and
 * height during hydration.
 */
function markPrices(name: string, language: Language, isChoice: boolean): void {
  for (const text of document.querySelectorAll('figure svg text.name'))
    if (text.textContent === name) text.setAttribute(YOURS, '')
  for (const heading of document.querySelectorAll('main tbody > tr > th[scope="row"]')) {
    const row = heading.parentElement
    const table = heading.closest('table')
    if (heading.textContent !== name || !(row instanceof HTMLTableRowElement) || !table) continue
    row.setAttribute(YOURS, '')
    const isRead = !isChoice && isInSight(table)
    const note = document.createElement('small')
    note.textContent = ` ${visitContextCopy[language].yours}`
    heading.append(note)
    if (isRead) note.className = 'out-of-sight'
    if (row.previousElementSibling === null || isRead) continue
    moved.set(row, row.nextSibling)
    row.parentElement?.prepend(row)
  }
}

/** Moves the city's link to the front of lists by city, and marks it. */
function markLinks(name: string, isChoice: boolean): void {
  for (const link of document.querySelectorAll('main [data-cities] > *')) {
    if (!` ${link.textContent ?? ''} `.includes(` ${name} `)) continue
    link.setAttribute(YOURS, '')
    const { parentElement: group, previousElementSibling: before } = link
    if (!group || before === null || (!isChoice && isInSight(group))) continue
    moved.set(link, link.nextSibling)
    group.prepend(link)
  }
}

/** Offers the city's entries of a list of all cities, keeping other filters. */
function offerList(city: City, name: string, language: Language): void {
  const room = document.querySelector<HTMLElement>('[data-city-offer]')
  if (!room) return
  const form = room.parentElement?.querySelector('form')
  const option = [...(form?.querySelectorAll<HTMLOptionElement>('select[name="city"] option') ?? [])].find(
    ({ text }) => text === name,
  )
  room.replaceChildren()
  // A city that only a page has named is not offered.
  if (!form || !option || city?.from !== 'chosen') return
  document.documentElement.setAttribute(CITY_MARK, '')
  const query = new URLSearchParams(location.search)
  query.delete('page')
  query.set('city', option.value)
  const copy = visitContextCopy[language]
  const { count } = option.dataset
  const link = document.createElement('a')
  link.href = `${new URL(form.action).pathname}?${query}`
  link.textContent = interpolate(count === undefined ? copy.showThose : copy.show, {
    city: name,
    count: count ?? '',
  })
  room.append(link)
}

let placed = ''

/** Selects the visitor's city in the cost calculator, unless another one was chosen there. */
function fillCalculator(name: string): void {
  const select = document.querySelector<HTMLSelectElement>('#cost-calculator select[name="place"]')
  const option = [...(select?.options ?? [])].find(({ text }) => text === name)
  if (!select || !option || select.value === option.value || select.value !== placed) return
  select.value = placed = option.value
  // Simulates input, so that the calculator's machine starts.
  select.dispatchEvent(new Event('input', { bubbles: true }))
}

let shownName: string | undefined

/** Adapts a page to the visitor's city. @param isChoice just selected, so visible content may move */
export function showCity(city: City, isChoice: boolean): void {
  const language = document.documentElement.lang.startsWith('hi') ? 'hi' : 'en'
  const name = city && (nameOnPage('city', city) ?? city.value)
  if (name === shownName) return
  shownName = name
  clearMarks()
  if (name === undefined) {
    placed = ''
    offerList(city, '', language)
    return
  }
  adoptStyle(STYLE)
  markPrices(name, language, isChoice)
  markLinks(name, isChoice)
  offerList(city, name, language)
  fillCalculator(name)
}
