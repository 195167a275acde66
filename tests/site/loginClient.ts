/** Logs in to a running site as a browser's script would, on a site that shows its messages (DEV_PAGES=1). */

import { xsrfHeaders } from './xsrfHeaders'
import { cookieHeader } from '@/tests/support/cookieHeader'

export interface LoginAnswer {
  readonly httpStatus: number
  /** The first item of the error array. */
  readonly error: string | undefined
  /** Cookies to send with later calls. */
  readonly cookie: string
}

/** The code of the newest message to a number, from /dev/messages. @throws without a message */
export async function codeShownAt(siteUrl: string, mobile: string): Promise<string> {
  const page = await (await fetch(`${siteUrl}/dev/messages`)).text()
  const code = new RegExp(`data-to="91${mobile}".*?#(\\d{6})`, 's').exec(page)?.[1]
  if (!code) throw new Error(`no message to ${mobile}`)
  return code
}

export class LoginClient {
  private constructor(
    private readonly siteUrl: string,
    private readonly proof: Readonly<Record<string, string>>,
  ) {}

  /** Fetches the XSRF cookie; the token is good at every server with the same APP_SECRET. */
  static async open(siteUrl: string): Promise<LoginClient> {
    return new LoginClient(siteUrl, await xsrfHeaders(siteUrl))
  }

  /** Logs a number in. @returns cookies to send with later calls. @throws when no message reached it, or its code is not taken */
  static async cookieOf(siteUrl: string, mobile: string): Promise<string> {
    const client = await LoginClient.open(siteUrl)
    await client.send(mobile)
    const { httpStatus, error, cookie } = await client.login(mobile, await codeShownAt(siteUrl, mobile))
    if (httpStatus !== 200) throw new Error(`not logged in: ${httpStatus} ${error}`)
    return cookie
  }

  private async post(siteUrl: string, path: string, body: object): Promise<LoginAnswer> {
    const answer = await fetch(siteUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.proof },
      body: JSON.stringify({ countryCode: '91', ...body }),
      signal: AbortSignal.timeout(60_000),
    })
    // The envelope of every call.
    const { error } = (await answer.json()) as { error?: string[] }
    return {
      httpStatus: answer.status,
      error: error?.[0],
      cookie: cookieHeader(answer.headers.getSetCookie()),
    }
  }

  send(mobileNo: string, siteUrl = this.siteUrl): Promise<LoginAnswer> {
    return this.post(siteUrl, '/users/v1/user/signup', { mobileNo, resend: 0 })
  }

  login(mobileNo: string, otp: string, siteUrl = this.siteUrl): Promise<LoginAnswer> {
    return this.post(siteUrl, '/users/v1/user/login', { mobileNo, otp })
  }

  /** The status of GET me with these cookies. */
  async me(cookie: string, siteUrl = this.siteUrl): Promise<number> {
    return (await fetch(`${siteUrl}/users/v1/user/me`, { headers: { cookie } })).status
  }
}
