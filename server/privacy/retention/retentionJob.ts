import 'server-only'
import { recordedChange, removeEntries } from '@/server/privacy/audit/auditTrail'
import type { Database } from '@/server/database/database'
import { RepeatedJob, claimRun } from '@/server/database/repeatedJob'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { LeadIntake } from '@/server/leads/intake/leadIntake'
import { log } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import { type Held, activeHolds } from './legalHold'
import { FILE_RETENTION, RETENTION_RULES } from '@/server/privacy/tables/tables'

const EVERY_MS = 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** Rows per statement, and statements per rule and run: short locks. */
const BATCH_ROWS = 500
const MOST_BATCHES = 20

type Days = Readonly<Record<string, number>>

type RetentionRule = (typeof RETENTION_RULES)[number]

/** How many days a rule keeps rows. @param days from RETENTION */
export const daysOf = (rule: RetentionRule, days: Days): number => days[rule.name] ?? rule.days

/** The values of isDue, with their types for rules that do not name them all: when, held leads, held users. */
const GIVEN = 'with given as (select $1::timestamptz, $2::uuid[], $3::uuid[])'

const NONE_HELD: Held = { leads: [], users: [] }

/** Removes as many due rows of a rule as one statement takes. @returns how many */
async function removeBatch(
  executeSql: ExecuteSql,
  { table, isDue, after }: RetentionRule,
  before: Date,
  { leads, users }: Held,
): Promise<number> {
  const statement = `${GIVEN}, due as (select ctid from ${table} where ${isDue} limit ${BATCH_ROWS}),
    removed as (delete from ${table} where ctid = any(array(select ctid from due)) returning *)
    ${after ? `, followed as (${after})` : ''} select count(*)::int as count from removed`
  const { rows } = await executeSql<{ count: number }>(statement, [before, leads, users])
  return rows[0]?.count ?? 0
}

/** As removeBatch, with its entry of the audit trail. A hold that is being placed waits, so that it keeps all that it finds. */
const removeRecorded = (
  database: Database,
  rule: RetentionRule,
  before: Date,
  { secret, why }: { readonly secret: string; readonly why: string },
): Promise<number> =>
  recordedChange(database, async ({ executeSql, note }) => {
    await executeSql('lock table legal_hold in share mode')
    const count = await removeBatch(executeSql, rule, before, await activeHolds({ executeSql }, secret))
    if (count) note({ actor: 'site', action: 'retention.removed', count, subject: rule.name, why })
    return count
  })

/** As removeBatch, of the audit trail: an entry says where the trail begins from now on. */
const removeOldEntries = (
  database: Database,
  { name }: RetentionRule,
  before: Date,
  why: string,
): Promise<number> =>
  recordedChange(database, async ({ executeSql, note }) => {
    const removed = await removeEntries(executeSql, before, BATCH_ROWS)
    if (removed) note({ actor: 'site', action: 'retention.removed', subject: name, why, ...removed })
    return removed?.count ?? 0
  })

/** Removes what is due of a rule, batch by batch. @returns how many rows */
async function removeDue(rule: RetentionRule, remove: () => Promise<number>): Promise<number> {
  let total = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const count = await remove()
    if (count) metrics().retention.inc({ rule: rule.name }, count)
    total += count
    if (count < BATCH_ROWS) break
  }
  return total
}

/** How many rows of a rule are due and held. */
async function countHeld(database: Database, rule: RetentionRule, before: Date, held: Held): Promise<number> {
  if (!held.leads.length && !held.users.length) return 0
  const count = async (some: Held) => {
    const { rows } = await database.executeSql<{ count: number }>(
      `${GIVEN} select count(*)::int as count from ${rule.table} where ${rule.isDue}`,
      [before, some.leads, some.users],
    )
    return rows[0]?.count ?? 0
  }
  return (await count(NONE_HELD)) - (await count(held))
}

/** What a run did: rows by rule, without those of which there were none. */
export interface RetentionReport {
  readonly removed: Readonly<Record<string, number>>
  /** Due, and kept by a legal hold. */
  readonly held: Readonly<Record<string, number>>
}

/**
 * Removes what was kept long enough, now; says so in the log, in the metrics and, of what is about people, in the audit trail.
 * @param secret of this site
 * @param days from RETENTION
 * @throws the database's error
 */
export async function applyRetention(
  database: Database,
  secret: string,
  days: Days = {},
): Promise<RetentionReport> {
  const removed: Record<string, number> = {}
  const held: Record<string, number> = {}
  const heldIds = await activeHolds(database, secret)
  for (const rule of RETENTION_RULES) {
    const kept = daysOf(rule, days)
    if (kept === 0) continue
    const before = new Date(Date.now() - kept * DAY_MS)
    const heldRows = rule.isPersonal ? await countHeld(database, rule, before, heldIds) : 0
    if (heldRows) held[rule.name] = heldRows
    const why = `${kept} days${heldRows ? `; ${heldRows} more are held` : ''}`
    const count = await removeDue(rule, () => {
      if (rule.isTrail) return removeOldEntries(database, rule, before, why)
      return rule.isPersonal
        ? removeRecorded(database, rule, before, { secret, why })
        : removeBatch(database.executeSql, rule, before, NONE_HELD)
    })
    if (count) removed[rule.name] = count
  }
  if (Object.keys(removed).length) log.info({ removed, held }, 'what was kept long enough is removed')
  return { removed, held }
}

interface JobParts {
  readonly database: Database
  readonly intake: LeadIntake
  readonly retention: Days
  /** Of this site. */
  readonly secret: string
}

/** Applies retention as long as the server runs: of several servers one does, and each to its own files. */
export function startRetention({ database, intake, retention, secret }: JobParts): RepeatedJob {
  let filesFrom = 0
  const isAvailable = () => intake.breaker.isAvailable
  return new RepeatedJob(EVERY_MS, isAvailable, async () => {
    try {
      await intake.forgetErased()
      if (Date.now() >= filesFrom) {
        await applyFileRetention(intake, retention)
        filesFrom = Date.now() + DAY_MS
      }
      if (await claimRun(database.executeSql, 'retention', EVERY_MS))
        await applyRetention(database, secret, retention)
    } catch (error) {
      log.warn({ err: error }, 'retention was not applied')
    }
  })
}

/**
 * Removes this server's own expired files.
 * @throws the file system's error
 */
export async function applyFileRetention(intake: LeadIntake, days: Days): Promise<void> {
  const before = (name: keyof typeof FILE_RETENTION) => {
    const kept = days[name] ?? FILE_RETENTION[name]
    return kept === 0 ? undefined : new Date(Date.now() - kept * DAY_MS)
  }
  const [recovery, refused] = [before('recovery'), before('refused')]
  const files = recovery ? await intake.recovery.forget(recovery) : 0
  if (refused) await intake.forgetRefused(refused)
  if (files) log.info({ files }, 'files of the recovery log were kept long enough and are removed')
}
