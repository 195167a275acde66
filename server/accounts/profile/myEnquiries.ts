import 'server-only'
import { type AppointmentState, isUpcoming } from '@/model/appointments/appointment'
import { ownPath } from '@/model/appointments/bookingPaths'
import { expandLead } from '@/model/lead/lead'
import { type EnquiryNote, type EnquiryState, enquiryStateOf } from '@/model/lead/enquiry'
import { type OwnEnquiry, referenceOf } from '@/model/lead/ownEnquiry'
import type { Language } from '@/model/page/language'
import { appointmentToken } from '@/server/appointments/holdId'
import { appointmentInWords } from '@/server/appointments/messages/messageText'
import { type OwnAppointment, ownAppointments } from '@/server/appointments/ownAppointment'
import { enquiryDetails } from '@/server/leads/forms/ownEnquiry'
import { newestLeads } from '@/server/leads/leadStore'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { isOwnLead, numberOf } from './visitorRights'
import type { UserRow } from './users'

export interface MyAppointment {
  readonly state: AppointmentState
  /** Doctor, date, time and place. */
  readonly words: Readonly<Record<'doctor' | 'date' | 'time' | 'place', string>>
  /** Its own page, which opens without a login. */
  readonly path: string
  readonly isUpcoming: boolean
  /** Epoch milliseconds. */
  readonly startsAt: number
}

export interface MyEnquiry extends Required<Omit<OwnEnquiry, 'triedNumber'>> {
  readonly id: string
  readonly at: Date
  readonly state: EnquiryState
  readonly notes: readonly EnquiryNote[]
  readonly appointment: MyAppointment | null
}

async function shownAppointment(own: OwnAppointment, language: Language): Promise<MyAppointment | null> {
  const { state, place } = own.appointment
  if (!place) return null
  return {
    state,
    words: await appointmentInWords({ ...own, ...place, language }),
    path: ownPath(language, appointmentToken(own.id)),
    isUpcoming: isUpcoming(state, place, Date.now()),
    startsAt: place.startsAt,
  }
}

/** Older ones are in the download. */
const MOST_SHOWN = 20

/**
 * The newest enquiries with the user's number, newest first; undefined while not all of them can be read. Includes
 * enquiries from any browser, since the number is verified (docs/decisions/0021), except those that may be a former
 * owner's (0045). Never rejects.
 */
export async function myEnquiries(
  user: UserRow,
  language: Language,
): Promise<{ readonly shown: readonly MyEnquiry[]; readonly hasMore: boolean } | undefined> {
  const { database, intake } = runtime()
  try {
    await intake.settle()
    const found = await newestLeads(database, { number: numberOf(user) }, MOST_SHOWN + 1)
    const leads = found.filter((lead) => isOwnLead(user, lead))
    const newest = leads.slice(0, MOST_SHOWN)
    const appointments = await ownAppointments(
      database.executeSql,
      newest.map(({ id }) => id),
    )
    const shown = await Promise.all(
      newest.map(async (lead) => {
        const own = appointments.get(lead.id)
        return {
          id: lead.id,
          reference: referenceOf(lead.id),
          at: lead.created_at,
          details: await enquiryDetails(expandLead(lead.fields), language),
          state: enquiryStateOf(lead),
          notes: lead.notes ?? [],
          appointment: own ? await shownAppointment(own, language) : null,
        }
      }),
    )
    return { shown, hasMore: found.length > MOST_SHOWN && leads.length > 0 }
  } catch (error) {
    log.warn({ err: error }, 'enquiries could not be shown to their sender')
    return undefined
  }
}
