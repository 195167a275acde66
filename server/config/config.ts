import 'server-only'
import { isLeft } from 'fp-ts/Either'
import type { AnalyticsSettings } from '@/model/page/analytics'
import { ADAPTERS } from '@/server/delivery/adapters/adapters'
import type { AdapterVariable } from '@/server/delivery/adapters/deliveryAdapter'
import { OTP_SENDERS, type Values, type Variable, VARIABLES } from './configVariables'

/** A variable of the environment that is wrong; the message is one line that names it and what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** What a sender of one-time passwords cannot work without. */
const NEEDED_BY_SENDER: Record<(typeof OTP_SENDERS)[number], readonly Variable[]> = {
  log: [],
  msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
}

/** Values that ship as placeholders: production warns while one is in use. */
const PLACEHOLDERS: readonly Variable[] = ['SITE_URL']

/** Who writes short answers on /chat/ai (an OpenAI-compatible service, if any), and how often may be asked. */
function askSettings({ ASK_API_URL: url, ASK_API_KEY: key, ASK_MODEL: model, ...limits }: Values) {
  if (url && !model) throw new ConfigError('ASK_MODEL: expected to be set, because ASK_API_URL is')
  return {
    writer: url && model ? { url, key, model } : undefined,
    /** Questions a day that are handed to the service; 0 hands none. */
    perDay: limits.ASK_PER_DAY,
    /** Questions a minute of one address; 0 switches the limit off. */
    perMinute: limits.ASK_PER_MINUTE_PER_IP,
  }
}

/** Who sends one-time passwords, where to and how often; a limit of 0 is switched off (docs/decisions/0020). */
function otpSettings(values: Values) {
  const sender = values.OTP_SENDER
  const missing = NEEDED_BY_SENDER[sender].find((name) => values[name] === undefined)
  if (missing) throw new ConfigError(`${missing}: expected to be set, because OTP_SENDER is ${sender}`)
  return {
    sender,
    /** Dial codes without + that codes are sent to; all others are refused. */
    dialCodes: values.OTP_DIAL_CODES,
    sendTimeoutMs: values.OTP_SEND_TIMEOUT_MS,
    limits: {
      resendSeconds: values.OTP_RESEND_SECONDS,
      perHour: values.OTP_PER_HOUR,
      perDay: values.OTP_PER_DAY,
      perHourPerIp: values.OTP_PER_HOUR_PER_IP,
      /** Of an IPv4 /24 or an IPv6 /48. */
      perHourPerRange: values.OTP_PER_HOUR_PER_RANGE,
      /** Of each dial code other than 91. */
      perDayPerDialCode: values.OTP_PER_DAY_PER_DIAL_CODE,
      /** Of all numbers together. */
      budgetPerDay: values.OTP_BUDGET_PER_DAY,
      /** Proof-of-work bits for unknown callers under heavy load; 0 disables it. */
      workBits: values.OTP_WORK_BITS,
      /** Of the budget, for numbers with an account or an enquiry; half of it only where the owner is known again. */
      reservePercent: values.OTP_RESERVE_PERCENT,
      wrongPerHourPerIp: values.OTP_WRONG_PER_HOUR_PER_IP,
      wrongPerHourPerRange: values.OTP_WRONG_PER_HOUR_PER_RANGE,
    },
    msg91: {
      url: values.MSG91_API_URL,
      authKey: values.MSG91_AUTH_KEY,
      templateId: values.MSG91_TEMPLATE_ID,
      otpVariable: values.MSG91_OTP_VARIABLE,
    },
    twilio: {
      url: values.TWILIO_API_URL,
      accountSid: values.TWILIO_ACCOUNT_SID,
      authToken: values.TWILIO_AUTH_TOKEN,
      from: values.TWILIO_FROM,
    },
  }
}

const HOUR_MS = 60 * 60 * 1000

