import { isBlankText } from '@/model/plainText'
import { kindOf } from '@/model/failure'
import { languageOfPath, pathIn, withoutLanguage } from '@/model/page/language'
import { type CityChoice, choiceOf, isAllOfIndia } from './cityChoice'
import type { SelectedCity } from './session'

/** The fields of the location modal (specification, section 5, header login and profile). */
export type LocationField = 'name' | 'city'

export type LocationForm = {
  /** Whether the name field is shown. */
  readonly asksName: boolean
  /** Whether the user has a token (section 5). */
  readonly isSignedIn: boolean
  readonly name: string
  readonly city: CityChoice | null
}

/** The fields at fault: a city is always needed, a name only when its field is shown and the user has a token. */
export const faultyLocationFields = ({
  asksName,
  isSignedIn,
  name,
  city,
}: LocationForm): readonly LocationField[] => [
  ...(asksName && isSignedIn && isBlankText(name) ? (['name'] as const) : []),
  ...(city === null ? (['city'] as const) : []),
]

/** A visitor's place from reverse geocoding: its name and, where the site serves it, its city. */
export type Place = { readonly cityName: string; readonly city?: SelectedCity }

/** Why 'Use my current location' found no city. */
export type NearmeFailure =
  /** The visitor, or the device, does not allow it. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'unsupported' }
  /** The device could not tell where it is, or not in time; `code` is that of GeolocationPositionError. */
  | { readonly kind: 'position'; readonly code: number }
  /** The position is known and its city is not: the call failed, or named none of ours. */
  | { readonly kind: 'noCity' }

export type NearmeFailureKind = NearmeFailure['kind']

const KINDS = ['denied', 'unsupported', 'position', 'noCity'] as const satisfies NearmeFailureKind[]

/** Why, of any thrown value: what is none of ours left the city unknown. */
export const nearmeFailureKindOf = (error: unknown): NearmeFailureKind =>
  KINDS.find((kind) => kind === kindOf(error)) ?? 'noCity'

/** The city of a place: the listed one, else the one that the answer names with its id; undefined when it names none. */
export function cityOfPlace(
  { cityName, city }: Place,
  cities: readonly CityChoice[],
): CityChoice | undefined {
  const name = cityName.trim().toLowerCase()
  const listed = city
    ? cities.find(({ cityid }) => cityid === city.cityid)
    : cities.find((one) =>
        [one.cityname, one.aliasname].some((own) => own !== '' && own.toLowerCase() === name),
      )
  return listed ?? (city && choiceOf(city))
}

/** Decimals of a degree that leave the device, and this server: about a kilometre, enough to name a city. */
export const SENT_DECIMALS = 2

/** High accuracy, at most five seconds (specification, section 9). */
export const GEOLOCATION_OPTIONS = { enableHighAccuracy: true, timeout: 5000 } as const

/** An English list of doctors or hospitals of one city: `/pune/doctors/cardiologist` (specification, section 2, routes). */
const CITY_LIST = /^\/[^/]+\/(doctors|hospitals)\/([^/]+)\/?$/
/** The filter of the list of everywhere that stands for the last part of such a path. */
const LIST_FILTER = new Map([
  ['doctors', 'speciality'],
  ['hospitals', 'department'],
])

/** A city's name as its address has it; the site knows each city by that, or leads from there to where it is. */
const slugOf = (cityname: string): string =>
  cityname
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The same list of another city, or of all of India, in the path's language, where the path is a city's list; otherwise undefined. */
export function sameListIn(
  city: { readonly cityid: number; readonly cityname: string },
  path: string,
): string | undefined {
  const [, list, what] = CITY_LIST.exec(withoutLanguage(path)) ?? []
  if (list === undefined || what === undefined) return undefined
  return pathIn(
    languageOfPath(path),
    isAllOfIndia(city)
      ? `/${list}?${LIST_FILTER.get(list)}=${what}`
      : `/${slugOf(city.cityname)}/${list}/${what}`,
  )
}
