import 'server-only'
import type { StaffMember } from '@/model/desk/staff'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'

/*
 * Branches as a permission (docs/decisions/0100): a person limited to branches finds nothing of other leads and appointments, as if
 * they were unknown. Every read and change of the desk takes its condition from here.
 */

/** A person's branches; null is no limit. */
export type Branches = StaffMember['branches']

/** SQL: isWithin for a person who has a limit, as an index by place needs it. */
export const isOneOf = (branches: string, place: string): string => `${place} = any(${branches})`

/** SQL: whether a place is one of a person's branches. @param branches text[], null for no limit @param place null for none */
export const isWithin = (branches: string, place: string): string =>
  `(${branches} is null or ${isOneOf(branches, place)})`

/** The value of a parameter that isWithin compares with. */
export const branchValue = ({ branches }: Pick<StaffMember, 'branches'>): string | null =>
  branches && arrayOf(branches)

/** isWithin for places that no table of the desk has: sessions computed from the catalogue. */
export const isOwnBranch = ({ branches }: Pick<StaffMember, 'branches'>, place: string): boolean =>
  branches === null || branches.includes(place)

/** SQL: the ids of the staff who may see rows of a place. Who is unknown or disabled sees none. */
export const seenBy = (place: string): string =>
  `array(select m.id::text from staff_member m where m.disabled_at is null and ${isWithin('m.branches', place)})`

const LEAD = prepared(
  'desk_sees_lead',
  `select from lead_follow_up f where f.lead_id = $1::uuid and ${isWithin('$2::text[]', 'f.branch')}`,
)
const APPOINTMENT = prepared(
  'desk_sees_appointment',
  `select from appointment a join clinic_session c on c.id = a.session_id
  where a.id = $1::uuid and ${isWithin('$2::text[]', 'c.hospital')}`,
)
const SESSION = prepared(
  'desk_sees_session',
  `select from clinic_session c where c.id = $1::text and ${isWithin('$2::text[]', 'c.hospital')}`,
)

const sees =
  (statement: string) =>
  async (executeSql: ExecuteSql, staff: Pick<StaffMember, 'branches'>, id: string): Promise<boolean> =>
    staff.branches === null || (await executeSql(statement, [id, branchValue(staff)])).rows.length > 0

/** Whether a person's limit lets them see a lead; one that has no row at the desk yet is of no branch. @throws the database's error */
export const seesLead = sees(LEAD)
/** As seesLead, for an appointment. */
export const seesAppointment = sees(APPOINTMENT)
/** As seesLead, for a stored session. */
export const seesSession = sees(SESSION)
