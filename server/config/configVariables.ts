import 'server-only'
import type * as t from 'io-ts'
import { MESSAGE_KINDS } from '@/model/appointments/messages'
import { ANALYTICS_ADAPTERS } from '@/model/page/analytics'
import { ADAPTERS, type AdapterName } from '@/server/delivery/adapters/adapters'
import type { SettingsOf } from '@/server/delivery/adapters/deliveryAdapter'
import {
  choice,
  databaseAddress,
  dataKeyList,
  dialCodes,
  endpoint,
  headerName,
  hostNames,
  hoursOfDay,
  mailSender,
  mailServer,
  onOff,
  optional,
  proxies,
  redisAddress,
  retentionDays,
  secret,
  tagManagerId,
  templateIds,
  variableName,
  webAddress,
  wholeNumber,
  withDefault,
  words,
} from './configCodecs'
import { RETENTION_DAYS } from '@/server/privacy/tables/tables'

const CRM_ADAPTERS: readonly ('none' | AdapterName)[] = ['none', ...ADAPTERS.map(({ name }) => name)]
export const OTP_SENDERS = ['log', 'msg91', 'twilio'] as const
export const MESSAGE_TEMPLATES: readonly string[] = MESSAGE_KINDS.flatMap((kind) => [
  `${kind}.en`,
  `${kind}.hi`,
])
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** How much may come within a time; what 0 means is said of each in config.ts. */
const limit = (or: number) => withDefault(wholeNumber(0, 1_000_000), or)