/** Who sends messages about appointments, and when (docs/decisions/0085). */
function messageSettings(values: Values) {
  const sender = values.MESSAGE_SENDER
  // Login codes have a template of their own.
  const needed = NEEDED_BY_SENDER[sender].filter((name) => name !== 'MSG91_TEMPLATE_ID')
  const missing = needed.find((name) => values[name] === undefined)
  if (missing) throw new ConfigError(`${missing}: expected to be set, because MESSAGE_SENDER is ${sender}`)
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = values
  if (token && !phoneNumberId)
    throw new ConfigError('WHATSAPP_PHONE_NUMBER_ID: expected to be set, because WHATSAPP_TOKEN is')
  return {
    sender,
    /** Of MSG91, by message and language: `booked.en`. */
    templates: values.MSG91_MESSAGE_TEMPLATES as Readonly<Record<string, string>>,
    /** How long before a visit; 0 for none. */
    reminderLeads: {
      dayBefore: values.REMINDER_DAY_HOURS * HOUR_MS,
      soon: values.REMINDER_SOON_HOURS * HOUR_MS,
    },
    quietHours: values.QUIET_HOURS,
    /** Undefined: text messages alone. */
    whatsapp:
      token && phoneNumberId
        ? {
            url: values.WHATSAPP_API_URL,
            token,
            phoneNumberId,
            templatePrefix: values.WHATSAPP_TEMPLATE_PREFIX,
          }
        : undefined,
  }
}

/** How the clinic's own people are told at once (docs/decisions/0099). */
function alertSettings(values: Values) {
  const { PUSH_SENDER: push, MAIL_SENDER: mail, SMTP_URL: smtpUrl, MAIL_FROM: from } = values
  if (mail === 'log') return { push, smtp: undefined }
  if (!smtpUrl || !from)
    throw new ConfigError(
      `${smtpUrl ? 'MAIL_FROM' : 'SMTP_URL'}: expected to be set, because MAIL_SENDER is smtp`,
    )
  return { push, smtp: { url: smtpUrl, from } }
}

/** Tokens of the FHIR API, which tell by themselves whether persons may be read. */
function fhirSettings({ FHIR_TOKEN: token, FHIR_PATIENT_TOKEN: patientToken }: Values) {
  if (token !== undefined && token === patientToken)
    throw new ConfigError('FHIR_PATIENT_TOKEN: expected to be another one than FHIR_TOKEN')
  return { token, patientToken }
}

/** Where analytics events go; a tag manager needs its id. */
function analyticsSettings({ ANALYTICS_ADAPTER: adapter, GTM_ID: id }: Values): AnalyticsSettings {
  if (adapter === 'dataLayer' && !id)
    throw new ConfigError('GTM_ID: expected to be set, because ANALYTICS_ADAPTER is dataLayer')
  return { adapter, tagManagerId: id }
}

/** Other systems that serve calls of specification, section 7; an undefined address means the built-in one. */
const upstreamSettings = (values: Values) => ({
  demoApi: { url: values.DEMO_API_URL, key: values.DEMO_API_KEY },
  usersApi: {
    url: values.USERS_API_URL,
    /** The sign-up key and the name of its header. */
    key: values.USERS_API_KEY,
    keyHeader: values.USERS_API_KEY_HEADER,
  },
  stagingApi: { url: values.STAGING_API_URL, key: values.STAGING_API_KEY },
  mapsUrl: values.MAPS_API_URL,
  ipLookupUrl: values.IP_LOOKUP_URL,
  timeoutMs: values.UPSTREAM_TIMEOUT_MS,
})

function decodeVariables(
  variables: Readonly<Record<string, AdapterVariable>>,
  env: NodeJS.ProcessEnv,
): Record<string, unknown> {
  const values = Object.entries(variables).map(([name, { codec, or }]) => {
    const text = env[name]
    if (text === undefined || text.trim() === '') return [name, or]
    const decoded = codec.decode(text)
    if (isLeft(decoded)) throw new ConfigError(`${name}: expected ${codec.name}`)
    return [name, decoded.right]
  })
  return Object.fromEntries(values)
}

/** The adapter that takes leads to the clinic's CRM, with the values of all adapters' variables. */
function crmSettings(chosen: Values['CRM_ADAPTER'], env: NodeJS.ProcessEnv) {
  const settings: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...ADAPTERS.map(({ variables }) => decodeVariables(variables, env)),
  )
  // A lead API that is named and no adapter: leads are handed on to it (specification, section 7).
  const adapter = chosen ?? (settings.LEAD_API_URL ? 'leadApi' : 'none')
  const variables = ADAPTERS.find(({ name }) => name === adapter)?.variables ?? {}
  const missing = Object.keys(variables).find(
    (name) => variables[name]?.isNeeded && settings[name] === undefined,
  )
  if (missing) throw new ConfigError(`${missing}: expected to be set, because CRM_ADAPTER is ${adapter}`)
  return { adapter, settings }
}

