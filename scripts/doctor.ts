#!/usr/bin/env node
/** `npm run doctor`: what a start would say of the environment, and whether each configured service answers. */
import './closedPipe.mjs'
import { createClient } from '@redis/client'
import { Command } from 'commander'
import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { type Config, ConfigError, readConfig } from '@/server/config/config'
import { CONFIG_VARIABLES } from '@/server/config/configVariables'
import { outrankedLines } from '@/server/catalogue/import/outrankedNumbers'
import type { Database } from '@/server/database/database'
import { withDatabase } from './command'
import { WAITS_FOR_SETTINGS } from '@/server/delivery/outbox/scheduleNow'
import { log } from '@/server/log'
import { keyUses } from '@/server/privacy/rotation/rotateKeys'
import { dataKeys, IN_THE_CLEAR } from '@/server/privacy/sealing/dataKeys'
import { unsafeSettings } from '@/server/config/unsafeSettings'

/** How long one service may take to answer. */
const LIMIT_MS = 10_000

type Check = { readonly name: string; readonly run: () => Promise<string> }

let problems = 0

function say(mark: 'ok' | 'set' | 'unset' | 'UNSAFE' | 'FAILED', text: string): void {
  if (mark === 'UNSAFE' || mark === 'FAILED') problems += 1
  console.log(`${mark.padEnd(7)} ${text}`)
}

/** What a site for patients should set, and how it is while it does not. */
const WITHOUT: Readonly<Record<string, string>> = {
  SITE_URL: 'links, sitemap and share pictures name localhost',
  APP_SECRET: 'the key made in DATA_DIR is used, which other servers do not have',
  DATA_KEYS: 'the keys made in DATA_DIR are used, which other servers do not have: keep a copy elsewhere',
  DATABASE_URL: 'the embedded database: one server, no other',
  CRM_ADAPTER: 'leads stay here and go to no CRM',
  OTP_SENDER: 'login codes are printed and sent to nobody',
  MESSAGE_SENDER: 'patients are told nothing about their appointments',
  PUSH_SENDER: 'the clinic’s people are told of nothing in their browsers',
  MAIL_SENDER: 'the clinic’s people are told of nothing by mail',
  TRUST_PROXY: 'behind a proxy all visitors would count as one address',
}

/** Names alone: values may be secrets. */
function listVariables(): void {
  const isSet = (name: string): boolean => (process.env[name] ?? '').trim() !== ''
  for (const name of CONFIG_VARIABLES.filter(isSet)) say('set', name)
  for (const [name, effect] of Object.entries(WITHOUT)) if (!isSet(name)) say('unset', `${name}: ${effect}`)
}

async function dataFolder({ dataDir }: Config): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await access(dataDir, constants.W_OK)
  const others = (await stat(dataDir)).mode & 0o077
  if (others) throw new Error(`others on this machine may read it: chmod 700 ${dataDir}`)
  return 'this user alone writes and reads it'
}

async function databaseVersion({ executeSql }: Database): Promise<string> {
  const [row] = (await executeSql<{ version: string }>('select version()')).rows
  return row?.version.split(' ').slice(0, 2).join(' ') ?? ''
}

/** Keys of stored data, and what is still unencrypted. */
async function keysInUse(database: Database): Promise<string> {
  const uses = await keyUses(database)
  const clear = uses.filter(({ version, rows }) => version === IN_THE_CLEAR && rows > 0)
  if (clear.length)
    throw new Error(
      `${clear.map(({ table, rows }) => `${rows} rows of ${table}`).join(', ')} are in the clear: npm run keys -- rotate`,
    )
  const needed = [...new Set(uses.map(({ version }) => version))].join(', ')
  return `key ${dataKeys().writtenWith} is in use; stored data needs ${needed ? `key ${needed}` : 'none yet'}`
}

/** Whether leads wait for a CRM whose address or settings are at fault. */
async function deliveries({ executeSql }: Database): Promise<string> {
  const { rows } = await executeSql<{ leads: number; reason: string }>(
    `select count(*)::int as leads, last_error ->> 'detail' as reason from lead_delivery
     where ${WAITS_FOR_SETTINGS} group by 2 order by 1 desc limit 5`,
  )
  if (rows.length)
    throw new Error(rows.map(({ leads, reason }) => `${leads} leads wait because of ${reason}`).join('; '))
  return 'no lead waits for its address or settings'
}

/** Whether every page shows the brand's numbers. Rows that outrank them may be meant. */
async function brandNumbers({ executeSql }: Database): Promise<string> {
  const lines = await outrankedLines(executeSql)
  return lines.join('; ') || 'shown on all pages'
}

async function redis(url: string): Promise<string> {
  const client = createClient({ url, socket: { connectTimeout: LIMIT_MS, reconnectStrategy: false } })
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.ping()
  } finally {
    client.destroy()
  }
}

/** Any answer will do: a service may refuse a request without a key or a body, but it is there. */
async function answers(url: string): Promise<string> {
  const { origin } = new URL(url)
  const { status } = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (status >= 500) throw new Error(`${origin} answers ${status}`)
  return `${origin} answers`
}

/** Addresses of configured services, by the variable that names them. */
function services({ otp, crm }: Config): [string, string][] {
  const named = CONFIG_VARIABLES.filter(
    (name) => /_URL$/.test(name) && !['SITE_URL', 'DATABASE_URL', 'REDIS_URL'].includes(name),
  ).map((name): [string, string] => [name, (process.env[name] ?? '').trim()])
  const sender: [string, string] =
    otp.sender === 'log' ? ['', ''] : [`OTP_SENDER=${otp.sender}`, otp[otp.sender].url]
  const zoho = crm.adapter === 'zoho' ? [['ZOHO_API_URL', String(crm.settings.ZOHO_API_URL ?? '')]] : []
  const all = new Map([...named, sender, ...(zoho as [string, string][])])
  return [...all].filter(([, url]) => url !== '')
}

/** What went wrong, in the words of the system below where it says more than the library above it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.message ? cause.message : error.message
}

async function runChecks(checks: readonly Check[]): Promise<void> {
  for (const { name, run } of checks)
    try {
      say('ok', `${name}: ${await run()}`)
    } catch (error) {
      say('FAILED', `${name}: ${reasonOf(error)}`)
    }
}

async function examine(): Promise<void> {
  log.level = 'silent'
  listVariables()
  const config = readConfig(process.env)
  for (const line of unsafeSettings(config, process.env)) say('UNSAFE', line)
  await runChecks([
    { name: 'DATA_DIR', run: () => dataFolder(config) },
    { name: 'database', run: () => withDatabase(databaseVersion) },
    { name: 'DATA_KEYS', run: () => withDatabase(keysInUse) },
    { name: 'CRM', run: () => withDatabase(deliveries) },
    { name: 'numbers', run: () => withDatabase(brandNumbers) },
    ...(config.redisUrl ? [{ name: 'REDIS_URL', run: () => redis(config.redisUrl ?? '') }] : []),
    ...services(config).map(([name, url]) => ({ name, run: () => answers(url) })),
  ])
}

new Command('npm run doctor --')
  .description(
    'Says which settings are set, missing or unsafe, and asks each configured service once. Ends with 1 when something is wrong.',
  )
  .action(examine)
  .parseAsync()
  .catch((error: unknown) => {
    say('FAILED', error instanceof ConfigError ? error.message : String(error))
  })
  .finally(() => {
    process.exitCode = problems ? 1 : 0
  })