/** Every variable that the server reads, an adapter's own aside; `satisfies` refuses a default that `withDefault` has not checked. */
export const VARIABLES = {
  NODE_ENV: withDefault(words, 'development'),
  PORT: withDefault(wholeNumber(0, 65535), 3000),
  DATABASE_URL: optional(databaseAddress),
  PLAIN_HOSTS: withDefault(hostNames, []),
  REDIS_URL: optional(redisAddress),
  DATA_DIR: withDefault(words, '.data'),
  DRAIN_SECONDS: withDefault(wholeNumber(0, 300), 5),
  BACKUP_KEY: optional(secret),
  RECOVERY_DIR: optional(words),
  APP_SECRET: optional(secret),
  RETENTION: withDefault(retentionDays(RETENTION_DAYS), {}),
  ERASURE: withDefault(choice('immediate', 'blocked'), 'immediate'),
  DATA_KEYS: optional(dataKeyList),
  LOG_LEVEL: withDefault(choice(...LOG_LEVELS), 'info'),
  PAGE_CACHE_MB: withDefault(wholeNumber(1, 1_000_000), 256),
  HSTS_INCLUDE_SUBDOMAINS: withDefault(onOff, false),
  TRUST_PROXY: withDefault(proxies, 0),
  SITE_URL: withDefault(webAddress, 'http://localhost:3000'),
  ASSET_BASE_URL: optional(webAddress),
  DEMO_API_URL: optional(webAddress),
  DEMO_API_KEY: optional(words),
  USERS_API_URL: optional(webAddress),
  USERS_API_KEY: optional(words),
  USERS_API_KEY_HEADER: withDefault(headerName, 'key'),
  STAGING_API_URL: optional(webAddress),
  STAGING_API_KEY: optional(words),
  MAPS_API_URL: optional(endpoint),
  IP_LOOKUP_URL: optional(endpoint),
  UPSTREAM_TIMEOUT_MS: withDefault(wholeNumber(1, 60_000), 5000),
  DESK_OWNS: optional(choice('desk', 'crm')),
  CRM_ADAPTER: optional(choice(...CRM_ADAPTERS)),
  DELIVERY_MAX_ATTEMPTS: withDefault(wholeNumber(1, 100), 36),
  DELIVERY_BASE_DELAY_MS: withDefault(wholeNumber(1, 3_600_000), 1000),
  DELIVERY_MAX_DELAY_MS: withDefault(wholeNumber(1, 86_400_000), 3_600_000),
  DELIVERY_CONCURRENCY: withDefault(wholeNumber(1, 64), 4),
  DELIVERY_TIMEOUT_MS: withDefault(wholeNumber(1, 120_000), 10_000),
  LEADS_PER_MINUTE_PER_IP: limit(300),
  LEADS_PER_DAY_PER_NUMBER: limit(20),
  SEARCHES_PER_MINUTE_PER_IP: limit(120),
  BOOKING_PROOF: withDefault(choice('otp', 'none'), 'otp'),
  APPOINTMENTS: withDefault(choice('confirm', 'request'), 'confirm'),
  HOLDS_PER_IP: limit(20),
  PAGES_PER_MINUTE_PER_IP: limit(600),
  ACCOUNT_CALLS_PER_MINUTE: limit(60),
  ASK_API_URL: optional(webAddress),
  ASK_API_KEY: optional(words),
  ASK_MODEL: optional(words),
  ASK_PER_DAY: limit(500),
  ASK_PER_MINUTE_PER_IP: limit(20),
  SESSION_IDLE_DAYS: withDefault(wholeNumber(1, 366), 30),
  ACCOUNT_ANEW_AFTER_DAYS: withDefault(wholeNumber(0, 3660), 180),
  OTP_SENDER: withDefault(choice(...OTP_SENDERS), 'log'),
  OTP_DIAL_CODES: withDefault(dialCodes, ['91']),
  OTP_RESEND_SECONDS: withDefault(wholeNumber(0, 3600), 30),
  OTP_PER_HOUR: limit(5),
  OTP_PER_DAY: limit(10),
  OTP_PER_HOUR_PER_IP: limit(20),
  OTP_PER_DAY_PER_DIAL_CODE: limit(50),
  OTP_PER_HOUR_PER_RANGE: limit(100),
  OTP_WORK_BITS: withDefault(wholeNumber(0, 24), 16),
  OTP_RESERVE_PERCENT: withDefault(wholeNumber(0, 100), 50),
  OTP_BUDGET_PER_DAY: withDefault(wholeNumber(0, 10_000_000), 2000),
  OTP_WRONG_PER_HOUR_PER_IP: limit(20),
  OTP_WRONG_PER_HOUR_PER_RANGE: limit(100),
  OTP_SEND_TIMEOUT_MS: withDefault(wholeNumber(1, 60_000), 10_000),
  MSG91_AUTH_KEY: optional(words),
  MSG91_TEMPLATE_ID: optional(words),
  MSG91_OTP_VARIABLE: withDefault(variableName, 'otp'),
  MSG91_API_URL: withDefault(webAddress, 'https://control.msg91.com'),
  TWILIO_ACCOUNT_SID: optional(variableName),
  TWILIO_AUTH_TOKEN: optional(words),
  TWILIO_FROM: optional(words),
  TWILIO_API_URL: withDefault(webAddress, 'https://api.twilio.com'),
  MESSAGE_SENDER: withDefault(choice(...OTP_SENDERS), 'log'),
  MSG91_MESSAGE_TEMPLATES: withDefault(templateIds(MESSAGE_TEMPLATES), {}),
  REMINDER_DAY_HOURS: withDefault(wholeNumber(0, 168), 24),
  REMINDER_SOON_HOURS: withDefault(wholeNumber(0, 24), 2),
  QUIET_HOURS: withDefault(hoursOfDay, { from: 21, to: 8 }),
  PUSH_SENDER: withDefault(choice('log', 'web'), 'log'),
  MAIL_SENDER: withDefault(choice('log', 'smtp'), 'log'),
  SMTP_URL: optional(mailServer),
  MAIL_FROM: optional(mailSender),
  WHATSAPP_TOKEN: optional(words),
  WHATSAPP_PHONE_NUMBER_ID: optional(variableName),
  WHATSAPP_TEMPLATE_PREFIX: withDefault(variableName, 'appointment_'),
  WHATSAPP_API_URL: withDefault(webAddress, 'https://graph.facebook.com/v23.0'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress),
  METRICS_TOKEN: optional(secret),
  FHIR_TOKEN: optional(secret),
  FHIR_PATIENT_TOKEN: optional(secret),
  DEV_PAGES: withDefault(onOff, false),
  ANALYTICS_ADAPTER: withDefault(choice(...ANALYTICS_ADAPTERS), 'none'),
  GTM_ID: optional(tagManagerId),
} satisfies Readonly<Record<string, { readonly codec: t.Mixed }>>

export type Variable = keyof typeof VARIABLES

/** The names of all variables that are read. */
export const CONFIG_VARIABLES: readonly string[] = [
  ...Object.keys(VARIABLES),
  ...ADAPTERS.flatMap(({ variables }) => Object.keys(variables)),
]
export type Values = SettingsOf<typeof VARIABLES>
