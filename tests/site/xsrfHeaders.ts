/** The headers by which a browser shows a running site that one of its own pages sends a call. @throws without such a cookie */
export async function xsrfHeaders(
  siteUrl: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly cookie: string; readonly 'x-xsrf-token': string }> {
  const answer = await fetch(`${siteUrl}/api/session/xsrf`, { headers })
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length)
  if (!token) throw new Error('no XSRF cookie')
  return { cookie: pairs.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
}
