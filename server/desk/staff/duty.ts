import 'server-only'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { recordedChange } from '@/server/privacy/audit/auditTrail'

/* Who is on duty: leads that the clinic's rules assign go to them alone (docs/decisions/0108). */

/** Duty ends by itself when a session has to end: who forgets to leave gets no leads on the next day. */
const LONGEST = '12 hours'

/** SQL: whether a member of staff is on duty. @param member alias of staff_member @param now SQL of the time */
export const isOnDuty = (member: string, now = 'now()'): string =>
  `(${member}.disabled_at is null and coalesce(${member}.on_duty_at > ${now} - interval '${LONGEST}', false))`

/** SQL: whether a member of staff can have leads. @param member alias of staff_member */
const CAN_OWN = (member: string): string =>
  `${member}.disabled_at is null and ${member}.role in ('owner', 'manager', 'agent')`

/** A person who can have leads. */
export type Assignable = Pick<StaffMember, 'id' | 'name' | 'branches'> & { readonly isOnDuty: boolean }

const ASSIGNABLE = `select m.id::text, m.name, m.branches, ${isOnDuty('m')} as "isOnDuty" from staff_member m
  where ${CAN_OWN('m')}`

/** Everybody who can have leads, those on duty first. @throws the database's error */
export const assignablePeople = async (executeSql: ExecuteSql): Promise<readonly Assignable[]> =>
  (await executeSql<Assignable>(`${ASSIGNABLE} order by ${isOnDuty('m')} desc, m.name_key`)).rows

/** One of assignablePeople; undefined for anybody else. @throws the database's error */
export const assignablePerson = async (executeSql: ExecuteSql, id: string): Promise<Assignable | undefined> =>
  (await executeSql<Assignable>(`${ASSIGNABLE} and m.id = $1::uuid`, [id])).rows[0]

/** Since when a person is on duty; undefined: away. @throws the database's error */
export async function dutyOf(executeSql: ExecuteSql, staffId: string): Promise<Date | undefined> {
  const { rows } = await executeSql<{ since: Date }>(
    `select m.on_duty_at as since from staff_member m where m.id = $1::uuid and ${isOnDuty('m')}`,
    [staffId],
  )
  return rows[0] && new Date(rows[0].since)
}

/** Marks a person as on duty or away, and writes it down. @throws the database's error */
export const setDuty = (
  database: Pick<Database, 'transaction'>,
  staff: StaffMember,
  isOn: boolean,
): Promise<void> =>
  recordedChange(database, async ({ executeSql, note }) => {
    await executeSql(
      'update staff_member set on_duty_at = case when $2::boolean then now() end where id = $1::uuid',
      [staff.id, String(isOn)],
    )
    note({ actor: `staff ${staff.name}`, action: isOn ? 'staff.onDuty' : 'staff.away' })
  })
