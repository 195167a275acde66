import * as t from 'io-ts'

/**
 * The city that a visitor chose, as local storage keeps it under `selectedCity` (specification, section 3); `serviceable` says
 * whether appointments can be arranged there, where it is known.
 */
export const SelectedCity = t.intersection(
  [t.type({ cityid: t.number, cityname: t.string, type: t.string }), t.partial({ serviceable: t.boolean })],
  'SelectedCity',
)
export type SelectedCity = Readonly<t.TypeOf<typeof SelectedCity>>

/** What the cookie cred_hexa holds; only the server reads it. */
export const Credentials = t.intersection(
  [
    t.type({ token: t.string, name: t.string, email: t.string, mobileNo: t.string, id: t.string }),
    t.partial({ selectedCity: SelectedCity }),
  ],
  'Credentials',
)
export type Credentials = t.TypeOf<typeof Credentials>

/** Local storage key and cookie of the session's location: when it was found (ms since 1970) and the city. */
export const SessionLocation = t.type({ time: t.number, city: SelectedCity }, 'SessionLocation')
export type SessionLocation = t.TypeOf<typeof SessionLocation>

export const CREDENTIALS_COOKIE = 'cred_hexa'
/** One year, in seconds (section 9). */
export const CREDENTIALS_MAX_AGE_S = 31_536_000
export const SELECTED_CITY_COOKIE = 'userSelectedCity'
/** Half an hour, in seconds (section 9). */
export const SELECTED_CITY_MAX_AGE_S = 1800
