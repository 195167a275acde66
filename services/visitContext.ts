import { isMarkedSignedIn } from '@/model/account/visitorMarks'
import { type KnownVisit, isNothingKnown, readKeptVisit } from '@/model/page/visitContext'
import { selectedCity } from './selectedCity'
import { KEPT_VISIT_KEY, trackingIsRefused } from './visitCapture'

/** The city that the visitor chose stands in one place alone (selectedCity.ts), for this visit and the next ones. */
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
    kept = readKeptVisit(stored, { now, isSignedIn: isMarkedSignedIn(document.cookie) })
  } catch {
    // Storage is closed, or holds what is no JSON.
  }
  if (!kept) return city.city ? { topics: city, contact: null } : null
  return { ...kept, topics: { ...kept.topics, ...city } }
}

/**
 * Keeps a visit for the next page of this tab; where storage is closed it holds for this page. Name and number of somebody
 * who does not want to be followed are kept nowhere.
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
    const isSignedIn = isMarkedSignedIn(document.cookie)
    sessionStorage.setItem(KEPT_VISIT_KEY, JSON.stringify({ ...kept, seenAt: now, isSignedIn }))
  } catch {
    // Nothing to do: it holds for this page.
  }
}
