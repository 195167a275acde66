import { ALL_OF_INDIA_ID, hasSignedInFlag } from '@/model/account/visitorMarks'
import { type KnownVisit, isNothingKnown, readKeptVisit } from '@/model/page/visitContext'
import { keptChoice, selectedCity } from './selectedCity'
import { KEPT_VISIT_KEY, trackingIsRefused } from './visitCapture'

/** The chosen city is stored in selectedCity.ts alone, for this visit and later ones. */
const chosenCity = (): KnownVisit['topics'] => {
  const city = selectedCity()
  return city ? { city: { value: city.cityname, id: city.cityid, from: 'chosen' } } : {}
}

/** What this tab kept of the visit, with the city that was chosen anywhere; null where there is nothing, or storage is closed. */
export function keptVisit(now = Date.now()): KnownVisit | null {
  const city = chosenCity()
  let kept: KnownVisit | null = null
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEPT_VISIT_KEY) ?? 'null')
    kept = readKeptVisit(stored, { now, isSignedIn: hasSignedInFlag(document.cookie) })
  } catch {
    // Storage is closed, or holds what is no JSON.
  }
  if (!kept) return city.city ? { topics: city, contact: null } : null
  const { city: ofPage, ...rest } = kept.topics
  // Who has chosen all of India looks in no page's city either.
  const isOfPage = ofPage && keptChoice()?.cityid !== ALL_OF_INDIA_ID
  return { ...kept, topics: { ...rest, ...(isOfPage && { city: ofPage }), ...city } }
}

/**
 * Stores the visit for the next page of this tab; without storage it holds for this page. After a refusal, name and
 * number are not stored.
 */
export function keepVisit({ topics, contact }: KnownVisit, now = Date.now()): void {
  try {
    const { city, ...rest } = topics
    const kept: KnownVisit = {
      // Kept for further visits where its id is known (services/selectedCity.ts).
      topics: city && (city.from !== 'chosen' || city.id === undefined) ? { ...rest, city } : rest,
      contact: trackingIsRefused() ? null : contact,
    }
    if (isNothingKnown(kept)) return sessionStorage.removeItem(KEPT_VISIT_KEY)
    const isSignedIn = hasSignedInFlag(document.cookie)
    sessionStorage.setItem(KEPT_VISIT_KEY, JSON.stringify({ ...kept, seenAt: now, isSignedIn }))
  } catch {
    // Nothing to do: it holds for this page.
  }
}
