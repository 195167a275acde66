import 'server-only'
import type { LeadBody } from '@/model/lead/lead'
import type { MobileNumber } from '@/model/lead/mobile'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import { isOwnBranch } from '@/server/desk/branches'
import { leadRowOf } from '@/server/leads/intake/acceptLead'
import { bookedBefore, bookPlace } from './booking'
import { leadBodyOf } from './bookingLead'
import { appointmentPlace } from './freePlaces'
import { holdPlace } from './holds'
import { namedPlace } from './placeCalls'

/* A lead that staff enter with a place: both are written at once, or neither. */

interface DeskBooking {
  readonly placeId: string
  readonly number: MobileNumber
  readonly name: string
  /** The lead's fields as staff entered them. */
  readonly body: LeadBody
  /** Of the form: a form that was sent twice makes one lead. */
  readonly key: string
}

/**
 * Books a place for a patient on the phone or at the counter.
 * @returns the lead's id, which is the appointment's; 'taken' if the place cannot be had, 'conflict' if the form's key
 *   came with other content
 * @throws the database's error
 */
export async function bookAtDesk(
  database: Database,
  { placeId, number, name, body, key }: DeskBooking,
  staff: Pick<StaffMember, 'id' | 'branches'>,
): Promise<{ readonly id: string } | 'taken' | 'conflict'> {
  const named = await namedPlace(placeId)
  if (!named || !isOwnBranch(staff, named.found.session.hospital)) return 'taken'
  const asked = { ...body, PageNameData: placeId }
  const row = (sent: LeadBody) => leadRowOf({ body: asked, ip: '', idempotencyKey: key }, sent)
  const before = await bookedBefore(database.executeSql, row(asked))
  if (before) return { id: before.id }
  const holder = { holder: `staff ${staff.id} ${key}`, address: null, mostOfAddress: 0 }
  const held = await holdPlace(database, named.found, holder)
  if (held.kind !== 'held') return 'taken'
  const { seatId } = held
  const sent = { MobileNoData: number.mobile, countryCode: number.countryCode }
  const said = leadBodyOf({ holdId: '', patient: { name }, ...sent }, { seatId, placeId }, named, 'en')
  const lead = row({ ...said, ...body })
  const answer = await bookPlace(database, {
    ...{ seatId, place: appointmentPlace(named.found), isRequest: false, lead, number },
    patient: { name, birthYear: null, relation: 'self' },
    ...{ fee: named.doctor.fee, source: 'desk' },
  })
  if (answer.kind === 'booked') return { id: answer.appointment.id }
  return answer.kind === 'expired' ? 'taken' : 'conflict'
}
