import type { CityChoice } from '@/model/account/cityChoice'
import type { SelectedCity } from '@/model/account/session'
import { SELECTED_CITY_COOKIE, SELECTED_CITY_MAX_AGE_S, type SessionLocation } from '@/model/account/session'
import { callLibrary } from './httpClient'
import { keepSelectedCity } from './selectedCity'
import { browserStorage } from './storage'
import type { CitySelectionMode } from '@/model/page/analytics'
import { track } from './analytics'

/** Local storage key (specification, section 3, browser storage). */
const SESSION_LOCATION_KEY = 'sessionLocation'

/**
 * Stores a city as section 3 says: `selectedCity`, `sessionLocation` with the time (epoch milliseconds), and the
 * cookie `userSelectedCity` for half an hour.
 */
export async function keepLocation(city: SelectedCity, now = Date.now()): Promise<void> {
  keepSelectedCity(city)
  const kept = JSON.stringify({ time: now, city } satisfies SessionLocation)
  // Where storage is closed the cookie remains.
  browserStorage.write(SESSION_LOCATION_KEY, kept)
  // Loaded already by the city list's call.
  const { setCookie } = await callLibrary()
  setCookie(SELECTED_CITY_COOKIE, kept, {
    maxAge: SELECTED_CITY_MAX_AGE_S,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
}

/** How the city was selected. */
type LocationSelected = {
  readonly success: boolean
  readonly city: CityChoice
  readonly mode: CitySelectionMode
  /** '' for a visitor. */
  readonly mobileNo: string
}

/** Records `location_selected` with its five fields (specification, section 7), for served cities only. */
export const noteLocationSelected = ({ success, city, mode, mobileNo }: LocationSelected): void =>
  track({
    event: 'location_selected',
    success,
    mobile_no: mobileNo,
    city: city.cityname,
    city_selection_mode: mode,
    serviceable: city.serviceable ?? false,
  })
