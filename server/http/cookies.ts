import 'server-only'
import * as t from 'io-ts'
import { randomBytes } from 'node:crypto'
import { decoded } from '@/model/decoded'
import { runtime } from '@/server/runtime'
import { seal, unseal } from '@/server/privacy/sealing/sealedText'
import { sameText, sign } from '@/server/config/secret'

/** The value of a request's cookie, or undefined. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie')
  // Most calls come without most cookies.
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
  /** Seconds; a cookie of the browser's session when it is left out. */
  readonly maxAge?: number
  readonly httpOnly?: boolean
  /** Sent with requests of this site's own pages alone. */
  readonly isStrict?: boolean
  /** The path that it is sent to, and all below it; the whole site when it is left out. */
  readonly path?: string
}

/**
 * A Set-Cookie header's value, SameSite=Lax unless it is strict; Secure on a site whose address is HTTPS. Where the request
 * itself came encrypted, writeResponse.ts makes every cookie so.
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

/** A Set-Cookie value that the browser sends back over HTTPS only. */
export const securedCookie = (cookie: string): string =>
  /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`

const BROWSER_COOKIE = 'browser_id'
const BROWSER_ID = /^[\w-]{22}$/
const DAY_S = 24 * 60 * 60

/**
 * A random text by which a browser is known again for a day, out of the reach of scripts: what it asked for (a token, a code)
 * is its own. It says nothing of who uses it.
 */
export function browserIdOf(request: Request): string | undefined {
  const id = cookieOf(request, BROWSER_COOKIE)
  return id !== undefined && BROWSER_ID.test(id) ? id : undefined
}

/** The id of a browser, a new one where it has none, and the Set-Cookie value that keeps it for another day. */
export function keptBrowserId(request: Request): { readonly id: string; readonly cookie: string } {
  const id = browserIdOf(request) ?? randomBytes(16).toString('base64url')
  return { id, cookie: setCookie(BROWSER_COOKIE, id, { maxAge: DAY_S, httpOnly: true }) }
}

/** A request as its browser would send it again: with the id that it is given, and the Set-Cookie values that give it, where it had none. */
export function withBrowserId(request: Request): {
  readonly request: Request
  readonly cookies: readonly string[]
} {
  if (browserIdOf(request) !== undefined) return { request, cookies: [] }
  const cookies = [keptBrowserId(request).cookie]
  return { request: withCookies(request, cookies), cookies }
}

/** A request as its browser would send it again with what these Set-Cookie values give it. */
export function withCookies({ url, method, headers: sent }: Request, given: readonly string[]): Request {
  const headers = new Headers(sent)
  const pairs = given.map((line) => line.split(';', 1)[0])
  headers.set('cookie', [sent.get('cookie'), ...pairs].filter(Boolean).join('; '))
  return new Request(url, { method, headers })
}

interface SignedKind<Value> {
  readonly name: string
  /** Purpose of the signature, so that signed values are not interchangeable. */
  readonly purpose: string
  readonly seconds: number
  readonly codec: t.Type<Value, unknown, unknown>
  /** Sealed: the browser cannot read it, and brings it to this site's own pages only. */
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

/** A value that a browser carries for some minutes: signed (or sealed) and dated, out of the reach of scripts. */
export function signedCookie<Value extends object>(kind: SignedKind<Value>) {
  const { name, purpose, seconds, codec, isSealed = false } = kind
  const setTo = (value: string, maxAge: number): string =>
    setCookie(name, value, { maxAge, httpOnly: true, isStrict: isSealed })
  return {
    /** The Set-Cookie value that keeps it. */
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
      // It is the JSON that `set` wrote, perhaps an older release's.
      const written: unknown = JSON.parse(json)
      return Dated.is(written) && now - written.at < seconds * 1000 ? decoded(codec, written) : undefined
    },
  }
}

const Ids = t.type({ ids: t.array(t.string) })
/** As many tabs as a person fills in side by side. */
const MOST_IDS = 3

/** Ids of what a browser has made, such as its last enquiries: an id opens nothing for who holds it without this cookie. */
export function signedIds(kind: Omit<SignedKind<object>, 'codec'>) {
  const cookie = signedCookie({ ...kind, codec: Ids })
  const of = (request: Request): readonly string[] => cookie.of(request)?.ids ?? []
  return {
    /** Newest first. */
    of,
    /** The Set-Cookie value that keeps one more; the oldest gives way. */
    add: (request: Request, id: string): string =>
      cookie.set({ ids: [id, ...of(request).filter((known) => known !== id)].slice(0, MOST_IDS) }),
    cleared: cookie.cleared,
  }
}
