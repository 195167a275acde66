import 'server-only'
import { brand, clinicTimeZone } from '@/content/brand'
import { DEFAULT_DESK_SETTINGS } from '@/content/copy/defaultDeskSettings'
import type { FollowUpLimits } from '@/machines/leadFollowUp/leadFollowUp.context'
import { decoded } from '@/model/decoded'
import { DeskSettings, type StoredSettings } from '@/model/desk/deskSettings'
import { settingChanges } from '@/model/desk/settingsForm'
import type { StaffMember } from '@/model/desk/staff'
import { recordedChange, type RecordedTransaction } from '@/server/privacy/audit/auditTrail'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { log } from '@/server/log'

const READ = 'select version, settings from desk_setting'
const WRITE = `insert into desk_setting (version, settings, changed_by) select $1::int + 1, $2::jsonb, $3
    where $1::int = 0 and not exists (select from desk_setting)
  on conflict do nothing returning version`
const CHANGE = `update desk_setting set version = version + 1, settings = $2::jsonb, changed_by = $3, changed_at = now()
  where version = $1::int returning version`

/** The settings, with the hours and the zone that hold. @throws the database's error */
export async function readSettings(executeSql: ExecuteSql): Promise<StoredSettings> {
  const [row] = (await executeSql<{ version: number; settings: unknown }>(READ)).rows
  const read = row && decoded(DeskSettings, row.settings)
  if (row && !read) log.error('the stored settings of the desk cannot be read: the defaults hold')
  const settings = read ?? DEFAULT_DESK_SETTINGS
  const { openingHours = [] } = brand()
  return {
    version: row?.version ?? 0,
    settings,
    openingHours: settings.openingHours.length ? settings.openingHours : openingHours,
    timeZone: clinicTimeZone(),
  }
}

/** Who changed the settings last, and when. */
export interface LastChange {
  readonly by: string
  readonly at: Date
}

/** The last change of the settings; undefined if never changed. @throws the database's error */
export async function lastChange(executeSql: ExecuteSql): Promise<LastChange | undefined> {
  const { rows } = await executeSql<{ by: string; at: Date }>(
    'select changed_by as by, changed_at as at from desk_setting',
  )
  return rows[0] && { by: rows[0].by, at: new Date(rows[0].at) }
}

interface SettingsChange {
  /** The version that they were changed from. */
  readonly version: number
  readonly settings: DeskSettings
  readonly by: Pick<StaffMember, 'name'>
}

/**
 * Writes the settings and, in the same transaction, an audit entry of the changes; they apply from the next action
 * on.
 * @returns false if the version has changed meanwhile; nothing is written then
 * @throws the database's error
 */
export async function changeSettings(database: Database, change: SettingsChange): Promise<boolean> {
  try {
    return await recordedChange(database, (within) => writeSettings(within, change))
  } finally {
    cache.delete(database.executeSql)
  }
}

async function writeSettings(
  { executeSql, note }: RecordedTransaction,
  { version, settings, by }: SettingsChange,
): Promise<boolean> {
  const before = await readSettings(executeSql)
  if (before.version !== version) return false
  const changes = settingChanges(before.settings, settings)
  if (changes.length === 0) return true
  const values = [version, JSON.stringify(settings), by.name]
  const { rows } = await executeSql(version === 0 ? WRITE : CHANGE, values)
  if (rows.length === 0) return false
  const changeTexts = changes.map(
    ({ place, before: was, after: is }) => `${place}: ${JSON.stringify(was)} → ${JSON.stringify(is)}`,
  )
  note({
    actor: `staff ${by.name}`,
    action: 'desk.settings.changed',
    count: changes.length,
    subject: `version ${version + 1}; ${changeTexts.join('; ')}`,
  })
  return true
}

/** The machine's limits. */
export const limitsOf = ({ settings }: StoredSettings): FollowUpLimits => ({
  claimMs: settings.claimMinutes * 60_000,
  attempts: settings.attempts,
})

/** Other servers' changes are known within this time, and this server's own at once. */
const CACHE_MS = 1000
const cache = new WeakMap<ExecuteSql, { readonly at: number; readonly settings: Promise<StoredSettings> }>()

/** The settings as they were at most a second ago. @throws the database's error */
export async function currentSettings(executeSql: ExecuteSql): Promise<StoredSettings> {
  const now = Date.now()
  const known = cache.get(executeSql)
  if (known && now - known.at < CACHE_MS) return known.settings
  const settings = readSettings(executeSql)
  cache.set(executeSql, { at: now, settings })
  settings.catch(() => cache.delete(executeSql))
  return settings
}
