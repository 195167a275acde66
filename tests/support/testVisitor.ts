import 'server-only'
import { jsonCall } from '@/server/accounts/accountGuards'
import { login, sendCode } from '@/server/accounts/otp/otpCalls'
import { sentMessages } from '@/server/accounts/otp/otpSenders'
import { accounts, xsrfProof } from './testAccounts'
import type { LoginWork } from '@/model/account/otpLogin'
import { doLoginWork } from '@/services/loginWork'
import { someAddress } from './testNumbers'
import { type XsrfProof, cookieHeader } from './cookieHeader'

interface LoginAnswer {
  readonly http: number
  /** The first word of the error array. */
  readonly error: string | undefined
  readonly data: { readonly token?: string; readonly name?: string; readonly waitSeconds?: number }
  /** What the caller is asked to work out. */
  readonly work: LoginWork | undefined
  readonly retryAfter: number
  /** As a browser would send them back. */
  readonly cookie: string
  readonly cookies: readonly string[]
}

async function readLoginAnswer(response: Response): Promise<LoginAnswer> {
  // The envelope, which the answers keep to.
  const { error, data, status, work } = (await response.json()) as {
    status: { code: number }
    error?: string[]
    data?: LoginAnswer['data']
    work?: LoginWork
  }
  if (status.code !== response.status) throw new Error('the status is not the envelope’s')
  const cookies = response.headers.getSetCookie()
  return {
    http: response.status,
    error: error?.[0],
    data: data ?? {},
    work,
    retryAfter: Number(response.headers.get('retry-after')),
    cookies,
    cookie: cookieHeader(cookies),
  }
}

/**
 * A visitor who requests codes and logs in, from one address or a new one each time, for tests that run on
 * `testAccounts`.
 */
export class TestVisitor {
  private proof: XsrfProof | undefined
  /** By which the browser is a number's own. */
  private known = ''

  constructor(private readonly ip?: string) {}

  /** The caller's own text, to which its codes are bound. */
  get browserId(): string {
    return /browser_id=([^;]+)/.exec(this.proof?.cookie ?? '')?.[1] ?? ''
  }

  private async call(path: string, body: unknown, handle: typeof sendCode): Promise<LoginAnswer> {
    this.proof ??= xsrfProof()
    const cookie = [this.proof.cookie, this.known].filter(Boolean).join('; ')
    const headers = { ...this.proof, cookie, 'x-shalya-client-ip': this.ip ?? someAddress() }
    const answer = await readLoginAnswer(await jsonCall(handle)(accounts.request(path, body, headers)))
    const known = answer.cookies.find((line) => line.startsWith('known_here='))
    if (known) this.known = cookieHeader([known])
    return answer
  }

  /** Asks for a code once; `change` replaces fields of the body. */
  ask(mobileNo: string, change: object = {}): Promise<LoginAnswer> {
    return this.call('/users/v1/user/signup', { mobileNo, resend: 0, countryCode: '91', ...change }, sendCode)
  }

  /** Asks for a code as the site's own pages do, which work out what they are asked to. */
  async send(mobileNo: string, change: object = {}): Promise<LoginAnswer> {
    const answer = await this.ask(mobileNo, change)
    if (!answer.work) return answer
    return this.ask(mobileNo, { ...change, work: await doLoginWork(answer.work) })
  }

  login(mobileNo: string, otp: string, change: object = {}): Promise<LoginAnswer> {
    return this.call('/users/v1/user/login', { mobileNo, countryCode: '91', otp, ...change }, login)
  }

  /** Asks for a code and reads it from the message. */
  async codeFor(mobileNo: string, change: object = {}): Promise<string> {
    const { http, error } = await this.send(mobileNo, change)
    if (http !== 200) throw new Error(`no code was sent: ${error}`)
    return codeSentTo(mobileNo)
  }
}

/** The code of the newest message to a number. */
export function codeSentTo(mobileNo: string): string {
  const message = sentMessages().find(({ to }) => to.endsWith(mobileNo))
  const code = /#(\d{6})$/.exec(message?.text ?? '')?.[1]
  if (!code) throw new Error('no message to this number')
  return code
}

/** Lets time pass for all counts, codes and proofs of a number, as if it had begun earlier. */
export async function passSeconds(seconds: number): Promise<void> {
  const { database } = accounts
  await database.executeSql('update rate_limit set expire = expire - $1::bigint', [seconds * 1000])
  await database.executeSql(
    `update otp_code set expires_at = expires_at - $1::int * interval '1 second',
       created_at = created_at - $1::int * interval '1 second'`,
    [seconds],
  )
  await database.executeSql(`update user_session set proven_at = proven_at - $1::int * interval '1 second'`, [
    seconds,
  ])
}
