import 'server-only'
import { forgetNumbers } from '@/server/accounts/otp/callerTrust'
import { addConsent, takenBack } from '@/server/privacy/consent/consentLedger'
import type { Database } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { Journal, journalLine } from '@/server/leads/journal/journal'
import {
  type ErasureRecord,
  readRecoveryLogs,
  type RecoveryRecord,
} from '@/server/leads/recovery/recoveryLog'
import { serverFolders } from '@/server/database/serverFolders'
import { holdsRecords, takeOverJournal } from '@/server/leads/journal/journalTakeover'
import { keepBlocked } from '@/server/privacy/erasure/blockedRecords'
import { join } from 'node:path'

/** Where a backup is restored, and what is known of what came after it. */
export interface ReplayPlace {
  readonly dataDir: string
  /** Whether what is erased is locked away for the law's year (ERASURE). */
  readonly erasure: 'immediate' | 'blocked'
  /** Where the servers' recovery logs are. */
  readonly recoveryDirs: readonly string[]
}

/** What of the recovery logs was done again. */
export interface Replayed {
  /** Leads that came, and what was added to them, after the backup had begun. */
  readonly additions: number
  /** Leads and accounts that people had erased since, and consents that they had withdrawn. */
  readonly erasures: number
  readonly withdrawals: number
}

/** Servers' clocks differ; what is read twice changes nothing. */
const OVERLAP_MS = 10 * 60 * 1000

const usersOf = (request: RecoveryRecord): readonly string[] => [
  ...(request.user_id === undefined ? [] : [request.user_id]),
  ...(request.type === 'erasure' ? (request.user_ids ?? []) : []),
]

const idsOf = (requests: readonly RecoveryRecord[]) => ({
  leads: requests.flatMap(({ lead_ids }) => lead_ids),
  inCrm: requests.flatMap(({ in_crm }) => in_crm),
  users: requests.flatMap(usersOf),
})

/**
 * Erases again what was erased since, marks it so that no journal restores it, and restores the care team's requests.
 */
async function eraseAgain(
  { executeSql }: Database,
  requests: readonly ErasureRecord[],
  { erasure }: ReplayPlace,
): Promise<void> {
  const { leads, inCrm, users } = idsOf(requests)
  for (const request of requests)
    await keepBlocked(
      executeSql,
      { leads: request.lead_ids, users: usersOf(request), numberHash: request.number_hash },
      erasure === 'blocked',
    )
  await executeSql('insert into erased_lead (id) select unnest($1::uuid[]) on conflict (id) do nothing', [
    leads,
  ])
  const { rows } = await executeSql<{ id: string }>(
    'delete from lead where id = any($1::uuid[]) returning id',
    [leads],
  )
  const removed = rows.map(({ id }) => id)
  await addConsent(executeSql, takenBack('enquiry', removed))
  await forgetNumbers(
    executeSql,
    requests.flatMap(({ owner_hash }) => owner_hash ?? []),
  )
  await executeSql('delete from former_user where id = any($1::uuid[])', [users])
  await executeSql('delete from app_user where id = any($1::uuid[])', [users])
  await executeSql(
    `insert into crm_request (lead_id, kind) select unnest($1::uuid[]), 'erase' on conflict do nothing`,
    [inCrm],
  )
}

async function withdrawAgain({ executeSql }: Database, requests: readonly RecoveryRecord[]): Promise<void> {
  const { leads, inCrm, users } = idsOf(requests)
  const changed = await executeSql<{ id: string }>(
    'update lead set whatsapp_consent = false where id = any($1::uuid[]) and whatsapp_consent returning id',
    [leads],
  )
  const ofUsers = await executeSql<{ id: string }>(
    'update app_user set whatsapp_consent = false where id = any($1::uuid[]) and whatsapp_consent returning id',
    [users],
  )
  const subjects = [...changed.rows, ...ofUsers.rows].map(({ id }) => id)
  await addConsent(executeSql, takenBack('whatsapp', subjects))
  await executeSql(
    `insert into crm_request (lead_id, kind) select unnest($1::uuid[]), 'withdrawWhatsapp' on conflict do nothing`,
    [inCrm],
  )
}

/**
 * Does again what people did after a backup had begun, on the restored database.
 * @param at when it had begun, ISO 8601
 * @throws the database's error; as LeadIntake.start
 */
export async function replaySince(database: Database, place: ReplayPlace, at: string): Promise<Replayed> {
  const since = new Date(Date.parse(at) - OVERLAP_MS)
  const { requests, additions } = await readRecoveryLogs(place.recoveryDirs, since)
  const erasures = requests.filter((request) => request.type === 'erasure')
  const withdrawals = requests.filter(({ type }) => type === 'consentWithdrawal')
  // The journal's way into the database is the leads' own; what is there already is passed over.
  if (additions.length) {
    const journal = await Journal.open(join(place.dataDir, 'journal'))
    await journal.append(additions.map((record) => journalLine(record)))
    await journal.close()
  }
  // The backup's own tables may be those of a former version.
  await migrate(database.kysely)
  await eraseAgain(database, erasures, place)
  const intake = await LeadIntake.start({ database, dataDir: place.dataDir })
  await intake.settle()
  // Of servers that shared DATA_DIR.
  for (const folder of (await serverFolders(place.dataDir)).slice(1))
    if (await holdsRecords(folder)) await takeOverJournal(database, folder)
  await eraseAgain(database, erasures, place)
  await withdrawAgain(database, withdrawals)
  await intake.stop()
  return { additions: additions.length, erasures: erasures.length, withdrawals: withdrawals.length }
}
