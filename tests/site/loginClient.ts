/** Logs in to a running site as a browser's script would, on a site that shows its messages (DEV_PAGES=1). */

import { xsrfHeaders } from './xsrfHeaders'

export interface LoginAnswer {
  readonly httpStatus: number
  /** The first item of the error array. */
  readonly error: string | undefined
  /** Cookies to send with later calls. */
  readonly cookie: string
}

/** The code of the newest message to a number, as /dev/messages shows it. @throws when there is none */
export async function codeShownAt(siteUrl: string, mobile: string): Promise<string> {
  const page = await (await fetch(`${siteUrl}/dev/messages`)).text()
  const code = new RegExp(`data-to="91${mobile}".*?#(\\d{6})`, 's').exec(page)?.[1]
  if (!code) throw new Error(`no message to ${mobile}`)
  return code
}

export class LoginClient {
  private proof: Readonly<Record<string, string>> = {}

  constructor(private readonly siteUrl: string) {}

  /** Fetches the XSRF cookie; the token is good at every server with the same APP_SECRET. */
  async open(): Promise<void> {
    this.proof = await xsrfHeaders(this.siteUrl)
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
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    return { httpStatus: answer.status, error: error?.[0], cookie: cookie.join('; ') }
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
