/*
 * The clinic's app shows this site's pages (specification, section 2, shell rules): with `source=patientapp` in the address, and
 * from then on for the whole visit.
 */

/** The query's source of pages inside the app. */
export const IN_APP_SOURCE = 'patientapp'

/** The readable cookie of a visit inside the app; it says nothing else. */
export const IN_APP_COOKIE = 'in_app'

/** Matches the marker in a cookie header; also part of the inline script (inlineScript.ts). */
export const IN_APP_MARKER = new RegExp(`(^|; )${IN_APP_COOKIE}=`)

/** A visit ends after half an hour without a page (docs/decisions/0033), in seconds. */
export const IN_APP_MAX_AGE_S = 30 * 60

/** The attribute of the document that hides header, footer and app-download block. */
export const IN_APP_ATTRIBUTE = 'data-in-app'
