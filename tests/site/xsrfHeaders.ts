import { type XsrfProof, xsrfProofOf } from '@/tests/support/cookieHeader'

/** The headers by which a browser shows a running site that one of its own pages sends a call. @throws without such a cookie */
export async function xsrfHeaders(
  siteUrl: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<XsrfProof> {
  const answer = await fetch(`${siteUrl}/api/session/xsrf`, { headers })
  return xsrfProofOf(answer.headers.getSetCookie())
}
