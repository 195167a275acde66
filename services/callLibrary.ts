/**
 * What a call takes beyond the site's own code: as large as a form, so it comes with the first call, or ahead of it while
 * somebody types (docs/decisions/0019). Imported by httpClient.ts alone, and never statically.
 */
export { default as axios } from 'axios'
export { getCookie, setCookie } from 'cookies-next/client'
