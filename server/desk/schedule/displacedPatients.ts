import 'server-only'
import { type DisplacedPatient, NOT_CALLED_STATES } from '@/model/desk/deskSchedule'
import type { FollowUpState } from '@/model/desk/followUp'
import type { MessageState } from '@/model/appointments/messages'
import { maskedMobile } from '@/model/lead/ownEnquiry'
import { schedulesOf } from '@/server/appointments/doctorSchedules'
import { isoAt } from '@/server/appointments/localTimes'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import type { StaffMember } from '@/model/desk/staff'
import { branchValue, isWithin } from '@/server/desk/branches'
import { withoutNumbers } from '@/server/desk/followUp/deskRows'
import { contentOf, storedLeads } from '@/server/privacy/sealing/leadContent'

/** Patients that one page lists at most. */
const MOST_ROWS = 200
const ROWS = prepared(
  'desk_displaced',
  `select a.id, a.doctor_id, a.starts_at, c.zone, coalesce(f.state, 'queued') as state, (
      select m.state from message m where m.appointment_id = a.id and m.kind = 'displaced'
      order by m.revision desc limit 1) as message
  from appointment a join clinic_session c on c.id = a.session_id left join lead_follow_up f on f.lead_id = a.id
  where a.state = 'displaced' and a.ends_at > $2::timestamptz and coalesce(f.state, 'queued') = any($1::text[])
    and ${isWithin('$3::text[]', 'c.hospital')}
  order by a.starts_at, a.id limit ${MOST_ROWS + 1}`,
)

interface Row {
  readonly id: string
  readonly doctor_id: number
  readonly starts_at: Date
  readonly zone: string
  readonly state: FollowUpState
  readonly message: MessageState | null
}

function messageOf(state: MessageState | null): DisplacedPatient['message'] {
  if (state === 'sent') return 'sent'
  return state === 'due' || state === 'sending' || state === 'retrying' ? 'waits' : 'none'
}

/**
 * Patients who lost their place and have neither another one nor been called, those of the nearest day first.
 * @param now milliseconds since 1970
 * @throws the database's error; as contentOf
 */
export async function displacedPatients(
  executeSql: ExecuteSql,
  staff: Pick<StaffMember, 'branches'>,
  now = Date.now(),
): Promise<{ readonly patients: readonly DisplacedPatient[]; readonly hasMore: boolean }> {
  const found = (await executeSql<Row>(ROWS, [arrayOf(NOT_CALLED_STATES), new Date(now), branchValue(staff)]))
    .rows
  const rows = found.slice(0, MOST_ROWS)
  const leads = await storedLeads(
    executeSql,
    rows.map(({ id }) => id),
  )
  const contents = new Map(leads.map((lead) => [lead.id, contentOf(lead)]))
  const doctors = await schedulesOf([...new Set(rows.map(({ doctor_id }) => doctor_id))])
  const names = new Map(doctors.map(({ doctorId, name }) => [doctorId, name]))
  const patients = rows.map(({ id, doctor_id, starts_at, zone, state, message }) => {
    const moment = isoAt(starts_at.getTime(), zone)
    return {
      ...{ id, state, date: moment.slice(0, 10), time: moment.slice(11, 16), message: messageOf(message) },
      doctor: names.get(doctor_id) ?? '',
      name: withoutNumbers(contents.get(id)?.name ?? ''),
      mobile: maskedMobile(contents.get(id)?.mobile ?? ''),
    }
  })
  return { patients, hasMore: found.length > MOST_ROWS }
}