export type Config = Readonly<ReturnType<typeof readConfig>>

/**
 * Reads the whole configuration.
 * Times are milliseconds; LEADS_PER_MINUTE_PER_IP 0 switches the limit off; an undefined databaseUrl means PGlite.
 * @throws {ConfigError} naming the first variable that is wrong and what is expected of it
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  // Each is decoded by its codec in VARIABLES, or replaced by its default there.
  const values = decodeVariables(VARIABLES, env) as Values
  const crm = crmSettings(values.CRM_ADAPTER, env)
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    /** Hosts of a private network that are spoken to without encryption. */
    plainHosts: values.PLAIN_HOSTS,
    /** Where several servers share what they count. */
    redisUrl: values.REDIS_URL,
    dataDir: values.DATA_DIR,
    /** Time a stopping server keeps answering (docs/decisions/0051), in milliseconds. */
    drainMs: values.DRAIN_SECONDS * 1000,
    appSecret: values.APP_SECRET,
    /** What personal data is sealed with at rest, newest first; undefined: a file in dataDir (server/privacy/sealing/dataKeys.ts). */
    dataKeys: values.DATA_KEYS,
    /** Days by what is kept (server/privacy/tables/tables.ts); what is left out has its default. */
    retention: values.RETENTION,
    /** Whether what a person has erased goes at once, or is kept locked away for the law's year (docs/decisions/0049). */
    erasure: values.ERASURE,
    /** What backups are sealed with; the site itself does not need it. */
    backupKey: values.BACKUP_KEY,
    /** Another disk, where a copy of each lead is kept for who restores a backup. */
    recoveryDir: values.RECOVERY_DIR,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    siteUrl: values.SITE_URL,
    assetBaseUrl: values.ASSET_BASE_URL,
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS,
    crm,
    /** Who decides of leads at the desk: a CRM that is configured, unless the clinic says otherwise. */
    deskOwns: values.DESK_OWNS ?? (crm.adapter === 'none' ? 'desk' : 'crm'),
    delivery: {
      maxAttempts: values.DELIVERY_MAX_ATTEMPTS,
      baseDelayMs: values.DELIVERY_BASE_DELAY_MS,
      maxDelayMs: values.DELIVERY_MAX_DELAY_MS,
      concurrency: values.DELIVERY_CONCURRENCY,
      timeoutMs: values.DELIVERY_TIMEOUT_MS,
    },
    leadsPerMinutePerIp: values.LEADS_PER_MINUTE_PER_IP,
    leadsPerDayPerNumber: values.LEADS_PER_DAY_PER_NUMBER,
    searchesPerMinutePerIp: values.SEARCHES_PER_MINUTE_PER_IP,
    /** Whether a booking's number is proven by a code, unless its owner is logged in. */
    bookingProof: values.BOOKING_PROOF,
    /** Whether a booking is an appointment at once, or the clinic has to agree. */
    appointments: values.APPOINTMENTS,
    /** Places that the visitors of one address hold at a time; 0 switches the limit off. */
    holdsPerIp: values.HOLDS_PER_IP,
    pagesPerMinutePerIp: values.PAGES_PER_MINUTE_PER_IP,
    /** Without use, after which a login ends. */
    sessionIdleDays: values.SESSION_IDLE_DAYS,
    /** Days without login after which a number may have a new owner and its account is reset; 0 disables it. */
    accountAnewAfterDays: values.ACCOUNT_ANEW_AFTER_DAYS,
    accountCallsPerMinute: values.ACCOUNT_CALLS_PER_MINUTE,
    upstreams: upstreamSettings(values),
    ask: askSettings(values),
    otp: otpSettings(values),
    messages: messageSettings(values),
    alerts: alertSettings(values),
    analytics: analyticsSettings(values),
    devPages: values.DEV_PAGES,
    /** What Prometheus shows at /metrics; without it there is no such page. */
    metricsToken: values.METRICS_TOKEN,
    /** Bearer tokens of the FHIR API (docs/decisions/0094): without persons, and with them. */
    fhir: fhirSettings(values),
    /** Where traces go (docs/decisions/0052). */
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
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

/** Whether the developers' pages (/dev) are there: in development, and elsewhere with DEV_PAGES=1. */
export const hasDevPages = (): boolean => process.env.NODE_ENV === 'development' || config().devPages
