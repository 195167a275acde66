import 'server-only'
import type { DayWaiting } from '@/model/desk/deskDay'
import type { StaffMember } from '@/model/desk/staff'
import { maskedMobile } from '@/model/lead/ownEnquiry'
import { schedulesOf } from '@/server/appointments/doctorSchedules'
import { isoAt } from '@/server/appointments/localTimes'
import { openEntry, type StoredEntry, WAITING_COLUMNS } from '@/server/appointments/waiting/waitingRow'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from '@/server/catalogue/tableOf'
import { branchValue, isOneOf } from '@/server/desk/branches'
import { withoutNumbers } from '@/server/desk/followUp/deskRows'

/** Entries that one page shows at most. */
const MOST_ROWS = 100

const ROWS = `select ${WAITING_COLUMNS}, c.zone from waiting_entry w left join clinic_session c on c.id = w.session_id
  where w.state in ('waiting', 'offered') and w.from_day <= $1::date and w.to_day >= $1::date
    and ($2::text[] is null or exists (select from ${tableOf('doctors')} d join ${tableOf('schedules')} s on s.doctor = d.key
      where d.id = w.doctor_id and ${isOneOf('$2::text[]', 's.hospital')}))
  order by w.created_at, w.id limit ${MOST_ROWS}`

type Row = StoredEntry & { readonly zone: string | null }

/**
 * Who waits for a place of a day, longest first; numbers are masked. Who waits for a doctor is of every branch where the doctor has sessions.
 * @param date `YYYY-MM-DD`
 * @throws the database's error; as openEntry
 */
export async function waitingPatients(
  executeSql: ExecuteSql,
  date: string,
  staff: Pick<StaffMember, 'branches'>,
): Promise<readonly DayWaiting[]> {
  const { rows } = await executeSql<Row>(ROWS, [date, branchValue(staff)])
  const doctors = await schedulesOf([...new Set(rows.map(({ doctor_id }) => doctor_id))])
  const names = new Map(doctors.map(({ doctorId, name }) => [doctorId, name]))
  return rows.map((row) => {
    const { name, mobile } = openEntry(row)
    const { id, doctor_id, from_day: from, to_day: to, offered_until, zone } = row
    return {
      ...{ id, from, to, name: withoutNumbers(name), mobile: maskedMobile(mobile) },
      doctor: names.get(doctor_id) ?? '',
      offeredUntil:
        offered_until && zone !== null ? isoAt(offered_until.getTime(), zone).slice(11, 16) : null,
    }
  })
}
