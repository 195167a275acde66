/** The address of the site of tests, which is that of a server without SITE_URL. */
export const SITE = 'http://localhost:3000'

/** What a browser asks for, with these headers. */
export const requestWith = (headers: HeadersInit = {}, path = '/'): Request =>
  new Request(SITE + path, { headers })
