import { cookieHeader } from '@/tests/support/cookieHeader'

/** The headers by which a browser shows a running site that one of its own pages sends a call. @throws without such a cookie */
export async function xsrfHeaders(
  siteUrl: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly cookie: string; readonly 'x-xsrf-token': string }> {
  const answer = await fetch(`${siteUrl}/api/session/xsrf`, { headers })
  const cookie = cookieHeader(answer.headers.getSetCookie())
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1]
  if (!token) throw new Error('no XSRF cookie')
  return { cookie, 'x-xsrf-token': decodeURIComponent(token) }
}
