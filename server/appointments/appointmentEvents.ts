import 'server-only'
import {
  type Appointment,
  type AppointmentEvent,
  NEW_APPOINTMENT,
  nextAppointment,
} from '@/machines/appointment/appointment.machine'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import {
  type ChainEnd,
  type ChainStep,
  type ChainsVerdict,
  chainStep,
  type LinkedEvent,
  verifyChains,
} from '@/server/privacy/sealing/machineChain'
import { APPOINTMENT_COLUMNS, appointmentOf, type StoredAppointment } from './appointmentRow'

const MACHINE = { chain: 'appointmentEvents', fresh: NEW_APPOINTMENT, next: nextAppointment } as const

interface AppointmentChained extends LinkedEvent {
  readonly appointment_id: string
}

/** An appointment without events. */
export const newChain = (id: string): ChainEnd<Appointment> => ({
  id,
  version: 0,
  hash: '',
  row: NEW_APPOINTMENT,
})

/** A step of an appointment, and how it is stored. */
export interface Step extends ChainStep<Appointment> {
  readonly event: AppointmentChained
}

/** One pure step with its signatures; undefined for an event that does not fit. */
export function stepOf(end: ChainEnd<Appointment>, event: AppointmentEvent): Step | undefined {
  const step = chainStep(MACHINE, end, event, 'by' in event ? event.by?.id : undefined)
  return step && { ...step, event: { ...step.event, appointment_id: end.id } }
}

const TABLES = {
  machine: MACHINE,
  rows: `select ${APPOINTMENT_COLUMNS} from appointment a where a.id > $1::uuid order by a.id limit $2::int`,
  events: `select appointment_id as of, version, at, staff_id, type, from_state, to_state, data, previous_hash, hash
    from appointment_event where appointment_id = any($1::uuid[]) order by appointment_id, version`,
  rowOf: appointmentOf,
}

/** Walks the events of all appointments and replays them. @throws the database's error; as isLinkWhole */
export const verifyAppointments = (executeSql: ExecuteSql): Promise<ChainsVerdict> =>
  verifyChains<StoredAppointment, Appointment, AppointmentEvent>(executeSql, TABLES)
