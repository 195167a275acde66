import 'server-only'
import * as t from 'io-ts'
import { randomBytes } from 'node:crypto'
import { decoded } from '@/model/decoded'
import { runtime } from '@/server/runtime'
import { seal, unseal } from '@/server/privacy/sealing/sealedText'
import { sameText, sign } from '@/server/config/secret'

export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie')
  // Fast path: most calls lack most cookies.
  if (!cookies?.includes(name)) return undefined
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return withoutEscapes(pair.slice(at + 1).trim())
  }
  return undefined
}

function withoutEscapes(value: string): string {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export interface CookieOptions {
  /** In seconds; default: a session cookie. */
  readonly maxAge?: number
  readonly httpOnly?: boolean
  /** SameSite=Strict. */
  readonly isStrict?: boolean
  /** Default: the whole site. */
  readonly path?: string
}

/**
 * A Set-Cookie value, SameSite=Lax by default, Secure on HTTPS sites (writeResponse.ts adds Secure for encrypted
 * requests).
 */
export function setCookie(
  name: string,
  value: string,
  { maxAge, httpOnly, isStrict, path = '/' }: CookieOptions = {},
): string {
  const named = `${name}=${encodeURIComponent(value)}; Path=${path}; SameSite=${isStrict ? 'Strict' : 'Lax'}`
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  const isSecure = runtime().config.siteUrl.startsWith('https:')
  return named + age + (httpOnly ? '; HttpOnly' : '') + (isSecure ? '; Secure' : '')
}

export const securedCookie = (cookie: string): string =>
  /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`

const BROWSER_COOKIE = 'browser_id'
const BROWSER_ID = /^[\w-]{22}$/
const DAY_S = 24 * 60 * 60

/** A random HttpOnly id that recognises a browser for a day. It does not identify its user. */
export function browserIdOf(request: Request): string | undefined {
  const id = cookieOf(request, BROWSER_COOKIE)
  return id !== undefined && BROWSER_ID.test(id) ? id : undefined
}

/** The browser's id, new if missing, and the Set-Cookie value that renews it. */
export function keptBrowserId(request: Request): { readonly id: string; readonly cookie: string } {
  const id = browserIdOf(request) ?? randomBytes(16).toString('base64url')
  return { id, cookie: setCookie(BROWSER_COOKIE, id, { maxAge: DAY_S, httpOnly: true }) }
}

/** The request with a browser id, and the Set-Cookie values for an id that was missing. */
export function withBrowserId(request: Request): {
  readonly request: Request
  readonly cookies: readonly string[]
} {
  if (browserIdOf(request) !== undefined) return { request, cookies: [] }
  const cookies = [keptBrowserId(request).cookie]
  return { request: withCookies(request, cookies), cookies }
}

/** The request with the given Set-Cookie values applied. */
export function withCookies({ url, method, headers: sent }: Request, given: readonly string[]): Request {
  const headers = new Headers(sent)
  const pairs = given.map((line) => line.split(';', 1)[0])
  headers.set('cookie', [sent.get('cookie'), ...pairs].filter(Boolean).join('; '))
  return new Request(url, { method, headers })
}

interface SignedKind<Value> {
  readonly name: string
  readonly purpose: string
  readonly seconds: number
  readonly codec: t.Type<Value, unknown, unknown>
  /** Encrypted and SameSite=Strict. */
  readonly isSealed?: boolean
}

const Dated = t.type({ at: t.number })

function signed(purpose: string, json: string): string {
  const text = Buffer.from(json).toString('base64url')
  return `${text}.${sign(runtime().secret, purpose, text)}`
}

function readSigned(purpose: string, cookie: string): string | undefined {
  const [text = '', signature = ''] = cookie.split('.')
  if (!text || !sameText(signature, sign(runtime().secret, purpose, text))) return undefined
  return Buffer.from(text, 'base64url').toString('utf8')
}

/** A short-lived HttpOnly cookie with a signed (or sealed) and dated value. */
export function signedCookie<Value extends object>(kind: SignedKind<Value>) {
  const { name, purpose, seconds, codec, isSealed = false } = kind
  const setTo = (value: string, maxAge: number): string =>
    setCookie(name, value, { maxAge, httpOnly: true, isStrict: isSealed })
  return {
    set(value: Value, now = Date.now()): string {
      const json = JSON.stringify({ ...value, at: now })
      return setTo(isSealed ? seal(runtime().secret, purpose, json) : signed(purpose, json), seconds)
    },
    cleared: (): string => setTo('', 0),
    /** The browser's value; undefined if absent, forged or expired. */
    of(request: Request, now = Date.now()): Value | undefined {
      const cookie = cookieOf(request, name) ?? ''
      const json = isSealed ? unseal(runtime().secret, purpose, cookie) : readSigned(purpose, cookie)
      if (!json) return undefined
      // JSON that `set` wrote, perhaps in an older release.
      const written: unknown = JSON.parse(json)
      return Dated.is(written) && now - written.at < seconds * 1000 ? decoded(codec, written) : undefined
    },
  }
}

const Ids = t.type({ ids: t.array(t.string) })
/** About as many as a person's tabs. */
const MOST_IDS = 3

/** Ids that a browser has created, such as its last enquiries. An id is useless without this cookie. */
export function signedIds(kind: Omit<SignedKind<object>, 'codec'>) {
  const cookie = signedCookie({ ...kind, codec: Ids })
  const of = (request: Request): readonly string[] => cookie.of(request)?.ids ?? []
  return {
    of,
    /** Adds an id; drops the oldest beyond MOST_IDS. */
    add: (request: Request, id: string): string =>
      cookie.set({ ids: [id, ...of(request).filter((known) => known !== id)].slice(0, MOST_IDS) }),
    cleared: cookie.cleared,
  }
}
