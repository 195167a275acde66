import 'server-only'
import * as t from 'io-ts'
import { isIP } from 'node:net'

/* What the text of a variable may be; each codec's name reads as the expectation in a ConfigError. */

/** A codec from the environment's text. */
function fromText<A>(expected: string, read: (text: string) => A | undefined): t.Type<A, string, unknown> {
  return new t.Type<A, string, unknown>(
    expected,
    (value): value is A => value !== undefined,
    (value, context) => {
      const read_ = typeof value === 'string' ? read(value.trim()) : undefined
      return read_ === undefined ? t.failure(value, context) : t.success(read_)
    },
    String,
  )
}

export const wholeNumber = (min: number, max: number) =>
  fromText(`a whole number from ${min} to ${max}`, (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN
    return number >= min && number <= max ? number : undefined
  })

export const oneOf = <K extends string>(...keys: readonly K[]) =>
  fromText(`one of ${keys.join(', ')}`, (text) => keys.find((key) => key === text))

export const webAddress = fromText(
  'an absolute http(s) address without a trailing slash or query',
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !text.endsWith('/')
    return plain ? text : undefined
  },
)

/** An address that is posted to as it stands, so that a query or a trailing slash may belong to it. */
export const endpoint = fromText('an absolute http(s) address', (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined,
)

export const databaseAddress = fromText('a postgres:// or postgresql:// address', (text) =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : undefined,
)

export const redisAddress = fromText('a redis:// or rediss:// address', (text) =>
  URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) ? text : undefined,
)

/** Which proxies may say who called them: so many in front of this server, or those of address ranges. */
export type ProxyTrust = number | readonly { readonly address: string; readonly prefix: number }[]

/** `10.0.0.0/8`, or one address. */
function addressRange(text: string): { address: string; prefix: number } | undefined {
  const [, address = '', digits] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const prefix = digits === undefined ? bits : Number(digits)
  return bits > 0 && prefix <= bits ? { address, prefix } : undefined
}

export const proxies = fromText<ProxyTrust>(
  'the number of proxies in front (0 to 9), or their address ranges, separated by commas',
  (text) => {
    if (/^\d$/.test(text)) return Number(text)
    const ranges = text.split(',').map((range) => addressRange(range.trim()))
    return ranges.every((range) => range !== undefined) ? ranges : undefined
  },
)

export const onOff = fromText('0 or 1', (text) => (text === '0' || text === '1' ? text === '1' : undefined))
export const words = fromText('text of at most 2000 characters', (text) =>
  text.length <= 2000 ? text : undefined,
)
export const secret = fromText('at least 32 characters', (text) => (text.length >= 32 ? text : undefined))

/** One of the keys that data at rest is sealed with. */
export interface DataKey {
  readonly version: number
  readonly secret: string
}

/** Keys of lines `version:key`, newest first; undefined when one is no such line, or two have a version. */
export function readDataKeys(lines: readonly string[]): readonly DataKey[] | undefined {
  const keys = lines.flatMap((line): DataKey[] => {
    const [, version = '', key = ''] = /^\s*([1-9]\d{0,5}):([\w+/=-]{32,200})\s*$/.exec(line) ?? []
    return version ? [{ version: Number(version), secret: key }] : []
  })
  const versions = new Set(keys.map(({ version }) => version))
  if (keys.length !== lines.length || versions.size !== lines.length) return undefined
  return keys.sort((one, other) => other.version - one.version)
}

export const dataKeyList = fromText(
  'version:key, the key of at least 32 letters and digits; several separated by commas',
  (text) => readDataKeys(text.split(',')),
)

export const tagManagerId = fromText('an id such as GTM-ABC1234', (text) =>
  /^GTM-[A-Z0-9]{4,12}$/.test(text) ? text : undefined,
)

/** `leadsDelivered=730, recovery=14`: days by name, 0 for ever. @param known the names, and the least that may be said of each */
export const retentionDays = (known: Readonly<Record<string, { readonly leastDays: number }>>) =>
  fromText(`name=days pairs, separated by commas, of ${Object.keys(known).join(', ')}`, (text) => {
    const pairs = text.split(',').map((pair): [string, number] | undefined => {
      const [, name = '', digits = ''] = /^\s*(\w+)=(\d{1,5})\s*$/.exec(pair) ?? []
      const days = Number(digits)
      const least = Object.hasOwn(known, name) ? known[name]?.leastDays : undefined
      return least !== undefined && (days === 0 || days >= least) ? [name, days] : undefined
    })
    return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : undefined
  })

export const headerName = fromText('the name of an HTTP header', (text) =>
  /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(text) ? text : undefined,
)

export const hostNames = fromText('host names, separated by commas', (text) => {
  const names = text.split(',').map((name) => name.trim())
  return names.every((name) => /^[\w.-]{1,253}$/.test(name)) ? names : undefined
})

/** Dial codes without +, such as `91, 971`. */
export const dialCodes = fromText('dial codes without +, separated by commas', (text) => {
  const codes = text.split(',').map((code) => code.trim())
  return codes.every((code) => /^[1-9]\d{0,3}$/.test(code)) ? codes : undefined
})

export const variableName = fromText('letters, digits and _', (text) =>
  /^\w{1,64}$/.test(text) ? text : undefined,
)
