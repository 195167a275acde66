import type { SelectedCity } from '@/model/account/session'
import { ALL_OF_INDIA_ID, SELECTED_CITY_KEY } from '@/model/account/visitorMarks'
import { browserStorage } from './storage'

// Not by a codec, because every page loads this.
const isSelectedCity = (kept: unknown): kept is SelectedCity =>
  typeof kept === 'object' &&
  kept !== null &&
  'cityid' in kept &&
  typeof kept.cityid === 'number' &&
  'cityname' in kept &&
  typeof kept.cityname === 'string'

/** A city, or all of India; undefined if storage is blocked or invalid. */
export function keptChoice(): SelectedCity | undefined {
  const kept = browserStorage.readJson(SELECTED_CITY_KEY)
  return isSelectedCity(kept) ? { ...kept, type: String(kept.type ?? 'other') } : undefined
}

/** The selected city; undefined for all of India. */
export function selectedCity(): SelectedCity | undefined {
  const kept = keptChoice()
  return kept?.cityid === ALL_OF_INDIA_ID ? undefined : kept
}

/** Without storage for this page only. */
export const keepSelectedCity = ({ cityid, cityname, type, serviceable }: SelectedCity): void =>
  void browserStorage.writeJson(SELECTED_CITY_KEY, { cityid, cityname, type, serviceable })
