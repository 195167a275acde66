import 'server-only'
import { type Kysely, sql } from 'kysely'

/*
 * Hours that doctors had as a text become weekly sessions, which the text is derived from since (docs/decisions/0083). Their
 * visits and places are a beginning: ten minutes by token, a quarter of the places for walk-ins. A text that is not understood
 * stays on the doctor's page, as a paragraph.
 */

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const VISIT_MINUTES = 10

interface Hours {
  readonly weekday: string
  readonly from: string
  readonly to: string
  /** What stood in brackets. */
  readonly place: string | undefined
}

const dayNumber = (name: string): number => DAYS.indexOf(name.toLowerCase().slice(0, 3))

function daysIn(text: string): readonly string[] | undefined {
  const [, first = '', last = ''] = /^([a-z]{3,9}) (?:to|-) ([a-z]{3,9})$/i.exec(text) ?? []
  const days = first
    ? DAYS.slice(dayNumber(first), dayNumber(last) + 1)
    : text.split(/, | and /).map((name) => DAYS[dayNumber(name)])
  const known = days.filter((day) => day !== undefined)
  return known.length > 0 && known.length === days.length && !(first && dayNumber(first) < 0)
    ? known
    : undefined
}

const TIME = '(\\d{1,2})(?:[.:](\\d\\d))? ?(am|pm|noon|midnight)'
const SESSION = new RegExp(`^${TIME} (?:to|-) ${TIME}$`, 'i')

function clock([hour = '', minute = '0', half = '']: readonly (string | undefined)[]): string {
  const isLate = /pm|noon/i.test(half)
  return `${String((Number(hour) % 12) + (isLate ? 12 : 0)).padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** `Mon, Wed, 3 pm to 6 pm (Kalkaji); Sat 10 am to 1 pm`; undefined of anything else. */
export function hoursOfText(text: string): readonly Hours[] | undefined {
  const found: Hours[] = []
  for (const part of text.split(/; ?/)) {
    const [, days = '', times = '', place] = /^([a-z, -]+?),? (\d[^(]*?)(?: \(([^)]+)\))?$/i.exec(part) ?? []
    const weekdays = daysIn(days.trim())
    const sessions = times.split(/ and |, /).map((session) => SESSION.exec(session)?.slice(1))
    if (!weekdays) return undefined
    for (const session of sessions) {
      if (!session) return undefined
      const [from, to] = [clock(session.slice(0, 3)), clock(session.slice(3))]
      if (from === to) return undefined
      found.push(...weekdays.map((weekday) => ({ weekday, from, to, place })))
    }
  }
  return found
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function sessionOf(doctor: string, hospital: string, { weekday, from, to }: Hours) {
  const minutes = (minuteOf(to) - minuteOf(from) + 1440) % 1440
  const capacity = Math.max(1, Math.floor(minutes / VISIT_MINUTES))
  const tail = `-${weekday}-${from.replace(':', '-')}`
  return {
    slug: doctor.slice(0, 80 - tail.length) + tail,
    ...{ doctor, hospital, weekday, from, to },
    zone: 'Asia/Kolkata',
    mode: 'tokens',
    minutes: Math.min(VISIT_MINUTES, minutes),
    capacity,
    walkIns: Math.floor(capacity / 4),
    video: false,
  }
}

interface OldDoctor {
  readonly key: string
  readonly hours: string
  readonly places: readonly { readonly key: string; readonly locality: string }[]
}

/** The sessions of a doctor; undefined where text or places do not say them, or two are at the same time. */
function sessionsOf({ key, hours, places }: OldDoctor): readonly ReturnType<typeof sessionOf>[] | undefined {
  const found = hoursOfText(hours)?.map((one) => {
    const named = one.place?.toLowerCase()
    const hospital = places.find(({ locality }) => !named || locality.toLowerCase().startsWith(named))
    return hospital && sessionOf(key, hospital.key, one)
  })
  const sessions = found?.filter((session) => session !== undefined)
  const isWhole = sessions && sessions.length > 0 && sessions.length === found?.length
  const overlap = sessions?.some((one, at) =>
    sessions.some(
      (other, index) =>
        index > at && one.weekday === other.weekday && one.from < other.to && other.from < one.to,
    ),
  )
  return isWhole && !overlap ? sessions : undefined
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: doctors } = await sql<OldDoctor>`
    select doctor.key, doctor.row->>'consultationHours' as hours, (
      select coalesce(jsonb_agg(jsonb_build_object('key', hospital.key, 'locality', hospital.row->>'locality') order by place.at), '[]')
      from jsonb_array_elements_text(doctor.row->'hospitalSlugs') with ordinality as place (slug, at)
      join catalogue_hospitals hospital on hospital.key = place.slug) as places
    from catalogue_doctors doctor where doctor.row->>'consultationHours' is not null
    order by doctor.position, doctor.key`.execute(db)
  if (doctors.length === 0) return
  let position = 0
  const left: string[] = []
  for (const doctor of doctors) {
    const sessions = sessionsOf(doctor)
    if (!sessions) left.push(doctor.key)
    for (const session of sessions ?? [])
      await sql`insert into catalogue_schedules (key, position, row)
        values (${session.slug}, ${position++}, ${JSON.stringify(session)}::jsonb)
        on conflict (key) do nothing`.execute(db)
  }
  await sql`update catalogue_doctors
    set row = jsonb_set(row, '{about}', (row->'about') || to_jsonb('Hours: ' || (row->>'consultationHours')))
    where key = any(${left}::text[])`.execute(db)
  await sql`update catalogue_doctors set row = row - 'consultationHours'
    where row->>'consultationHours' is not null`.execute(db)
  // The last import cannot be taken back any more: its rows are others now.
  await sql`truncate catalogue_undo`.execute(db)
}
