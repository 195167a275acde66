import { PageLink } from '@/components/ui/PageLink'
import { TableHead } from '@/components/ui/FiguresTable'
import { Dots } from '@/components/ui/SectionedArticle/textBlocks'
import {
  doctorHoursCopy,
  placesInWords,
  timesInWords,
  validityInWords,
  weekdayInWords,
} from '@/content/copy/doctorHours'
import { bookPageCopy } from '@/content/copy/bookPage'
import { dayInWords } from '@/content/copy/inWords'
import { interpolate } from '@/content/copy/interpolate'
import type { ScheduleExceptionRow, ScheduleRow } from '@/model/appointments/schedule'
import { weekHours } from '@/model/appointments/weekHours'
import { type Hospital, hospitalName, localityName } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'

type HoursProps = {
  readonly schedules: readonly ScheduleRow[]
  readonly exceptions: readonly ScheduleExceptionRow[]
  readonly hospitals: readonly Hospital[]
  /** Where a place is chosen, in English; left out where none can be. */
  readonly placesPath?: string
  readonly language: Language
}

/** The sessions at one place, a line each, in the order of the week. */
function PlaceHours({
  rows,
  name,
  language,
}: {
  rows: readonly ScheduleRow[]
  name: string
  language: Language
}) {
  const copy = doctorHoursCopy[language]
  const lines = weekHours(rows, ({ slug }) => slug)
  return (
    <table className="wording">
      <caption className="aside">{name}</caption>
      <TableHead names={[copy.table.day, copy.table.time, copy.table.visit]} />
      <tbody>
        {lines.flatMap(({ sessions, ...hours }) =>
          sessions.map((session) => (
            <tr key={session.slug}>
              <th scope="row">{weekdayInWords(session.weekday, language)}</th>
              <td>{[timesInWords(session, language), ...validityInWords(hours, language)].join(', ')}</td>
              <td>{[copy.modes[session.mode], ...(session.video ? [copy.video] : [])].join(', ')}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

/** '26 January 2027: no consultation at Andheri West (Republic Day)'; undefined of what no visitor would notice. */
function exceptionInWords(
  row: ScheduleExceptionRow,
  places: ReadonlyMap<string, string>,
  language: Language,
): string | undefined {
  const copy = doctorHoursCopy[language].exception
  const { kind, from, to, reason } = row
  const place = row.hospital && places.get(row.hospital)
  const times = from && to && timesInWords({ from, to }, language)
  if (kind !== 'leave' && !times) return undefined
  const what = [copy[kind], ...(place ? [copy.place] : []), ...(kind === 'leave' && times ? [times] : [])]
  const words = interpolate(what.join(', '), { times: times ?? '', place: place ?? '' })
  return `${dayInWords(row.date, language)}: ${words} (${reason[language]})`
}

/** When a doctor sees patients: a table a place, and the coming days on which it is different. */
export function DoctorHours({ schedules, exceptions, hospitals, placesPath, language }: HoursProps) {
  const copy = doctorHoursCopy[language]
  const bySlug = new Map(hospitals.map((hospital) => [hospital.slug, hospital]))
  const slugs = [...new Set(schedules.map(({ hospital }) => hospital))]
  const ofExceptions = exceptions.flatMap(({ hospital }) => (hospital === undefined ? [] : [{ hospital }]))
  const places = placesInWords([...schedules, ...ofExceptions], hospitals, language)
  const differences = exceptions.flatMap((row) => exceptionInWords(row, places, language) ?? [])
  return (
    <>
      {slugs.map((slug) => {
        const hospital = bySlug.get(slug)
        return (
          <PlaceHours
            key={slug}
            rows={schedules.filter((row) => row.hospital === slug)}
            name={
              hospital ? `${hospitalName(hospital, language)}, ${localityName(hospital, language)}` : slug
            }
            language={language}
          />
        )
      })}
      {placesPath !== undefined && (
        <p>
          <PageLink href={placesPath} language={language}>
            {bookPageCopy[language].seePlaces}
          </PageLink>
        </p>
      )}
      {differences.length > 0 && (
        <>
          <h3>{copy.exceptions}</h3>
          <Dots items={differences} />
        </>
      )}
    </>
  )
}
