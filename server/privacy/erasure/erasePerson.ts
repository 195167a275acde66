import 'server-only'
import { erasePatients } from '@/server/appointments/patients'
import { eraseEntries } from '@/server/appointments/waiting/waitingRow'
import { forgetNumbers } from '@/server/accounts/otp/callerTrust'
import { hashOfNumber } from '@/server/accounts/profile/users'
import type { Database } from '@/server/database/database'
import { eraseLeads, type PersonLeads } from '@/server/leads/export/personLeads'
import type { VerifiedNumber } from '@/server/leads/leadStore'
import { forgetReports } from '@/server/problems/problemReports'
import { forgetStoredDrafts } from '@/server/leads/forms/enquiryDraft'
import type { JournalRecord } from '@/server/leads/journal/journal'
import type { RecoveryLog } from '@/server/leads/recovery/recoveryLog'
import { keepBlocked } from '@/server/privacy/erasure/blockedRecords'
import { holdHashOf } from '@/server/privacy/retention/legalHold'

/** Whether a record that the journal set aside is about this number or one of these leads. */
export const isAbout =
  ({ countryCode, mobile }: VerifiedNumber, leadIds: readonly string[]) =>
  (record: JournalRecord): boolean =>
    record.type === 'lead'
      ? record.row.mobile === mobile && record.row.country_code === countryCode
      : leadIds.includes(record.row.lead_id)

interface ErasingParts {
  readonly database: Database
  /** Of this site. */
  readonly secret: string
  readonly recovery: RecoveryLog
  /** ERASURE. */
  readonly erasure: 'immediate' | 'blocked'
  /** The account of the number, where there is one. */
  readonly userId?: string
}

const FORMER = 'select id from former_user where number_hash = $1'

/**
 * Erases a person from the database: the account with its picture and sessions, former accounts of the number, the code under
 * way, every lead of the number with its delivery, and forms that were not sent (docs/decisions/0021). What the law has us
 * keep, or what is held, is locked away first (docs/decisions/0049); what the CRM has got is noted for the care team.
 * @returns with the leads' ids, and `kept`, how many records are locked away
 * @throws the database's error, or the recovery log's; then nothing is erased
 */
export async function erasePerson(
  number: VerifiedNumber,
  { database, secret, recovery, erasure, userId }: ErasingParts,
): Promise<PersonLeads & { readonly leadIds: readonly string[]; readonly kept: number }> {
  const users = userId === undefined ? [] : [userId]
  const [holdHash, numberHash] = [holdHashOf(secret, number), hashOfNumber(number, secret)]
  const erased = await database.transaction(async (executeSql) => {
    // Blocks new legal holds until the erasure ends, so that none is placed on data about to go.
    await executeSql('lock table legal_hold in share mode')
    let kept = 0
    const leads = await eraseLeads(executeSql, number, async (leadIds) => {
      const former = await executeSql<{ id: string }>(FORMER, [numberHash])
      const accounts = [...users, ...former.rows.map(({ id }) => id)]
      const erasing = { leads: leadIds, users: accounts, numberHash: holdHash }
      kept = await keepBlocked(executeSql, erasing, erasure === 'blocked')
    })
    await erasePatients(executeSql, number)
    await eraseEntries(executeSql, number)
    const former = await forgetNumbers(executeSql, [numberHash])
    await executeSql('delete from app_user where id = any($1::uuid[])', [users])
    // Before it is done: a backup that is restored must not bring it back.
    await recovery.note({
      type: 'erasure',
      lead_ids: [...leads.leadIds, ...leads.aliases],
      in_crm: leads.inCrmIds,
      user_ids: [...users, ...former],
      number_hash: holdHash,
      owner_hash: numberHash,
    })
    return { ...leads, kept }
  })
  await forgetStoredDrafts(database, [number.mobile, ...users])
  await forgetReports(database.executeSql, [number.mobile])
  return erased
}
