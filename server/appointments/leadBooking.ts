import 'server-only'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { isOwnBranch, seesLead } from '@/server/desk/branches'
import { lockDeliveries } from '@/server/delivery/outbox/deliveryRows'
import { lockFollowUps, type StepRefusal } from '@/server/desk/followUp/changeFollowUp'
import { writeStep } from '@/server/desk/followUp/followUpStep'
import { limitsOf } from '@/server/desk/followUp/settingsStore'
import type { LeadRow } from '@/server/leads/intake/leadBatch'
import { remarkOnLead } from '@/server/leads/intake/leadChange'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { contentOf, storedLeads } from '@/server/privacy/sealing/leadContent'
import {
  changeSeat,
  lockAppointment,
  type LockedAppointment,
  PlaceGone,
  placeEvent,
  stepWithoutLead,
  targetOf,
} from './appointmentSteps'
import { bookPlace } from './booking'
import { appointmentPlace, type FoundPlace } from './freePlaces'
import { holdPlace, releaseHold } from './holds'
import { isoAt } from './localTimes'
import { namedPlace } from './placeCalls'

/* A place for a lead that is there already: `book` of its follow-up and the appointment are one step. */

interface LeadBooking {
  readonly leadId: string
  /** Of the lead's follow-up, as the page showed it. */
  readonly version: number
  readonly placeId: string
}

/** Why a lead has no place: its appointment has its id, so that it has one at most. */
type BookingRefusal = StepRefusal | 'taken' | 'hasAppointment'

/** Nothing of the transaction stays. */
class Refused extends Error {
  constructor(readonly refusal: BookingRefusal) {
    super(refusal)
  }
}

/** The lead as the statement of a booking takes it, which stores none that is there. */
async function leadOf(executeSql: ExecuteSql, id: string): Promise<LeadRow | undefined> {
  const [stored] = await storedLeads(executeSql, [id])
  if (!stored) return undefined
  const { survey: _survey, corrections: _corrections, notes: _notes, ...content } = contentOf(stored)
  return {
    ...content,
    ...{
      id,
      created_at: new Date().toISOString(),
      idem_key: null,
      body_hash: '',
      page_type: '',
      lead_tier: 0,
    },
    ...{ suspected_spam: false, whatsapp_consent: false, privacy_notice: null },
  }
}

interface HeldPlace {
  readonly leadId: string
  readonly seatId: string
  readonly found: FoundPlace
  /** In rupees. */
  readonly fee: number
  readonly at: number
}

/** The lead's first appointment. @throws Refused; the database's error */
async function bookFirst(
  executeSql: ExecuteSql,
  { leadId, seatId, found, fee, at }: HeldPlace,
): Promise<void> {
  const lead = await leadOf(executeSql, leadId)
  if (!lead) throw new Refused('unknownLead')
  const booked = await bookPlace(
    { executeSql },
    {
      ...{ seatId, place: appointmentPlace(found), isRequest: false, lead, fee, source: 'desk' },
      number: { countryCode: lead.country_code, mobile: lead.mobile },
      patient: { name: lead.name, birthYear: null, relation: 'self' },
    },
    at,
  )
  if (booked.kind !== 'booked') throw new Refused('taken')
}

/** Another place for an appointment that was cancelled, lapsed or missed. @throws Refused; the database's error */
async function bookAgain(
  executeSql: ExecuteSql,
  row: LockedAppointment,
  { seatId, found, fee, at }: HeldPlace,
): Promise<void> {
  const target = await targetOf(executeSql, seatId)
  if (!target) throw new Refused('taken')
  const event = placeEvent(row, target, at, () => false)
  if (event?.type !== 'confirm') throw new Refused('hasAppointment')
  const { hospital, doctorId } = found.session
  await stepWithoutLead(executeSql, row, event, { hospital, doctorId, fee })
  await changeSeat(executeSql, row, seatId, target)
}

/**
 * Books a place for a lead by a member of staff: appointment, step of the follow-up, remark and audit entries in one transaction.
 * @param at epoch milliseconds
 * @throws the database's error
 */
export async function bookForLead(
  database: Database,
  { leadId, version, placeId }: LeadBooking,
  settings: StoredSettings,
  staff: Pick<StaffMember, 'id' | 'name' | 'role' | 'branches'>,
  at = Date.now(),
): Promise<'changed' | BookingRefusal> {
  if (!(await seesLead(database.executeSql, staff, leadId))) return 'unknownLead'
  const named = await namedPlace(placeId)
  if (!named || named.found.place.startsAt <= at) return 'taken'
  if (!isOwnBranch(staff, named.found.session.hospital)) return 'taken'
  const { found, doctor } = named
  const holder = { holder: `staff ${staff.id} ${leadId}`, address: null, mostOfAddress: 0 }
  const held = await holdPlace(database, found, holder)
  if (held.kind !== 'held') return 'taken'
  const { seatId } = held
  try {
    return await recordedChange(database, async ({ executeSql, note }) => {
      const [delivery] = await lockDeliveries([leadId], executeSql)
      const wish = { leadId, seatId, found, fee: doctor.fee, at }
      const before = await lockAppointment(executeSql, leadId, seatId)
      if (before === 'notPossible') throw new Refused('conflict')
      await (before === 'unknown' ? bookFirst(executeSql, wish) : bookAgain(executeSql, before, wish))
      const row = (await lockFollowUps(executeSql, [leadId], settings, staff)).get(leadId)
      if (!row) throw new Refused('unknownLead')
      if (row.version !== version) throw new Refused('conflict')
      const by = { id: staff.id, isManager: isAtLeast(staff, 'manager') }
      const step = { type: 'book', at, by, due: found.place.startsAt } as const
      const eventsEnd = await writeStep(executeSql, row, step, limitsOf(settings))
      if (typeof eventsEnd === 'string') throw new Refused(eventsEnd)
      const when = isoAt(found.place.startsAt, found.session.zone)
      const line = `The clinic has booked an appointment with ${doctor.name}: ${when}.`
      if (delivery) await remarkOnLead(executeSql, delivery, { line, at })
      const actor = `staff ${staff.name}` as const
      note({ actor, action: 'lead.changed', subject: leadId, why: 'book', eventsEnd })
      note({ actor, action: 'appointment.booked', subject: leadId, why: 'desk' })
      return 'changed' as const
    })
  } catch (error) {
    const refusal = error instanceof PlaceGone ? 'taken' : error instanceof Refused && error.refusal
    if (!refusal) throw error
    await releaseHold(database.executeSql, seatId)
    return refusal
  }
}
