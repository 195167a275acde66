import 'server-only'
import type { FollowUpMachineEvent } from '@/machines/leadFollowUp/leadFollowUp.context'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { StaffMember } from '@/model/desk/staff'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { arrayOf, type ExecuteSql, prepared, type SqlDatabase } from '@/server/database/postgres/sqlPool'
import { branchValue, isWithin } from '@/server/desk/branches'
import { addFollowUps } from './createFollowUps'
import { FOLLOW_UP_COLUMNS, type StoredFollowUp } from './followUpRow'
import { writeStep } from './followUpStep'
import { limitsOf } from './settingsStore'

/** A change of a follow-up locks the lead first, as erasure does; several in the order of their ids. */
const LOCK = prepared(
  'follow_up_lock',
  'select lead.id from lead where lead.id = any($1::uuid[]) order by lead.id for no key update',
)
const READ = prepared(
  'follow_up_rows',
  `select ${FOLLOW_UP_COLUMNS} from lead_follow_up f where f.lead_id = any($1::uuid[]) and ${isWithin('$2::text[]', 'f.branch')}`,
)

/** A step that could not be made, and why. */
export type StepRefusal = 'unknownLead' | 'notPossible' | 'conflict'

/**
 * Locks leads until the transaction ends, and gives those their rows that have none.
 * @param staff whose branches limit the rows; left out for the site itself
 * @returns the rows by lead
 */
export async function lockFollowUps(
  executeSql: ExecuteSql,
  leadIds: readonly string[],
  settings: StoredSettings,
  staff: Pick<StaffMember, 'branches'> = { branches: null },
): Promise<Map<string, StoredFollowUp>> {
  const locked = (await executeSql<{ id: string }>(LOCK, [arrayOf(leadIds)])).rows.map(({ id }) => id)
  const read = async () =>
    (await executeSql<StoredFollowUp>(READ, [arrayOf(locked), branchValue(staff)])).rows
  let rows = await read()
  if (rows.length < locked.length) {
    await addFollowUps(executeSql, locked, settings)
    rows = await read()
  }
  return new Map(rows.map((row) => [row.lead_id, row]))
}

/** A change of a lead, and the version it is based on. */
export interface FollowUpChange {
  readonly leadId: string
  readonly version: number
  readonly event: FollowUpMachineEvent
}

/**
 * Makes one step of a lead's follow-up: row, event and the audit trail's entry in one transaction.
 * @returns 'conflict' when another step was made since the version
 * @throws the database's error
 */
export const changeFollowUp = (
  database: Pick<SqlDatabase, 'transaction'>,
  { leadId, version, event }: FollowUpChange,
  settings: StoredSettings,
  staff: Pick<StaffMember, 'name' | 'branches'>,
): Promise<'changed' | StepRefusal> =>
  recordedChange(database, async ({ executeSql, note }) => {
    const into = event.type === 'merge' ? [event.into] : []
    const rows = await lockFollowUps(executeSql, [leadId, ...into], settings, staff)
    const row = rows.get(leadId)
    if (!row) return 'unknownLead'
    if (row.version !== version) return 'conflict'
    // A lead can be merged neither into itself nor into a merged lead.
    if (into.some((id) => id === leadId || (rows.get(id)?.state ?? 'merged') === 'merged'))
      return 'notPossible'
    const eventsEnd = await writeStep(executeSql, row, event, limitsOf(settings))
    if (typeof eventsEnd === 'string') return eventsEnd
    note({
      actor: `staff ${staff.name}`,
      action: 'lead.changed',
      subject: leadId,
      why: event.type,
      eventsEnd,
    })
    return 'changed'
  })
