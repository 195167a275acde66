/** A form of this site as a browser posts it without JavaScript. @param site from where, by the browser's word */
export const posted = (
  fields: Record<string, string> | URLSearchParams,
  cookie = '',
  site = 'same-origin',
  headers: Record<string, string> = {},
): Request =>
  new Request('http://localhost:3000/form', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, 'sec-fetch-site': site, ...headers },
  })
