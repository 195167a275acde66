import 'server-only'
import type * as t from 'io-ts'
import { ANALYTICS_ADAPTERS } from '@/model/page/analytics'
import { ADAPTERS, type AdapterName } from '@/server/delivery/adapters/adapters'
import {
  databaseAddress,
  dataKeyList,
  dialCodes,
  endpoint,
  headerName,
  hostNames,
  oneOf,
  onOff,
  proxies,
  redisAddress,
  retentionDays,
  secret,
  tagManagerId,
  variableName,
  webAddress,
  wholeNumber,
  words,
} from './configCodecs'
import { RETENTION_DAYS } from '@/server/retention/retentionRules'

const CRM_ADAPTERS: readonly ('none' | AdapterName)[] = ['none', ...ADAPTERS.map(({ name }) => name)]
export const OTP_SENDERS = ['log', 'msg91', 'twilio'] as const
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Every variable that the server reads, an adapter's own aside: its codec and the value that stands when it is unset or empty. */
export const VARIABLES = {
  NODE_ENV: { codec: words, or: 'development' },
  PORT: { codec: wholeNumber(0, 65535), or: 3000 },
  DATABASE_URL: { codec: databaseAddress, or: undefined },
  PLAIN_HOSTS: { codec: hostNames, or: [] as readonly string[] },
  REDIS_URL: { codec: redisAddress, or: undefined },
  DATA_DIR: { codec: words, or: '.data' },
  DRAIN_SECONDS: { codec: wholeNumber(0, 300), or: 5 },
  BACKUP_KEY: { codec: secret, or: undefined },
  RECOVERY_DIR: { codec: words, or: undefined },
  APP_SECRET: { codec: secret, or: undefined },
  RETENTION: { codec: retentionDays(RETENTION_DAYS), or: {} as Readonly<Record<string, number>> },
  ERASURE: { codec: oneOf('immediate', 'blocked'), or: 'immediate' as const },
  DATA_KEYS: { codec: dataKeyList, or: undefined },
  LOG_LEVEL: { codec: oneOf(...LOG_LEVELS), or: 'info' as const },
  PAGE_CACHE_MB: { codec: wholeNumber(1, 1_000_000), or: 256 },
  HSTS_INCLUDE_SUBDOMAINS: { codec: onOff, or: false },
  TRUST_PROXY: { codec: proxies, or: 0 },
  SITE_URL: { codec: webAddress, or: 'http://localhost:3000' },
  ASSET_BASE_URL: { codec: webAddress, or: undefined },
  DEMO_API_URL: { codec: webAddress, or: undefined },
  DEMO_API_KEY: { codec: words, or: undefined },
  USERS_API_URL: { codec: webAddress, or: undefined },
  USERS_API_KEY: { codec: words, or: undefined },
  USERS_API_KEY_HEADER: { codec: headerName, or: 'key' },
  STAGING_API_URL: { codec: webAddress, or: undefined },
  STAGING_API_KEY: { codec: words, or: undefined },
  MAPS_API_URL: { codec: endpoint, or: undefined },
  IP_LOOKUP_URL: { codec: endpoint, or: undefined },
  UPSTREAM_TIMEOUT_MS: { codec: wholeNumber(1, 60_000), or: 5000 },
  DESK_OWNS: { codec: oneOf('desk', 'crm'), or: undefined },
  CRM_ADAPTER: { codec: oneOf(...CRM_ADAPTERS), or: undefined },
  DELIVERY_MAX_ATTEMPTS: { codec: wholeNumber(1, 100), or: 36 },
  DELIVERY_BASE_DELAY_MS: { codec: wholeNumber(1, 3_600_000), or: 1000 },
  DELIVERY_MAX_DELAY_MS: { codec: wholeNumber(1, 86_400_000), or: 3_600_000 },
  DELIVERY_CONCURRENCY: { codec: wholeNumber(1, 64), or: 4 },
  DELIVERY_TIMEOUT_MS: { codec: wholeNumber(1, 120_000), or: 10_000 },
  LEADS_PER_MINUTE_PER_IP: { codec: wholeNumber(0, 1_000_000), or: 300 },
  LEADS_PER_DAY_PER_NUMBER: { codec: wholeNumber(0, 1_000_000), or: 20 },
  SEARCHES_PER_MINUTE_PER_IP: { codec: wholeNumber(0, 1_000_000), or: 120 },
  PAGES_PER_MINUTE_PER_IP: { codec: wholeNumber(0, 1_000_000), or: 600 },
  ACCOUNT_CALLS_PER_MINUTE: { codec: wholeNumber(0, 1_000_000), or: 60 },
  ASK_API_URL: { codec: webAddress, or: undefined },
  ASK_API_KEY: { codec: words, or: undefined },
  ASK_MODEL: { codec: words, or: undefined },
  ASK_PER_DAY: { codec: wholeNumber(0, 1_000_000), or: 500 },
  ASK_PER_MINUTE_PER_IP: { codec: wholeNumber(0, 1_000_000), or: 20 },
  SESSION_IDLE_DAYS: { codec: wholeNumber(1, 366), or: 30 },
  ACCOUNT_ANEW_AFTER_DAYS: { codec: wholeNumber(0, 3660), or: 180 },
  OTP_SENDER: { codec: oneOf(...OTP_SENDERS), or: 'log' as const },
  OTP_DIAL_CODES: { codec: dialCodes, or: ['91'] },
  OTP_RESEND_SECONDS: { codec: wholeNumber(0, 3600), or: 30 },
  OTP_PER_HOUR: { codec: wholeNumber(0, 1_000_000), or: 5 },
  OTP_PER_DAY: { codec: wholeNumber(0, 1_000_000), or: 10 },
  OTP_PER_HOUR_PER_IP: { codec: wholeNumber(0, 1_000_000), or: 20 },
  OTP_PER_DAY_PER_DIAL_CODE: { codec: wholeNumber(0, 1_000_000), or: 50 },
  OTP_PER_HOUR_PER_RANGE: { codec: wholeNumber(0, 1_000_000), or: 100 },
  OTP_WORK_BITS: { codec: wholeNumber(0, 24), or: 16 },
  OTP_RESERVE_PERCENT: { codec: wholeNumber(0, 100), or: 50 },
  OTP_BUDGET_PER_DAY: { codec: wholeNumber(0, 10_000_000), or: 2000 },
  OTP_WRONG_PER_HOUR_PER_IP: { codec: wholeNumber(0, 1_000_000), or: 20 },
  OTP_WRONG_PER_HOUR_PER_RANGE: { codec: wholeNumber(0, 1_000_000), or: 100 },
  OTP_SEND_TIMEOUT_MS: { codec: wholeNumber(1, 60_000), or: 10_000 },
  MSG91_AUTH_KEY: { codec: words, or: undefined },
  MSG91_TEMPLATE_ID: { codec: words, or: undefined },
  MSG91_OTP_VARIABLE: { codec: variableName, or: 'otp' },
  MSG91_API_URL: { codec: webAddress, or: 'https://control.msg91.com' },
  TWILIO_ACCOUNT_SID: { codec: variableName, or: undefined },
  TWILIO_AUTH_TOKEN: { codec: words, or: undefined },
  TWILIO_FROM: { codec: words, or: undefined },
  TWILIO_API_URL: { codec: webAddress, or: 'https://api.twilio.com' },
  OTEL_EXPORTER_OTLP_ENDPOINT: { codec: webAddress, or: undefined },
  METRICS_TOKEN: { codec: secret, or: undefined },
  DEV_PAGES: { codec: onOff, or: false },
  ANALYTICS_ADAPTER: { codec: oneOf(...ANALYTICS_ADAPTERS), or: 'none' as const },
  GTM_ID: { codec: tagManagerId, or: undefined },
} satisfies Record<string, { codec: t.Mixed; or: unknown }>

export type Variable = keyof typeof VARIABLES

/** The names of all variables that are read. */
export const CONFIG_VARIABLES: readonly string[] = [
  ...Object.keys(VARIABLES),
  ...ADAPTERS.flatMap(({ variables }) => Object.keys(variables)),
]
export type Values = {
  [K in Variable]: t.TypeOf<(typeof VARIABLES)[K]['codec']> | (typeof VARIABLES)[K]['or']
}
