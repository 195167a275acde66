import * as t from 'io-ts'
import { SelectedCity } from './session'

/** The logged-in user as GET /users/v1/user/me returns it, without the token (docs/decisions/0022). */
export const Me = t.intersection(
  [
    t.type({
      id: t.string,
      name: t.string,
      email: t.string,
      mobileNo: t.string,
      /** Without plus. */
      countryCode: t.string,
      whatsappConsent: t.boolean,
    }),
    t.partial({
      selectedCity: SelectedCity,
      /** Address of the user's picture, on this site. */
      avatar: t.string,
      /** Number of logins elsewhere not yet shown in this session; omitted when zero. */
      newLogins: t.number,
    }),
  ],
  'Me',
)
export type Me = t.TypeOf<typeof Me>

/** Most characters of a name, as in the lead form. */
export const MAX_NAME_LENGTH = 100

/** Name of a user without a name (specification, section 2, header). */
const GUEST = 'Guest'

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const firstLetter = (word: string): string =>
  letters.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** Initials of first and last name; 'G' without a name (section 2, header). */
export function initialsOf(name: string): string {
  const words = (name.trim() || GUEST).split(/\s+/)
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return ends.map((word = '') => firstLetter(word).toLocaleUpperCase('en')).join('')
}
