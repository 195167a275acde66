/**
 * HTTP client library, loaded with the first call or while a visitor types (docs/decisions/0019). Imported by
 * httpClient.ts only, and only dynamically.
 */
export { default as axios } from 'axios'
export { getCookie, setCookie } from 'cookies-next/client'
