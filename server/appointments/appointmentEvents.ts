import 'server-only'
import {
  type Appointment,
  type AppointmentEvent,
  NEW_APPOINTMENT,
  nextAppointment,
} from '@/machines/appointment/appointment.machine'
import { slicesById } from '@/server/database/slicesById'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { type ChainedEvent, eventText } from '@/server/privacy/sealing/eventText'
import { isEndSigned, isLinkWhole, signEnd, signLink } from '@/server/privacy/sealing/signedChain'
import { APPOINTMENT_COLUMNS, appointmentOf, type StoredAppointment } from './appointmentRow'

/*
 * The events of an appointment: added with each step of its row, never changed. They are a signed chain, whose signed end stands in
 * the row; replayed, they give the row again.
 */

interface AppointmentChained extends ChainedEvent {
  readonly appointment_id: string
}

/** Where an appointment stands before one of its events. */
export interface ChainEnd {
  readonly id: string
  readonly version: number
  readonly hash: string
  readonly row: Appointment
}

/** An appointment without events. */
export const newChain = (id: string): ChainEnd => ({ id, version: 0, hash: '', row: NEW_APPOINTMENT })

/** A step: what an appointment becomes by an event, and how the event and its end are stored. */
export interface Step {
  readonly next: Appointment
  readonly event: AppointmentChained & { readonly previous_hash: string; readonly hash: string }
  readonly endSignature: string
}

/** One pure step with its signatures; undefined for an event that does not fit. */
export function stepOf(
  { id, version, hash: previous, row }: ChainEnd,
  event: AppointmentEvent,
): Step | undefined {
  const next = nextAppointment(row, event)
  if (!next) return undefined
  const { type, ...data } = event
  const chained = {
    appointment_id: id,
    version: version + 1,
    at: new Date(event.at),
    staff_id: ('by' in event ? event.by?.id : undefined) ?? null,
    type,
    from_state: row.state,
    to_state: next.state,
    data: JSON.stringify(data),
  }
  const hash = signLink('appointmentEvents', eventText(id, previous, chained))
  const endSignature = signEnd('appointmentEvents', { seq: chained.version, hash }, id)
  return { next, event: { ...chained, previous_hash: previous, hash }, endSignature }
}

/** Whether all events and rows are as they were written; else the first appointment whose are not, and what is wrong. */
export type AppointmentVerdict =
  | { readonly kind: 'whole'; readonly events: number; readonly appointments: number }
  | {
      readonly kind: 'broken'
      readonly appointmentId: string
      readonly why: 'event changed' | 'event missing' | 'row differs from its events'
    }

type EventRow = Step['event']

const SLICE_ROWS = 500
const ROWS = `select ${APPOINTMENT_COLUMNS} from appointment a where a.id > $1::uuid order by a.id limit $2::int`
const EVENTS = `select appointment_id, version, at, staff_id, type, from_state, to_state, data, previous_hash, hash
  from appointment_event where appointment_id = any($1::uuid[]) order by appointment_id, version`

/** The row that stored events give, in their order; undefined when one of them does not fit. */
function replay(events: readonly EventRow[]): Appointment | undefined {
  let row: Appointment | undefined = NEW_APPOINTMENT
  for (const { type, data } of events)
    // The signature before was of this text: it is as stepOf wrote it.
    row = row && nextAppointment(row, { type, ...JSON.parse(data) } as AppointmentEvent)
  return row
}

function faultOf(row: StoredAppointment, events: readonly EventRow[]) {
  let previous = ''
  for (const [index, event] of events.entries()) {
    if (event.version !== index + 1 || event.previous_hash !== previous) return 'event missing' as const
    const text = eventText(row.id, previous, event)
    if (!isLinkWhole('appointmentEvents', event.hash, text, text)) return 'event changed' as const
    previous = event.hash
  }
  const end = { seq: row.version, hash: row.last_hash, signature: row.end_signature }
  if (end.seq !== events.length || end.hash !== previous || !isEndSigned('appointmentEvents', end, row.id))
    return 'event missing' as const
  const again = replay(events)
  const isSame = again && JSON.stringify(inOrder(again)) === JSON.stringify(inOrder(appointmentOf(row)))
  return isSame ? undefined : ('row differs from its events' as const)
}

/** With the keys in one order. */
const inOrder = ({ place, ...row }: Appointment) => ({
  ...NEW_APPOINTMENT,
  ...row,
  place: place && [place.sessionId, place.token, place.startsAt, place.endsAt],
})

/** Walks the events of all appointments and replays them. @throws the database's error; as isLinkWhole */
export async function verifyAppointments(executeSql: ExecuteSql): Promise<AppointmentVerdict> {
  let [events, appointments] = [0, 0]
  const slices = slicesById<StoredAppointment>(executeSql, ROWS, { rows: SLICE_ROWS, idOf: ({ id }) => id })
  for await (const rows of slices) {
    const all = (await executeSql<EventRow>(EVENTS, [rows.map(({ id }) => id)])).rows
    const byId = new Map<string, EventRow[]>()
    for (const event of all) {
      const own = byId.get(event.appointment_id)
      if (own) own.push(event)
      else byId.set(event.appointment_id, [event])
    }
    for (const row of rows) {
      const own = byId.get(row.id) ?? []
      const why = faultOf(row, own)
      if (why) return { kind: 'broken', appointmentId: row.id, why }
      events += own.length
    }
    appointments += rows.length
  }
  return { kind: 'whole', events, appointments }
}
