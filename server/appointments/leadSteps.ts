import 'server-only'
import { type AppointmentEvent, nextAppointment } from '@/machines/appointment/appointment.machine'
import { OPEN_STATES } from '@/model/appointments/appointment'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { FollowUpAction } from '@/model/desk/followUp'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import { lockDeliveries } from '@/server/delivery/outbox/deliveryRows'
import { type FollowUpChange, lockFollowUps, type StepRefusal } from '@/server/desk/followUp/changeFollowUp'
import { writeStep } from '@/server/desk/followUp/followUpStep'
import { limitsOf } from '@/server/desk/followUp/settingsStore'
import { remarkOnLead } from '@/server/leads/intake/leadChange'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { appointmentOf } from './appointmentRow'
import { type LockedAppointment, lockAppointment, takeStep } from './appointmentSteps'
import { remarkOf } from './deskSteps'
import { placeTransaction } from './holds'

/* A staff action on a lead with an appointment changes the appointment in the same transaction, so that both agree. */

/** Steps of a lead that are steps of its appointment as well; `book` with a date of one's own is none, since there is a place. */
const SHARED: readonly FollowUpAction[] = ['visit', 'missed', 'lose', 'book']
export const concernsAppointment = (type: FollowUpAction): boolean => SHARED.includes(type)

/** The appointment's events for a lead's step, in order; a visit whose time is over also ends. */
function eventsOf(row: LockedAppointment, type: string, staffId: string, at: number): AppointmentEvent[] {
  const by = { id: staffId }
  const reason = 'other'
  switch (type) {
    case 'visit': {
      const begun = row.ends_at.getTime() <= at ? (['begin', 'finish'] as const) : []
      const accepted = row.state === 'requested' ? (['accept'] as const) : []
      return [...accepted, 'arrive' as const, ...begun].map((one) => ({ type: one, at, by }))
    }
    case 'missed':
      return [{ type: 'missed', at, by }]
    case 'lose':
      return [{ type: row.state === 'requested' ? 'decline' : 'cancelByClinic', at, by, reason }]
    default:
      return []
  }
}

/** Whether an appointment takes all of the events. */
const takesAll = (row: LockedAppointment, events: readonly AppointmentEvent[]): boolean =>
  events.length > 0 &&
  events.reduce<ReturnType<typeof nextAppointment>>(
    (state, event) => state && nextAppointment(state, event),
    appointmentOf(row),
  ) !== undefined

/**
 * Makes a step of a lead and of its appointment together, with remark and audit entry.
 * @returns 'noAppointment' for a lead without one that is open: nothing is done then
 * @throws the database's error
 */
export const changeWithAppointment = (
  database: Database,
  { leadId, version, event }: FollowUpChange,
  settings: StoredSettings,
  staff: Pick<StaffMember, 'id' | 'name' | 'branches'>,
): Promise<'changed' | StepRefusal | 'noAppointment'> =>
  recordedChange(
    { transaction: (work) => placeTransaction(database, work) },
    async ({ executeSql, note }) => {
      const [delivery] = await lockDeliveries([leadId], executeSql)
      const first = await lockAppointment(executeSql, leadId)
      if (first === 'notPossible') return 'conflict'
      if (first === 'unknown' || !OPEN_STATES.includes(first.state)) return 'noAppointment'
      const lead = (await lockFollowUps(executeSql, [leadId], settings, staff)).get(leadId)
      if (!lead) return 'unknownLead'
      if (lead.version !== version) return 'conflict'
      const events = eventsOf(first, event.type, staff.id, event.at)
      if (!takesAll(first, events)) return 'notPossible'
      const eventsEnd = await writeStep(executeSql, lead, event, limitsOf(settings))
      if (typeof eventsEnd === 'string') return eventsEnd
      for (const one of events) {
        const row = await lockAppointment(executeSql, leadId)
        if (typeof row === 'string') throw new Error('an appointment that is locked is gone')
        await takeStep(executeSql, row, one)
        const line = remarkOf(row, one)
        if (delivery && line !== undefined) await remarkOnLead(executeSql, delivery, { line, at: event.at })
      }
      note({
        actor: `staff ${staff.name}`,
        action: 'lead.changed',
        subject: leadId,
        why: event.type,
        eventsEnd,
      })
      note({ actor: `staff ${staff.name}`, action: 'appointment.changed', subject: leadId, why: event.type })
      return 'changed'
    },
  )
