import { type ScheduleRow, WEEKDAYS, type Weekday } from './schedule'

/*
 * The week's hours as pages print them, from the rows of a doctor: days of the same hours at the same place are one.
 */

/** What of a session is printed. */
export type PrintedSession = Pick<
  ScheduleRow,
  'hospital' | 'weekday' | 'from' | 'to' | 'validFrom' | 'validTo'
>

export interface HoursOfDays<Session extends PrintedSession = PrintedSession> {
  readonly hospital: string
  readonly weekdays: readonly Weekday[]
  /** Of each of the days, the earliest first. */
  readonly sessions: readonly Session[]
  readonly validFrom: string | undefined
  readonly validTo: string | undefined
}

const dayNumber = (weekday: Weekday): number => WEEKDAYS.indexOf(weekday)

/** Compares texts by their code units, as databases with the collation C do. */
const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function grouped<Row>(rows: readonly Row[], nameOf: (row: Row) => string): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(nameOf(row))
    if (group) group.push(row)
    else groups.set(nameOf(row), [row])
  }
  return [...groups.values()]
}

/**
 * The week's hours of a doctor, in the order of the week.
 * @param looksOf what else tells sessions at the same time apart; days that differ in it are not put together
 */
export function weekHours<Session extends PrintedSession>(
  rows: readonly Session[],
  looksOf: (row: Session) => string = () => '',
): readonly HoursOfDays<Session>[] {
  const inOrder = [...rows].sort(
    (one, other) =>
      dayNumber(one.weekday) - dayNumber(other.weekday) ||
      byText(one.from, other.from) ||
      byText(one.to, other.to),
  )
  const places = grouped(inOrder, ({ hospital, validFrom = '', validTo = '' }) =>
    [hospital, validFrom, validTo].join(),
  )
  return places
    .flatMap((ofPlace) => {
      const days = grouped(ofPlace, ({ weekday }) => weekday)
      const alike = grouped(days, (sessions) =>
        sessions.map((row) => [row.from, row.to, looksOf(row)].join()).join(';'),
      )
      return alike.flatMap((group) => {
        const [sessions] = group
        const [first] = sessions ?? []
        if (!sessions || !first) return []
        const weekdays = group.flatMap(([session]) => session?.weekday ?? [])
        const { hospital, validFrom, validTo } = first
        return [{ hospital, weekdays, sessions, validFrom, validTo }]
      })
    })
    .sort(
      (one, other) =>
        dayNumber(one.weekdays[0] ?? 'mon') - dayNumber(other.weekdays[0] ?? 'mon') ||
        byText(one.sessions[0]?.from ?? '', other.sessions[0]?.from ?? '') ||
        byText(one.validFrom ?? '', other.validFrom ?? '') ||
        byText(one.hospital, other.hospital),
    )
}

/** Whether days follow one another without a gap, and are more than two: then they are a range. */
export function isRange(weekdays: readonly Weekday[]): boolean {
  const [first = 'mon'] = weekdays
  return weekdays.length > 2 && weekdays.every((day, at) => dayNumber(day) === dayNumber(first) + at)
}
