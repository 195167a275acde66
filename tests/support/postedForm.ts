import { SITE } from './siteRequest'

type Fields = Record<string, string> | URLSearchParams

/** A form of this site as a browser posts it without JavaScript, to a path. */
export const postedTo = (path: string, fields: Fields, headers: Record<string, string> = {}): Request =>
  new Request(SITE + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })

/** The same where the path does not matter. @param site from where, by the browser's word */
export const posted = (fields: Fields, cookie = '', site = 'same-origin'): Request =>
  postedTo('/form', fields, { cookie, 'sec-fetch-site': site })
