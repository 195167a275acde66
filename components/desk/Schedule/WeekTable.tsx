import { ScrollBox } from '@/components/ui/ScrollBox'
import { deskScheduleCopy as copy } from '@/content/copy/deskSchedule'
import { interpolate } from '@/content/copy/interpolate'
import { WEEKDAYS } from '@/model/appointments/schedule'
import type { DoctorWeek, WeekSession } from '@/model/desk/deskSchedule'

/** Where a row of the catalogue is edited. */
export const rowAddress = (kind: 'schedules' | 'scheduleExceptions', key: string): string =>
  `/desk/catalogue/text?${new URLSearchParams({ kind, key })}`

const SessionCell = ({ session }: { readonly session: WeekSession }) => {
  const { key, weekday, from, to, mode, capacity, walkIns, validFrom, validTo } = session
  const hours = interpolate(copy.hours, { from, to })
  const places = interpolate(copy.modes[mode], { capacity: String(capacity), walkIns: String(walkIns) })
  return (
    <li>
      <a
        href={rowAddress('schedules', key)}
        aria-label={interpolate(copy.edit, { weekday: copy.weekdays[weekday], hours })}
      >
        {hours}
      </a>
      <div className="hint">{places}</div>
      {validFrom && <div className="hint">{interpolate(copy.validFrom, { day: validFrom })}</div>}
      {validTo && <div className="hint">{interpolate(copy.validTo, { day: validTo })}</div>}
    </li>
  )
}

/** The weekly sessions, a row for each weekday and a column for each place. */
export const WeekTable = ({ week }: { readonly week: DoctorWeek }) => {
  const label = interpolate(copy.weekOf, { name: week.name })
  const places = week.places.filter(({ slug }) => week.sessions.some(({ place }) => place === slug))
  return (
    <ScrollBox label={label}>
      <table>
        <caption className="out-of-sight">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.day}</th>
            {places.map(({ slug, name }) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{copy.weekdays[weekday]}</th>
              {places.map(({ slug }) => {
                const own = week.sessions.filter((one) => one.weekday === weekday && one.place === slug)
                return (
                  <td key={slug}>
                    {own.length === 0 ? (
                      <span className="hint">{copy.noSession}</span>
                    ) : (
                      <ul>
                        {own.map((session) => (
                          <SessionCell key={session.key} session={session} />
                        ))}
                      </ul>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
