import 'server-only'
import type { AppointmentState, Relation } from '@/model/appointments/appointment'
import type { MessageState } from '@/model/appointments/messages'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { openPatient } from './patients'

/*
 * The data about a person's appointments, for that person (Digital Personal Data Protection Act, 2023, section 11):
 * without the names of staff.
 */

/** An appointment as its booker gets it. */
export interface PersonAppointment {
  readonly state: AppointmentState
  readonly startsAt: Date
  readonly endsAt: Date
  readonly token: number | null
  readonly hospital: string
  readonly fee: number
  readonly reason: string | null
  readonly comingAt: Date | null
  readonly lateMinutes: number | null
  readonly patient: {
    readonly name: string
    readonly birthYear: number | null
    readonly relation: Relation
  } | null
  readonly steps: readonly { readonly at: Date; readonly type: string; readonly state: AppointmentState }[]
  readonly messages: readonly { readonly at: Date; readonly kind: string; readonly state: MessageState }[]
}

const ROWS = `select a.id, a.state, a.starts_at as "startsAt", a.ends_at as "endsAt", a.token, a.hospital, a.fee, a.reason,
    a.coming_at as "comingAt", a.late_minutes as "lateMinutes", p.id as "patientId", p.content
  from appointment a left join patient p on p.id = a.patient_id where a.id = any($1::uuid[])`
const STEPS = `select appointment_id as id, at, type, to_state as state from appointment_event
  where appointment_id = any($1::uuid[]) order by appointment_id, version`

const MESSAGES = `select appointment_id as id, updated_at as at, kind, state from message
  where appointment_id = any($1::uuid[]) order by updated_at`

type Row = Omit<PersonAppointment, 'patient' | 'steps' | 'messages'> & {
  readonly id: string
  readonly patientId: string | null
  readonly content: JsonObject | null
}

/** The appointments of leads, by lead. @throws the database's error; as openJson */
export async function appointmentsOf(
  executeSql: ExecuteSql,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, PersonAppointment>> {
  const [rows, steps, messages] = await Promise.all([
    executeSql<Row>(ROWS, [leadIds]),
    executeSql<PersonAppointment['steps'][number] & { readonly id: string }>(STEPS, [leadIds]),
    executeSql<PersonAppointment['messages'][number] & { readonly id: string }>(MESSAGES, [leadIds]),
  ])
  return new Map(
    rows.rows.map(({ id, patientId, content, ...row }) => [
      id,
      {
        ...row,
        patient: patientId !== null && content ? openPatient(patientId, content) : null,
        steps: steps.rows
          .filter((step) => step.id === id)
          .map(({ at, type, state }) => ({ at, type, state })),
        messages: messages.rows
          .filter((message) => message.id === id)
          .map(({ at, kind, state }) => ({ at, kind, state })),
      },
    ]),
  )
}
