import 'server-only'
import { deskClinicFiguresCopy as copy } from '@/content/copy/deskClinicFigures'
import { deskFiguresCopy } from '@/content/copy/deskFigures'
import { interpolate } from '@/content/copy/interpolate'
import type { Figure, FigureCell, FigureRange } from '@/model/desk/figures'
import type { AppointmentCounts, ClinicFigures, DoctorDay, WaitFigures } from './clinicQueries'
import { columnsOf, groupedBy, MOST_COLUMNS, percent, shown, sourceName, sum, tenths } from './figureParts'
import { barFigure, type Row } from './barFigure'

interface ClinicCounted {
  readonly range: FigureRange
  readonly clinic: ClinicFigures
  readonly waitsBefore: readonly WaitFigures[]
  /** A reason's name by its id. */
  readonly reasonName: (reason: string) => string
  /** A city's name by its index; undefined for one that the catalogue does not have. */
  readonly cityName: (index: string) => string | undefined
}

function lost({ clinic, reasonName }: ClinicCounted): Figure {
  const all = sum(clinic.lost.map(({ leads }) => leads))
  const [first] = clinic.lost
  return barFigure('lost', {
    summary: first
      ? interpolate(copy.lost, {
          count: shown(all),
          reason: reasonName(first.reason),
          leads: shown(first.leads),
        })
      : copy.lostNone,
    head: [copy.reason, deskFiguresCopy.leads, deskFiguresCopy.ofAll],
    rows: clinic.lost.map(({ reason, leads }) => [reasonName(reason), leads, percent(leads, all)]),
    series: [1],
  })
}

function cities({ clinic, cityName }: ClinicCounted): Figure {
  const groups = groupedBy(clinic.cities, ({ city }) => cityName(city) ?? copy.otherCity)
  const rows = [...groups].map(([name, of]): Row => {
    const total = (key: 'leads' | 'booked' | 'visited') => sum(of.map((one) => one[key]))
    return [
      name,
      total('leads'),
      total('booked'),
      total('visited'),
      percent(total('visited'), total('leads')),
    ]
  })
  return barFigure('cities', {
    summary: interpolate(copy.cities, { count: shown(rows.length) }),
    head: [copy.city, deskFiguresCopy.leads, deskFiguresCopy.booked, deskFiguresCopy.visits, copy.visitShare],
    rows: rows.sort((one, other) => Number(other[1]) - Number(one[1])),
    series: [1, 2, 3],
  })
}

function waits({ clinic, waitsBefore }: ClinicCounted): Figure {
  const cell = (number: number | undefined): FigureCell => (number === undefined ? null : tenths(number))
  const whole = clinic.waits.find(({ step }) => step === 'whole')?.hours?.[0]
  return barFigure('waits', {
    summary:
      whole === undefined ? copy.waitsNone : interpolate(copy.waits, { days: shown(tenths(whole / 24)) }),
    head: [deskFiguresCopy.step, deskFiguresCopy.leads, copy.half, copy.most, copy.halfBefore],
    rows: clinic.waits.map(({ step, leads, hours }, at) => [
      copy.waitSteps[step],
      leads,
      cell(hours?.[0]),
      cell(hours?.[1]),
      cell(waitsBefore[at]?.hours?.[0]),
    ]),
    series: [2, 4],
    unit: copy.hourUnit,
  })
}

type Occupancy = AppointmentCounts & Pick<DoctorDay, 'sessions' | 'places'>
const OCCUPANCY = ['sessions', 'places', 'booked', 'walkIns', 'came', 'missed', 'cancelled'] as const

function occupancyOf(days: readonly DoctorDay[]): Occupancy {
  const total = (key: (typeof OCCUPANCY)[number]) => sum(days.map((day) => day[key]))
  return {
    ...{ sessions: total('sessions'), places: total('places'), booked: total('booked') },
    ...{
      walkIns: total('walkIns'),
      came: total('came'),
      missed: total('missed'),
      cancelled: total('cancelled'),
    },
  }
}

const OCCUPANCY_HEAD = [...OCCUPANCY.map((key) => copy.occupancy[key]), copy.occupied, copy.absent]
const occupancyCells = (of: Occupancy): readonly FigureCell[] => [
  ...OCCUPANCY.map((key) => of[key]),
  percent(of.booked + of.walkIns, of.places),
  percent(of.missed, of.missed + of.came),
]

