/*
 * Names of the marker cookies and storage keys for "logged in" and "city chosen". Separate from the account's codecs
 * because every page's first script reads them.
 */

/** The readable marker that a session exists; it says nothing else (docs/decisions/0022). */
export const SIGNED_IN_COOKIE = 'signed_in'

const MARKER = new RegExp(`(^|; )${SIGNED_IN_COOKIE}=[^;]`)

/** Whether a browser's cookies hold the marker. Every page's first script asks, so no library reads it. */
export const hasSignedInFlag = (cookies: string): boolean => MARKER.test(cookies)

/** Session storage key of the avatar's letters: kept for the next page of the tab, and nothing else of the user. */
export const INITIALS_KEY = 'accountInitials'

/** Session storage key of who has put away what is docked at the bottom of phones: for the visit. */
export const FLOATING_BAR_DISMISSED = 'barAway'

/** Where the browser keeps the visitor's city (specification, section 3, browser storage). */
export const SELECTED_CITY_KEY = 'selectedCity'

/** The id of 'All of India', which is kept like a city; no city has it. */
export const ALL_OF_INDIA_ID = 0

/** The parameter that asks for a page to be inspected; kept for the tab under this name, so that the next pages are too. */
export const INSPECT_KEY = 'inspect'
