import 'server-only'
import type { SessionAction } from '@/model/desk/deskDay'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { planDelayed } from './messages/planMessages'

/* Actions of the reception on a session of the day, besides cancelling it (appointmentSteps.ts). */

type DayAction = Exclude<SessionAction, 'cancel'>

const WRITE: Readonly<Record<DayAction, string>> = {
  delay: `update clinic_session set delay_minutes = $2::int, changed_xid = pg_current_xact_id() where id = $1::text and state = 'open' returning id`,
  close: `update clinic_session set state = 'closed', changed_xid = pg_current_xact_id() where id = $1::text and state = 'open' and $2::int = 0 returning id`,
  reopen: `update clinic_session set state = 'open', changed_xid = pg_current_xact_id() where id = $1::text and state = 'closed' and $2::int = 0 returning id`,
}
const DROP_HOLDS = 'delete from seat where session_id = $1::text and held_until is not null'

/**
 * Delays, closes or reopens a session, with its audit entry. A closed one accepts no new patients; present ones stay.
 * Sends expected patients a message about a delay.
 * @param delay minutes; 0 for the others
 * @param at epoch milliseconds
 * @returns false where the session is unknown or the action does not fit its state
 * @throws the database's error
 */
export const changeSession = (
  database: Pick<Database, 'transaction'>,
  { id, action, delay }: { readonly id: string; readonly action: DayAction; readonly delay: number },
  by: Pick<StaffMember, 'name'>,
  at = Date.now(),
): Promise<boolean> =>
  recordedChange(database, async ({ executeSql, note }) => {
    const { rows } = await executeSql<{ id: string }>(WRITE[action], [id, delay])
    if (!rows.length) return false
    if (action === 'close') await executeSql(DROP_HOLDS, [id])
    if (action === 'delay' && delay > 0) await planDelayed(executeSql, id, at)
    const why = action === 'delay' ? `delay ${delay}` : action
    note({ actor: `staff ${by.name}`, action: 'session.changed', subject: id, why })
    return true
  })
