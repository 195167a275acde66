import type { SelectedCity } from '@/model/account/session'
import { ALL_OF_INDIA_ID, SELECTED_CITY_KEY } from '@/model/account/visitorMarks'

// Every page's first load reads this, so it is checked by hand and not by a codec.
const isSelectedCity = (kept: unknown): kept is SelectedCity =>
  typeof kept === 'object' &&
  kept !== null &&
  'cityid' in kept &&
  typeof kept.cityid === 'number' &&
  'cityname' in kept &&
  typeof kept.cityname === 'string'

/** What the visitor chose, a city or all of India; nothing where storage is closed or holds something else. */
export function keptChoice(): SelectedCity | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SELECTED_CITY_KEY) ?? 'null')
    return isSelectedCity(kept) ? { ...kept, type: String(kept.type ?? 'other') } : undefined
  } catch {
    return undefined
  }
}

/** The city that the visitor chose, if any; all of India is none. */
export function selectedCity(): SelectedCity | undefined {
  const kept = keptChoice()
  return kept?.cityid === ALL_OF_INDIA_ID ? undefined : kept
}

/** Keeps the chosen city for further pages; where storage is closed, it holds for this page. */
export function keepSelectedCity({ cityid, cityname, type, serviceable }: SelectedCity): void {
  try {
    // What is not known is left out by JSON.
    localStorage.setItem(SELECTED_CITY_KEY, JSON.stringify({ cityid, cityname, type, serviceable }))
  } catch {
    // Nothing to do: the choice holds for this page.
  }
}
