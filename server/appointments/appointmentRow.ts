import 'server-only'
import type { Appointment } from '@/machines/appointment/appointment.machine'
import type { AppointmentState } from '@/model/appointments/appointment'

/** A row of appointment, as both drivers read it. */
export interface StoredAppointment {
  readonly id: string
  readonly session_id: string
  readonly doctor_id: number
  readonly hospital: string
  readonly token: number | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly state: AppointmentState
  readonly version: number
  readonly revision: number
  readonly last_hash: string
  readonly end_signature: string
  readonly reason: string | null
  readonly coming_at: Date | null
  readonly late_minutes: number | null
  readonly is_disputed: boolean
}

/** The columns of a StoredAppointment. */
export const APPOINTMENT_COLUMNS = `a.id, a.session_id, a.doctor_id, a.hospital, a.token, a.starts_at, a.ends_at, a.state,
  a.version, a.revision, a.last_hash, a.end_signature, a.reason, a.coming_at, a.late_minutes, a.is_disputed`

/** The row as the machine knows it. */
export const appointmentOf = (row: StoredAppointment): Appointment => ({
  state: row.state,
  place: {
    sessionId: row.session_id,
    token: row.token,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
  },
  revision: row.revision,
  reason: row.reason,
  comingAt: row.coming_at?.getTime() ?? null,
  lateMinutes: row.late_minutes,
  isDisputed: row.is_disputed,
})
