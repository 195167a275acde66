import 'server-only'
import { brandName } from '@/content/brand'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { cityName } from '@/model/catalogue/city'
import { hospitalName, localityName } from '@/model/catalogue/hospital'
import { type CalendarEntry, calendarOf } from '@/model/appointments/iCalendar'
import { type Language, languageOfPath } from '@/model/page/language'
import { hospitalBySlug } from '@/server/catalogue/reads/hospitals'
import { cityById } from '@/content/catalogue/catalogue'
import { guardedCall } from '@/server/http/guardedCall'
import { runtime } from '@/server/runtime'
import { readToken } from './holdId'
import { type OwnAppointment, ownAppointment } from './ownAppointment'
import { pathPart } from './placeCalls'

/** States in which the place is the patient's no more. */
const GONE = ['displaced', 'expired', 'cancelledByPatient', 'cancelledByClinic']

const statusOf = ({ appointment: { state } }: OwnAppointment): CalendarEntry['status'] =>
  GONE.includes(state) ? 'CANCELLED' : state === 'requested' ? 'TENTATIVE' : 'CONFIRMED'

/** The place without the doctor, since the calendar may be shared with the family. */
async function whereIn({ hospital }: OwnAppointment, language: Language): Promise<string> {
  const place = await hospitalBySlug(hospital)
  if (!place) return ''
  const city = cityById(place.cityid)
  return [hospitalName(place, language), localityName(place, language), city && cityName(city, language)]
    .filter(Boolean)
    .join(', ')
}

/**
 * An appointment's calendar entry. One UID for ever. Calendars take a change only with a higher SEQUENCE: each place has two
 * numbers, that of the entry and that of its cancellation, below those of the place that is booked after it.
 */
async function entryOf(own: OwnAppointment, language: Language): Promise<CalendarEntry | undefined> {
  const { place, revision } = own.appointment
  if (!place) return undefined
  const { entry } = ownAppointmentCopy[language]
  const status = statusOf(own)
  return {
    uid: `${own.id}@${new URL(runtime().config.siteUrl).hostname}`,
    sequence: 2 * revision + (status === 'CANCELLED' ? 1 : 0),
    startsAt: place.startsAt,
    endsAt: place.endsAt,
    writtenAt: own.changedAt,
    status,
    summary: entry.summary,
    location: await whereIn(own, language),
    description: entry.description,
  }
}

const ICS = /\.ics$/

/** GET /a/:token.ics: the appointment for a calendar, as a file and as a feed that changes with it. */
export const tellCalendar = guardedCall(
  { proof: 'none', needsDatabase: true, limit: ({ ip }) => ['places', ip] },
  async ({ request }) => {
    const language = languageOfPath(new URL(request.url).pathname)
    const id = readToken(pathPart(request, 'a').replace(ICS, ''))
    const own = id === undefined ? undefined : await ownAppointment(runtime().database.executeSql, id)
    const entry = own && (await entryOf(own, language))
    if (!entry) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
    return new Response(calendarOf(entry, `-//${brandName('en')}//Appointments//EN`), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'Content-Disposition': 'attachment; filename="appointment.ics"',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    })
  },
)
