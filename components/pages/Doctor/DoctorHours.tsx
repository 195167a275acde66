import { TableHead } from '@/components/ui/FiguresTable'
import {
  doctorHoursCopy,
  placesInWords,
  timesInWords,
  validityInWords,
  weekdayInWords,
} from '@/content/copy/doctorHours'
import { dayInWords } from '@/content/copy/inWords'
import { interpolate } from '@/content/copy/interpolate'
import type { ScheduleExceptionRow, ScheduleRow } from '@/model/appointments/schedule'
import { weekHours } from '@/model/appointments/weekHours'
import { type Hospital, hospitalName } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'

type HoursProps = {
  readonly schedules: readonly ScheduleRow[]
  readonly exceptions: readonly ScheduleExceptionRow[]
  readonly hospitals: readonly Hospital[]
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

/** What is different on a day. */
function differenceInWords(row: ScheduleExceptionRow, place: string | undefined, language: Language): string {
  const copy = doctorHoursCopy[language]
  const times = row.from && row.to ? timesInWords({ from: row.from, to: row.to }, language) : undefined
  switch (row.kind) {
    case 'leave': {
      const what = place === undefined ? copy.leave : interpolate(copy.leaveAt, { place })
      return times === undefined ? what : `${what}, ${times}`
    }
    case 'extra':
      return interpolate(place === undefined ? copy.extra : copy.extraAt, {
        place: place ?? '',
        times: times ?? '',
      })
    case 'changed':
      if (times === undefined) return copy.fewer
      return interpolate(place === undefined ? copy.changed : copy.changedAt, { place: place ?? '', times })
  }
}

/** When a doctor sees patients: a table a place, and the coming days on which it is different. */
export function DoctorHours({ schedules, exceptions, hospitals, language }: HoursProps) {
  const copy = doctorHoursCopy[language]
  const bySlug = new Map(hospitals.map((hospital) => [hospital.slug, hospital]))
  const slugs = [...new Set(schedules.map(({ hospital }) => hospital))]
  const places = placesInWords(schedules, hospitals, language)
  return (
    <>
      {slugs.map((slug) => {
        const hospital = bySlug.get(slug)
        return (
          <PlaceHours
            key={slug}
            rows={schedules.filter((row) => row.hospital === slug)}
            name={hospital ? `${hospitalName(hospital, language)}, ${hospital.locality}` : slug}
            language={language}
          />
        )
      })}
      {exceptions.length > 0 && (
        <>
          <h3>{copy.exceptions}</h3>
          <ul className="dots">
            {exceptions.map((row) => (
              <li key={row.slug}>
                {dayInWords(row.date, language)}:{' '}
                {differenceInWords(row, row.hospital && places.get(row.hospital), language)} (
                {row.reason[language]})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