function sessions({ range, clinic }: ClinicCounted): Figure {
  const starts = columnsOf(range)
  const columns = starts.map((start, at) => {
    const next = starts[at + 1]
    return occupancyOf(clinic.days.filter(({ day }) => day >= start && (next === undefined || day < next)))
  })
  const all = occupancyOf(clinic.days)
  const series = [
    { name: copy.occupancy.booked, values: columns.map(({ booked }) => booked) },
    { name: copy.occupancy.walkIns, values: columns.map(({ walkIns }) => walkIns) },
    {
      name: copy.free,
      values: columns.map(({ places, booked, walkIns }) => Math.max(0, places - booked - walkIns)),
    },
  ]
  return {
    id: 'sessions',
    summary:
      all.places === 0
        ? copy.sessionsNone
        : interpolate(copy.sessions, {
            share: shown(percent(all.booked + all.walkIns, all.places)),
            walkIns: shown(all.walkIns),
            missed: shown(all.missed),
          }),
    plot: { kind: 'columns', names: all.places === 0 ? [] : starts, series },
    table: {
      head: [range.days > MOST_COLUMNS ? deskFiguresCopy.week : deskFiguresCopy.day, ...OCCUPANCY_HEAD],
      rows: starts.map((start, at) => [start, ...occupancyCells(columns[at] ?? occupancyOf([]))]),
    },
  }
}

function occupancyBy(
  id: 'doctors' | 'departments',
  head: string,
  { clinic }: ClinicCounted,
  nameOf: (doctor: { readonly name: string; readonly department: string }) => string,
): Figure {
  const groups = groupedBy(clinic.days, ({ doctorId }) => {
    const doctor = clinic.doctors.get(doctorId)
    return (doctor && nameOf(doctor)) || copy.unknown
  })
  const rows = [...groups]
    .map(([name, days]): Row => [name, ...occupancyCells(occupancyOf(days))])
    .sort((one, other) => Number(other[3]) - Number(one[3]) || one[0].localeCompare(other[0], 'en'))
  return barFigure(id, {
    summary: interpolate(rows.length ? copy[id] : copy.sessionsNone, { count: shown(rows.length) }),
    head: [head, ...OCCUPANCY_HEAD],
    rows,
    series: [3, 4, 6],
  })
}

/** Up to so many days between booking and visit, a row each; then more. */
const NOTICE_DAYS = [1, 2, 4, 8, 15]

function absence(
  id: 'absenceBySource' | 'absenceByNotice',
  head: string,
  counted: ReadonlyMap<string, ClinicFigures['absences'][number][]>,
): Figure {
  const rows = [...counted].map(([name, of]): Row => {
    const [missed, came] = [sum(of.map((one) => one.missed)), sum(of.map((one) => one.came))]
    return [name, missed + came, missed, percent(missed, missed + came)]
  })
  const [all, missed] = [sum(rows.map((row) => Number(row[1]))), sum(rows.map((row) => Number(row[2])))]
  return barFigure(id, {
    summary:
      all === 0
        ? copy.absenceNone
        : interpolate(copy.absence, { share: shown(percent(missed, all)), count: shown(all) }),
    head: [head, copy.expected, copy.occupancy.missed, copy.absent],
    rows: all === 0 ? [] : rows,
    series: [3],
    unit: '%',
  })
}

/** The figures of the clinic's work. */
export function clinicFigures(
  counted: ClinicCounted,
): Readonly<Record<'waits' | 'others', readonly Figure[]>> {
  const { absences } = counted.clinic
  const bySize = [...groupedBy(absences, ({ source }) => sourceName(source))].sort(
    ([, one], [, other]) => sum(other.map(({ came }) => came)) - sum(one.map(({ came }) => came)),
  )
  const noticeOf = (days: number): number => {
    const found = NOTICE_DAYS.findIndex((limit) => days < limit)
    return found < 0 ? NOTICE_DAYS.length : found
  }
  const byNotice = new Map(
    copy.notice.map((name, at) => [name, absences.filter(({ days }) => noticeOf(days) === at)]),
  )
  return {
    waits: [waits(counted)],
    others: [
      lost(counted),
      cities(counted),
      sessions(counted),
      occupancyBy('doctors', copy.doctor, counted, ({ name }) => name),
      occupancyBy('departments', copy.department, counted, ({ department }) => department),
      absence('absenceBySource', deskFiguresCopy.source, new Map(bySize)),
      absence('absenceByNotice', copy.noticeHead, byNotice),
    ],
  }
}
