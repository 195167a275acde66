import { interpolate } from '@/content/copy/interpolate'
import { nextPlacesCopy } from '@/content/copy/nextPlaces'
import { shortDate, timeInWords } from '@/content/copy/placeInWords'
import { bookPlacePath } from '@/model/appointments/bookingPaths'
import { MOST_DOCTORS_ASKED, NEXT_PLACES_DAYS } from '@/model/calls/appointmentCalls'
import { addDays } from '@/model/catalogue/timeZone'
import type { Language } from '@/model/page/language'
import { fetchNextPlaces, type NextPlaces } from '@/services/nextPlaces'

type DoctorPlaces = NextPlaces['doctors'][number]

/** 'Tomorrow, about 5:20 pm'. */
function placeInWords(place: DoctorPlaces['places'][number], today: string, language: Language): string {
  const copy = nextPlacesCopy[language]
  const names = new Map([
    [today, copy.today],
    [addDays(today, 1), copy.tomorrow],
  ])
  const day = names.get(place.date) ?? shortDate(place.date, language)
  const time = timeInWords(Date.parse(place.expectedFrom), place.zone, language)
  return place.token === undefined ? `${day}, ${time}` : interpolate(copy.token, { day, time })
}

/** Inline, so that documents stay lighter. The height equals the space reserved by `roomForPlaces` (theme/surfaces.ts). */
const LIST_STYLE: Partial<CSSStyleDeclaration> = {
  gridColumn: '1 / -1',
  display: 'flex',
  gap: '8px',
  height: '52px',
  padding: '4px',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  listStyle: 'none',
}
const LINK_STYLE: Partial<CSSStyleDeclaration> = {
  minHeight: '44px',
  padding: '6px 14px',
  fontSize: '0.9375rem',
}

/** A doctor's places as links, or that there are none. */
function placesList({ doctor, places }: DoctorPlaces, today: string, name: string, language: Language) {
  const copy = nextPlacesCopy[language]
  const list = document.createElement(places.length > 0 ? 'ul' : 'p')
  list.className = 'next-places numbers'
  Object.assign(list.style, LIST_STYLE)
  if (places.length === 0) list.textContent = interpolate(copy.none, { days: NEXT_PLACES_DAYS })
  else list.setAttribute('aria-label', interpolate(copy.label, { name }))
  for (const place of places) {
    const link = document.createElement('a')
    link.className = 'button'
    Object.assign(link.style, LINK_STYLE)
    link.href = bookPlacePath(language, doctor, place.placeId)
    link.textContent = placeInWords(place, today, language)
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return list
}

/** Fills the reserved space of doctors' cards with their next free places; cards of unknown doctors are unchanged. */
export async function showNextPlaces(cards: readonly HTMLElement[], language: Language): Promise<void> {
  const byId = new Map(cards.map((card) => [Number(card.dataset.places), card]))
  const told = await fetchNextPlaces([...byId.keys()].slice(0, MOST_DOCTORS_ASKED))
  for (const doctor of told?.doctors ?? []) {
    const card = byId.get(doctor.doctorId)
    const name = card?.dataset.name ?? card?.querySelector('h2, h3, .name')?.textContent ?? ''
    const ways = card?.querySelector<HTMLElement>(':scope > :last-child')
    if (!ways || !told) continue
    ways.before(placesList(doctor, told.today, name, language))
    ways.style.marginTop = '0'
  }
}
