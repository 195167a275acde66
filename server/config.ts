import 'server-only'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'

/** A variable of the environment that is wrong; the message is one line that names it and what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** A codec from the environment's text; its name reads as the expectation in a ConfigError. */
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

const wholeNumber = (min: number, max: number) =>
  fromText(`a whole number from ${min} to ${max}`, (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN
    return number >= min && number <= max ? number : undefined
  })

const oneOf = <K extends string>(...keys: readonly K[]) =>
  fromText(`one of ${keys.join(', ')}`, (text) => keys.find((key) => key === text))

const webAddress = fromText('an absolute http(s) address without a trailing slash or query', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !text.endsWith('/')
  return plain ? text : undefined
})

/** An address that is posted to as it stands, so that a query or a trailing slash may belong to it. */
const endpoint = fromText('an absolute http(s) address', (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined,
)

const databaseAddress = fromText('a postgres:// or postgresql:// address', (text) =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : undefined,
)

const onOff = fromText('0 or 1', (text) => (text === '0' || text === '1' ? text === '1' : undefined))
const words = fromText('text of at most 2000 characters', (text) => (text.length <= 2000 ? text : undefined))
const secret = fromText('at least 16 characters', (text) => (text.length >= 16 ? text : undefined))
const phone = fromText('a phone number: digits, optionally with a leading +', (text) =>
  /^\+?\d{3,15}$/.test(text.replace(/[\s-]/g, '')) ? text.replace(/[\s-]/g, '') : undefined,
)

export const CRM_ADAPTERS = ['none', 'webhook', 'zoho', 'leadApi'] as const
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Every variable that the server reads: its codec and the value that stands when it is unset or empty. */
const VARIABLES = {
  NODE_ENV: { codec: words, or: 'development' },
  PORT: { codec: wholeNumber(0, 65535), or: 3000 },
  DATABASE_URL: { codec: databaseAddress, or: undefined },
  DATA_DIR: { codec: words, or: '.data' },
  APP_SECRET: { codec: secret, or: undefined },
  LOG_LEVEL: { codec: oneOf(...LOG_LEVELS), or: 'info' as const },
  TRUST_PROXY: { codec: onOff, or: false },
  SITE_URL: { codec: webAddress, or: 'http://localhost:3000' },
  ASSET_BASE_URL: { codec: webAddress, or: undefined },
  LEAD_API_URL: { codec: webAddress, or: undefined },
  LEAD_API_KEY: { codec: words, or: undefined },
  CRM_ADAPTER: { codec: oneOf(...CRM_ADAPTERS), or: 'none' as const },
  CRM_WEBHOOK_URL: { codec: endpoint, or: undefined },
  CRM_WEBHOOK_SECRET: { codec: secret, or: undefined },
  ZOHO_ACCOUNTS_URL: { codec: webAddress, or: 'https://accounts.zoho.in' },
  ZOHO_API_URL: { codec: webAddress, or: 'https://www.zohoapis.in' },
  ZOHO_CLIENT_ID: { codec: words, or: undefined },
  ZOHO_CLIENT_SECRET: { codec: words, or: undefined },
  ZOHO_REFRESH_TOKEN: { codec: words, or: undefined },
  ZOHO_MODULE: { codec: words, or: 'Leads' },
  DELIVERY_MAX_ATTEMPTS: { codec: wholeNumber(1, 100), or: 36 },
  DELIVERY_BASE_DELAY_MS: { codec: wholeNumber(1, 3_600_000), or: 1000 },
  DELIVERY_MAX_DELAY_MS: { codec: wholeNumber(1, 86_400_000), or: 3_600_000 },
  DELIVERY_CONCURRENCY: { codec: wholeNumber(1, 64), or: 4 },
  DELIVERY_TIMEOUT_MS: { codec: wholeNumber(1, 120_000), or: 10_000 },
  LEADS_PER_MINUTE_PER_IP: { codec: wholeNumber(0, 1_000_000), or: 300 },
  DEV_PAGES: { codec: onOff, or: false },
  PHONE_NUMBER: { codec: phone, or: undefined },
  WHATSAPP_NUMBER: { codec: phone, or: undefined },
} satisfies Record<string, { codec: t.Mixed; or: unknown }>

type Variable = keyof typeof VARIABLES
type Values = { [K in Variable]: t.TypeOf<(typeof VARIABLES)[K]['codec']> | (typeof VARIABLES)[K]['or'] }

/** What an adapter cannot work without. */
const NEEDED_BY_ADAPTER: Record<(typeof CRM_ADAPTERS)[number], readonly Variable[]> = {
  none: [],
  webhook: ['CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET'],
  zoho: ['ZOHO_CLIENT_ID', 'ZOHO_CLIENT_SECRET', 'ZOHO_REFRESH_TOKEN'],
  leadApi: ['LEAD_API_URL'],
}

/** Values that ship as placeholders: production warns while one is in use. */
const PLACEHOLDERS: readonly Variable[] = ['SITE_URL', 'PHONE_NUMBER', 'WHATSAPP_NUMBER']

function decodeVariables(env: NodeJS.ProcessEnv): Values {
  const values = Object.entries(VARIABLES).map(([name, { codec, or }]) => {
    const text = env[name]
    if (text === undefined || text.trim() === '') return [name, or]
    const decoded = codec.decode(text)
    if (isLeft(decoded)) throw new ConfigError(`${name}: expected ${codec.name}`)
    return [name, decoded.right]
  })
  // The entries are VARIABLES' own, each decoded by its codec or replaced by its default.
  return Object.fromEntries(values) as Values
}

export type Config = Readonly<ReturnType<typeof readConfig>>

/**
 * Reads the whole configuration.
 * Times are milliseconds; LEADS_PER_MINUTE_PER_IP 0 switches the limit off; an undefined databaseUrl means PGlite.
 * @throws {ConfigError} naming the first variable that is wrong and what is expected of it
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = decodeVariables(env)
  const missing = NEEDED_BY_ADAPTER[values.CRM_ADAPTER].find((name) => values[name] === undefined)
  if (missing)
    throw new ConfigError(`${missing}: expected to be set, because CRM_ADAPTER is ${values.CRM_ADAPTER}`)
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    appSecret: values.APP_SECRET,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    siteUrl: values.SITE_URL,
    crm: {
      adapter: values.CRM_ADAPTER,
      webhook: { url: values.CRM_WEBHOOK_URL, secret: values.CRM_WEBHOOK_SECRET },
      zoho: {
        accountsUrl: values.ZOHO_ACCOUNTS_URL,
        apiUrl: values.ZOHO_API_URL,
        clientId: values.ZOHO_CLIENT_ID,
        clientSecret: values.ZOHO_CLIENT_SECRET,
        refreshToken: values.ZOHO_REFRESH_TOKEN,
        module: values.ZOHO_MODULE,
      },
      leadApi: { url: values.LEAD_API_URL, key: values.LEAD_API_KEY },
    },
    delivery: {
      maxAttempts: values.DELIVERY_MAX_ATTEMPTS,
      baseDelayMs: values.DELIVERY_BASE_DELAY_MS,
      maxDelayMs: values.DELIVERY_MAX_DELAY_MS,
      concurrency: values.DELIVERY_CONCURRENCY,
      timeoutMs: values.DELIVERY_TIMEOUT_MS,
    },
    leadsPerMinutePerIp: values.LEADS_PER_MINUTE_PER_IP,
    devPages: values.DEV_PAGES,
    /** The clinic's own numbers, in place of the brand file's. */
    contact: { phone: values.PHONE_NUMBER, whatsapp: values.WHATSAPP_NUMBER },
    /** Names of variables whose placeholder is in use. */
    placeholders: PLACEHOLDERS.filter((name) => env[name] === undefined || env[name] === ''),
  }
}

let known: Config | undefined

/**
 * This process's configuration, read once from its environment.
 * @throws {ConfigError} as readConfig
 */
export function config(): Config {
  known ??= readConfig(process.env)
  return known
}
