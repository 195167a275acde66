/** Set-Cookie values as a browser sends them back. */
export const cookieHeader = (cookies: readonly string[]): string =>
  cookies.map((line) => line.split(';')[0]).join('; ')

/** By what a browser shows that a page of the site sends a call. */
export type XsrfProof = {
  readonly cookie: string
  readonly 'x-xsrf-token': string
}

/** The proof that Set-Cookie values give a browser, beside the cookies that it has. @throws where they give none */
export function xsrfProofOf(given: readonly string[], cookies = ''): XsrfProof {
  const own = cookieHeader(given)
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(own)?.[1]
  if (!token) throw new Error('no XSRF cookie')
  return { cookie: [cookies, own].filter(Boolean).join('; '), 'x-xsrf-token': decodeURIComponent(token) }
}
