import 'server-only'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { cookieOf, setCookie } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/secret'

interface Kind<Value> {
  readonly name: string
  /** What the signature is for, so that no other signed text can stand in its place. */
  readonly purpose: string
  readonly seconds: number
  readonly codec: t.Type<Value, unknown, unknown>
}

const Dated = t.type({ at: t.number })

/** A value that a browser carries for some minutes: signed and dated, out of the reach of scripts. */
export function signedCookie<Value extends object>({ name, purpose, seconds, codec }: Kind<Value>) {
  return {
    /** The Set-Cookie value that keeps it. */
    set(value: Value, now = Date.now()): string {
      const text = Buffer.from(JSON.stringify({ ...value, at: now })).toString('base64url')
      return setCookie(name, `${text}.${sign(runtime().secret, purpose, text)}`, {
        maxAge: seconds,
        httpOnly: true,
      })
    },
    cleared: (): string => setCookie(name, '', { maxAge: 0, httpOnly: true }),
    /** The value of a browser; undefined when there is none, it is not of this site's making, or too old. */
    of(request: Request, now = Date.now()): Value | undefined {
      const [text = '', signature = ''] = (cookieOf(request, name) ?? '').split('.')
      if (!text || !sameText(signature, sign(runtime().secret, purpose, text))) return undefined
      // Signed: it is the JSON that `set` wrote, perhaps an older release's.
      const written: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
      const read = codec.decode(written)
      return isRight(read) && Dated.is(written) && now - written.at < seconds * 1000 ? read.right : undefined
    },
  }
}

const Ids = t.type({ ids: t.array(t.string) })
/** As many tabs as a person fills in side by side. */
const MOST_IDS = 3

/** Ids of what a browser has made, such as its last enquiries: an id opens nothing for who holds it without this cookie. */
export function signedIds(kind: Omit<Kind<object>, 'codec'>) {
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
