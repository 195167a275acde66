import 'server-only'
import type { AppointmentState } from '@/model/appointments/appointment'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { AppointmentNews } from '@/model/desk/followUp'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import type { StoredFollowUp } from './followUpRow'
import { writeStep } from './followUpStep'
import { limitsOf } from './settingsStore'

/* A lead and its appointment say the same: what became of the appointment is a step of the lead's follow-up. */

const NEWS: Readonly<Record<AppointmentState, (startsAt: Date) => AppointmentNews | undefined>> = {
  held: () => undefined,
  requested: () => undefined,
  confirmed: (startsAt) => ({ stage: 'booked', due: startsAt.getTime() }),
  displaced: () => ({ stage: 'toCall', reason: 'displaced' }),
  arrived: () => ({ stage: 'visited' }),
  skipped: () => ({ stage: 'visited' }),
  inConsultation: () => ({ stage: 'visited' }),
  seen: () => ({ stage: 'visited' }),
  noShow: () => ({ stage: 'toCall', reason: 'noShow' }),
  expired: () => ({ stage: 'toCall', reason: 'expired' }),
  cancelledByPatient: () => ({ stage: 'cancelled' }),
  cancelledByClinic: () => ({ stage: 'cancelled' }),
}

/** Whether the lead has this state already; merged leads are not updated, since their target is. */
function isKnown({ state, due_at, reason }: StoredFollowUp, news: AppointmentNews): boolean {
  if (state === 'merged') return true
  switch (news.stage) {
    case 'booked':
      return state === 'booked' && due_at?.getTime() === news.due
    case 'visited':
      return state === 'visited'
    case 'toCall':
      return state === 'queued' && reason === news.reason
    case 'cancelled':
      return state === 'lost'
  }
}

const APPOINTMENTS = prepared(
  'appointments_of_leads',
  `select a.id, a.state, a.starts_at, c.hospital from appointment a join clinic_session c on c.id = a.session_id
  where a.id = any($1::uuid[])`,
)

/** A lead with an appointment belongs to its place. */
const MOVE = prepared(
  'lead_to_branch',
  'update lead_follow_up set branch = $2::text where lead_id = $1::uuid',
)

interface Appointed {
  readonly id: string
  readonly state: AppointmentState
  readonly starts_at: Date
  readonly hospital: string
}

/**
 * Makes leads, whose rows are locked, say what their appointments say.
 * @param at epoch milliseconds
 * @throws the database's error
 */
export async function followAppointments(
  executeSql: ExecuteSql,
  rows: Iterable<StoredFollowUp>,
  settings: StoredSettings,
  at: number,
): Promise<void> {
  const byLead = new Map([...rows].map((row) => [row.lead_id, row]))
  const appointments = await executeSql<Appointed>(APPOINTMENTS, [arrayOf([...byLead.keys()])])
  for (const { id, state, starts_at, hospital } of appointments.rows) {
    const row = byLead.get(id)
    if (row && row.branch !== hospital) await executeSql(MOVE, [id, hospital])
    const news = NEWS[state](new Date(starts_at))
    if (!row || !news || isKnown(row, news)) continue
    await writeStep(executeSql, row, { type: 'followedAppointment', at, news }, limitsOf(settings))
  }
}
