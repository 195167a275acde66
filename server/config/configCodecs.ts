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

/** Text of a form. */
const textOf = (expected: string, form: RegExp) =>
  fromText(expected, (text) => (form.test(text) ? text : undefined))

/** Texts of a form, separated by commas. */
const listOf = (expected: string, form: RegExp) =>
  fromText(`${expected}, separated by commas`, (text) => {
    const items = text.split(',').map((item) => item.trim())
    return items.every((item) => form.test(item)) ? items : undefined
  })

/** An address whose protocol is one of these. */
const addressOf = (expected: string, protocol: RegExp) =>
  fromText(expected, (text) =>
    URL.canParse(text) && protocol.test(new URL(text).protocol) ? text : undefined,
  )

export const wholeNumber = (min: number, max: number) =>
  fromText(`a whole number from ${min} to ${max}`, (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN
    return number >= min && number <= max ? number : undefined
  })

export const choice = <K extends string>(...keys: readonly K[]) =>
  fromText(`one of ${keys.join(', ')}`, (text) => keys.find((key) => key === text))

export const webAddress = fromText(
  'an absolute http(s) address without a trailing slash or query',
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !text.endsWith('/')
    return plain ? text : undefined
  },
)

/** Address for POST requests, used unchanged including query and trailing slash. */
export const endpoint = addressOf('an absolute http(s) address', /^https?:$/)
export const databaseAddress = addressOf('a postgres:// or postgresql:// address', /^postgres(ql)?:$/)
export const mailServer = addressOf('an smtp:// or smtps:// address', /^smtps?:$/)
export const redisAddress = addressOf('a redis:// or rediss:// address', /^rediss?:$/)

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

/** `Clinic desk <desk@clinic.example>`, or the address alone. */
export const mailSender = textOf(
  'a mail address, with a name before it or without',
  /^([^<>"\n\r@]{1,100} )?<?[^\s@<>]{1,64}@[^\s@<>]{1,190}>?$/,
)
export const onOff = fromText('0 or 1', (text) => (text === '0' || text === '1' ? text === '1' : undefined))
export const words = textOf('text of at most 2000 characters', /^.{0,2000}$/s)
export const secret = textOf('at least 32 characters', /^.{32,}$/s)

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

export const tagManagerId = textOf('an id such as GTM-ABC1234', /^GTM-[A-Z0-9]{4,12}$/)

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

/** `Company=Website enquiry, Rating=Warm`: texts by a field's API name. */
export const fixedFields = fromText('Field=text pairs, separated by commas', (text) => {
  const pairs = text.split(',').map((pair): [string, string] | undefined => {
    const [, name = '', value = ''] = /^\s*([A-Za-z]\w{0,99})=([^\n\r]{1,255})$/.exec(pair) ?? []
    return name ? [name, value.trim()] : undefined
  })
  return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : undefined
})

/** `21-8`: hours of the clinic's day, over midnight where the second is not after the first; `0-0` for none. */
export const hoursOfDay = fromText('two hours from 0 to 23, such as 21-8', (text) => {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const hours = { from: Number(from ?? NaN), to: Number(to ?? NaN) }
  return hours.from <= 23 && hours.to <= 23 ? hours : undefined
})

/** `booked.en=65e06f45, booked.hi=65e06f46`: a provider's templates by message and language. @param known the names */
export const templateIds = (known: readonly string[]) =>
  fromText(`message.language=template pairs, separated by commas, of ${known.join(', ')}`, (text) => {
    const pairs = text.split(',').map((pair): [string, string] | undefined => {
      const [, name = '', id = ''] = /^\s*(\w+\.\w+)=([\w-]{1,100})\s*$/.exec(pair) ?? []
      return known.includes(name) ? [name, id] : undefined
    })
    return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : undefined
  })

export const headerName = textOf('the name of an HTTP header', /^[A-Za-z][A-Za-z0-9-]{0,63}$/)
export const hostNames = listOf('host names', /^[\w.-]{1,253}$/)
/** Such as `91, 971`. */
export const dialCodes = listOf('dial codes without +', /^[1-9]\d{0,3}$/)
export const variableName = textOf('letters, digits and _', /^\w{1,64}$/)

/** A variable that may be unset or empty. */
export const optional = <Codec extends t.Mixed>(codec: Codec) => ({ codec })
/** A variable that an adapter cannot work without. */
export const needed = <Codec extends t.Mixed>(codec: Codec) => ({ codec, isNeeded: true }) as const
/** A variable with a default for unset or empty. */
export const withDefault = <A>(codec: t.Type<A, string, unknown>, or: NoInfer<A>) => ({ codec, or })
