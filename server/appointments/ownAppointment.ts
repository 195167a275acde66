import 'server-only'
import {
  type Appointment,
  type AppointmentEvent,
  nextAppointment,
} from '@/machines/appointment/appointment.machine'
import { OWN_ACTIONS, type OwnAction } from '@/model/appointments/appointment'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import { APPOINTMENT_COLUMNS, appointmentOf, type StoredAppointment } from './appointmentRow'

/** An appointment as its booker sees it. */
export interface OwnAppointment {
  /** Also its lead's. */
  readonly id: string
  readonly appointment: Appointment
  readonly doctorId: number
  /** The place's slug. */
  readonly hospital: string
  /** The local day of its session, `YYYY-MM-DD`. */
  readonly day: string
  readonly zone: string
  /** In rupees, as it was when it was booked. */
  readonly fee: number
  /** By how much its session runs late, in minutes. */
  readonly delayMinutes: number
  /** Its enquiry was taken back: it gets no other place. */
  readonly isWithdrawn: boolean
  /** When it was changed last, milliseconds since 1970. */
  readonly changedAt: number
}

interface OwnRow extends StoredAppointment {
  readonly day: string
  readonly zone: string
  readonly fee: number
  readonly updated_at: Date
  readonly delay_minutes: number
  readonly is_withdrawn: boolean
}

const READ = prepared(
  'own_appointment',
  `select ${APPOINTMENT_COLUMNS}, a.fee, a.updated_at, c.zone, c.delay_minutes, to_char(c.day, 'YYYY-MM-DD') as day,
    l.withdrawn_at is not null as is_withdrawn
  from appointment a join clinic_session c on c.id = a.session_id join lead l on l.id = a.id where a.id = any($1::uuid[])`,
)

/** The appointments of ids, by id. @throws the database's error */
export async function ownAppointments(
  executeSql: ExecuteSql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnAppointment>> {
  const { rows } = await executeSql<OwnRow>(READ, [arrayOf(ids)])
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        appointment: appointmentOf(row),
        doctorId: row.doctor_id,
        hospital: row.hospital,
        day: row.day,
        zone: row.zone,
        fee: row.fee,
        delayMinutes: row.delay_minutes,
        isWithdrawn: row.is_withdrawn,
        changedAt: row.updated_at.getTime(),
      },
    ]),
  )
}

/** The appointment of an id, or undefined. @throws the database's error */
export const ownAppointment = async (
  executeSql: ExecuteSql,
  id: string,
): Promise<OwnAppointment | undefined> => (await ownAppointments(executeSql, [id])).get(id)

/**
 * The booker's actions that the machine accepts; a place can be had again where there is none any more.
 * @param at milliseconds since 1970
 */
export function ownActions(
  { appointment, isWithdrawn }: Pick<OwnAppointment, 'appointment' | 'isWithdrawn'>,
  at: number,
): readonly OwnAction[] {
  const { place, comingAt } = appointment
  if (!place) return []
  const events: Readonly<Record<OwnAction, readonly AppointmentEvent[]>> = {
    coming: [{ type: 'coming', at }],
    move: isWithdrawn
      ? []
      : [
          { type: 'move', at, place },
          { type: 'confirm', at, place },
        ],
    cancel: [{ type: 'cancel', at, reason: null }],
    late: [{ type: 'late', at, minutes: 0 }],
    dispute: [{ type: 'dispute', at }],
  }
  return OWN_ACTIONS.filter(
    (action) =>
      events[action].some((event) => nextAppointment(appointment, event)) &&
      !(action === 'coming' && comingAt !== null),
  )
}
