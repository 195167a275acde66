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

/** The device's position: high accuracy, at most five seconds (specification, section 9). @throws {NearmeFailure} */
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
 * The device's place by reverse geocoding (specification, section 7). The position is rounded before it is sent,
 * and never stored.
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

/** Log texts of the specification, section 8. */
const LOGGED: Readonly<Record<'denied' | 'unsupported', string>> = {
  denied: 'Location access denied',
  unsupported: 'Geolocation is not supported by this browser.',
}

/** The specification's text, or the error itself. */
export function loggedNearmeFailure(error: unknown): unknown {
  const kind = nearmeFailureKindOf(error)
  return kind === 'denied' || kind === 'unsupported' ? LOGGED[kind] : error
}
