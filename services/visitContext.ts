import { ALL_OF_INDIA_ID, hasSignedInFlag } from '@/model/account/visitorMarks'
import { type KnownVisit, isNothingKnown, readKeptVisit } from '@/model/page/visitContext'
import { keptChoice, selectedCity } from './selectedCity'
import { tabStorage } from './storage'
import { KEPT_VISIT_KEY, trackingIsRefused } from './visitCapture'

/** Stored in selectedCity.ts, for later visits too. */
const chosenCity = (): KnownVisit['topics'] => {
  const city = selectedCity()
  return city ? { city: { value: city.cityname, id: city.cityid, from: 'chosen' } } : {}
}

/** The tab's visit with the selected city; null if empty or without storage. */
export function keptVisit(now = Date.now()): KnownVisit | null {
  const city = chosenCity()
  const stored = tabStorage.readJson(KEPT_VISIT_KEY)
  const kept = readKeptVisit(stored, { now, isSignedIn: hasSignedInFlag(document.cookie) })
  if (!kept) return city.city ? { topics: city, contact: null } : null
  const { city: ofPage, ...rest } = kept.topics
  // All of India overrides a page's city.
  const isOfPage = ofPage && keptChoice()?.cityid !== ALL_OF_INDIA_ID
  return { ...kept, topics: { ...rest, ...(isOfPage && { city: ofPage }), ...city } }
}

/** Stores the visit for the tab's next page. Name and number are not stored after a refusal. */
export function keepVisit({ topics, contact }: KnownVisit, now = Date.now()): void {
  const { city, ...rest } = topics
  const kept: KnownVisit = {
    // Cities with an id are stored in services/selectedCity.ts.
    topics: city && (city.from !== 'chosen' || city.id === undefined) ? { ...rest, city } : rest,
    contact: trackingIsRefused() ? null : contact,
  }
  if (isNothingKnown(kept)) return tabStorage.remove(KEPT_VISIT_KEY)
  const isSignedIn = hasSignedInFlag(document.cookie)
  tabStorage.writeJson(KEPT_VISIT_KEY, { ...kept, seenAt: now, isSignedIn })
}
