import {
  GEOLOCATION_OPTIONS,
  type NearmeFailure,
  nearmeFailureKindOf,
  type Place,
  SENT_DECIMALS,
} from '@/model/account/location'
import { REVERSE_GEOCODE } from '@/model/calls/placeCalls'
import { getJson } from './httpClient'
import { readAnswer } from './readAnswer'

/** PERMISSION_DENIED of GeolocationPositionError. */
const DENIED = 1

/**
 * Where the device is: high accuracy, at most five seconds (specification, section 9).
 * @throws {NearmeFailure}
 */
function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    const refuse = (failure: NearmeFailure) => reject(failure)
    if (!('geolocation' in navigator)) return refuse({ kind: 'unsupported' })
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ code }) => refuse(code === DENIED ? { kind: 'denied' } : { kind: 'position', code }),
      GEOLOCATION_OPTIONS,
    )
  })
}

/**
 * The place where the device is, by the reverse geocoding of specification section 7. The position is rounded before
 * it is sent, and kept nowhere.
 * @throws {NearmeFailure} of the device; {Failure} when the call failed
 */
export async function findPlace(signal?: AbortSignal): Promise<Place> {
  const { coords } = await position()
  // A manual choice in the meantime cancels the lookup.
  signal?.throwIfAborted()
  const query = new URLSearchParams({
    lat: coords.latitude.toFixed(SENT_DECIMALS),
    lon: coords.longitude.toFixed(SENT_DECIMALS),
  })
  const answer = await getJson(`${REVERSE_GEOCODE.path}?${query}`, { signal })
  const { address, city } = readAnswer(REVERSE_GEOCODE, answer)
  return { cityName: address.city ?? city?.cityname ?? '', city }
}

/** The words that the specification logs when a location is not found (section 8). */
const LOGGED: Readonly<Record<'denied' | 'unsupported', string>> = {
  denied: 'Location access denied',
  unsupported: 'Geolocation is not supported by this browser.',
}

/** What is logged of a failure to find the place: the specification's words, or the error itself. */
export function loggedNearmeFailure(error: unknown): unknown {
  const kind = nearmeFailureKindOf(error)
  return kind === 'denied' || kind === 'unsupported' ? LOGGED[kind] : error
}
