import 'server-only'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { createSession, sessionCookies } from '@/server/accounts/sessions/sessions'
import { xsrfProof } from './testAccounts'
import { runtime } from '@/server/runtime'
import { seal, unseal } from '@/server/privacy/sealing/sealedText'
import { someMobile } from './testNumbers'
import { cookieHeader } from './cookieHeader'
import { SITE } from './siteRequest'

/** What the session's cookie is sealed for (server/accounts/sessions/sessions.ts). */
const SEALED_FOR = 'session cookie'

/** What a login's cookie holds beside the token. */
export const CLAIMS = { name: '', email: '', mobileNo: '', id: '' }

/** A forged session cookie with invalid claims, sealed with the real secret. */
export const forgedCookie = (claims: unknown): string =>
  `cred_hexa=${seal(runtime().secret, SEALED_FOR, JSON.stringify(claims))}`

/** What the session's cookie in a Set-Cookie value holds. */
export function credentialsIn(cookie: string): unknown {
  const sealed = /^cred_hexa=([^;]+)/.exec(cookie)?.[1] ?? ''
  return JSON.parse(unseal(runtime().secret, SEALED_FOR, sealed) ?? 'null')
}

/** Set-Cookie values without their attributes: what a browser forgets reads `name=`. */
export const cookiePairs = (cookies: readonly string[]) =>
  cookies.map((line) => line.slice(0, line.indexOf(';')))

/** What a browser forgets when its user logs out; with the account the numbers go that are known here. */
export const FORGOTTEN = [
  'cred_hexa=',
  'signed_in=',
  'XSRF-TOKEN=',
  'visitorid=',
  'lead_ref=',
  'tried_number=',
] as const

/** A user who has just logged in, with the cookies as a browser sends them. */
export async function loggedInUser(mobile = someMobile()) {
  const user = await findOrCreateUser({ countryCode: '91', mobile })
  const { token } = await createSession(user.id)
  return { user, token, cookie: cookieHeader(sessionCookies(user, token)), mobile }
}

type UserRequest = {
  /** Text and bytes are sent unchanged, other values as JSON. */
  readonly body?: unknown
  readonly type?: string
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Whether it proves by its token that a page of the site sends it. */
  readonly proof?: boolean
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> | ReadableStream =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream

/** A call as the site's own pages make it: with the session's cookie and an XSRF token. */
export function userRequest(method: string, options: UserRequest = {}): Request {
  const { body, type = 'application/json', cookie = '', headers = {}, proof = true } = options
  const { cookie: cookies, ...token } = xsrfProof(cookie)
  return new Request(`${SITE}/users/v1/user`, {
    method,
    body: isRaw(body) ? body : JSON.stringify(body),
    // The standard asks for it where the body is a stream.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
    headers: {
      ...(body !== undefined && { 'content-type': type }),
      cookie: cookies,
      ...(proof && token),
      ...headers,
    },
  })
}

type Envelope = {
  status: { code: number; message: string }
  data: Record<string, unknown>
  error: string[]
  fields: Record<string, string>
}

/** What a call was answered: the envelope, the HTTP status and the cookies. */
export async function readAnswer(answer: Response | Promise<Response>) {
  const response = await answer
  const envelope = (await response.json()) as Envelope
  return { ...envelope, http: response.status, cookies: response.headers.getSetCookie() }
}
