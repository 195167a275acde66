import 'server-only'
import { deskFiguresCopy as copy } from '@/content/copy/deskFigures'
import { interpolate } from '@/content/copy/interpolate'
import type { Figure, FigureCell, FigureRange } from '@/model/desk/figures'
import { columnsOf, MOST_COLUMNS, percent, ratio, shown, sourceName, sum, tenths } from './figureParts'
import type { FirstCalls, PeriodFigures, SourceFigures } from './figureQueries'

/** Sources plotted individually; the rest are grouped as others. */
const PLOTTED_SOURCES = 4
/** Sources that have a line in the table. */
const LISTED_SOURCES = 15
type Totals = Omit<SourceFigures, 'source' | 'days'>
type Counted = { readonly range: FigureRange; readonly now: PeriodFigures; readonly before: PeriodFigures }

const totalsOf = (sources: readonly SourceFigures[]): Totals => {
  const total = (key: keyof Totals) => sum(sources.map((source) => source[key]))
  return {
    leads: total('leads'),
    called: total('called'),
    booked: total('booked'),
    visited: total('visited'),
    calls: total('calls'),
  }
}

/** `+12 %`. */
function changeOf(now: number, before: number): string {
  const change = Math.round(((now - before) / before) * 100)
  return `${change < 0 ? '−' : '+'}${Math.abs(change)} %`
}

function byDay({ range, now, before }: Counted): Figure {
  const starts = columnsOf(range)
  const named = now.sources.slice(0, PLOTTED_SOURCES).map(({ source }) => source)
  const hasOthers = now.sources.length > named.length
  const counts = starts.map(() => Array.from({ length: named.length + 1 }, () => 0))
  for (const { day, source, leads } of now.daily) {
    const column = counts[starts.findLastIndex((start) => start <= day)]
    const at = named.includes(source) ? named.indexOf(source) : named.length
    if (column) column[at] = (column[at] ?? 0) + leads
  }
  const names = [...named.map(sourceName), ...(hasOthers ? [copy.others] : [])]
  const [all, allBefore] = [totalsOf(now.sources).leads, totalsOf(before.sources).leads]
  return {
    id: 'days',
    summary: interpolate(allBefore === 0 ? copy.changeFromNone : copy.change, {
      now: shown(all),
      before: shown(allBefore),
      change: changeOf(all, allBefore),
    }),
    plot: {
      kind: 'columns',
      names: starts,
      series: names.map((name, at) => ({ name, values: counts.map((column) => column[at] ?? 0) })),
    },
    table: {
      head: [range.days > MOST_COLUMNS ? copy.week : copy.day, ...names, copy.all],
      rows: starts.map((start, at) => {
        const column = counts[at] ?? []
        return [start, ...names.map((_, index) => column[index] ?? 0), sum(column)]
      }),
    },
  }
}

/** The period before has no bars where there was nothing. */
const comparedSeries = (now: readonly number[], before: readonly number[]): Figure['plot']['series'] => [
  { name: copy.now, values: now },
  ...(sum(before) > 0 ? [{ name: copy.before, values: before }] : []),
]

const STEPS = ['leads', 'called', 'booked', 'visited'] as const

function funnel({ now, before }: Counted): Figure {
  const [ours, theirs] = [totalsOf(now.sources), totalsOf(before.sources)]
  return {
    id: 'funnel',
    summary: interpolate(copy.funnel, {
      visited: shown(percent(ours.visited, ours.leads)),
      before: shown(percent(theirs.visited, theirs.leads)),
    }),
    plot: {
      kind: 'bars',
      names: STEPS.map((step) => copy.steps[step]),
      series: comparedSeries(
        STEPS.map((step) => ours[step]),
        STEPS.map((step) => theirs[step]),
      ),
    },
    table: {
      head: [copy.step, copy.leads, copy.ofAll, copy.beforeLeads, copy.beforeOfAll],
      rows: STEPS.map((step) => [
        copy.steps[step],
        ours[step],
        percent(ours[step], ours.leads),
        theirs[step],
        percent(theirs[step], theirs.leads),
      ]),
    },
  }
}

/** Up to so many minutes, a limit a row; then later, and not called. */
const CALL_MINUTES = [5, 15, 30, 60, 240, 1440]

function callTimes(counted: readonly FirstCalls[]): readonly number[] {
  const rows = copy.times.map(() => 0)
  for (const { minutes, leads } of counted) {
    const limit = minutes === null ? -1 : CALL_MINUTES.findIndex((most) => minutes < most)
    const at = minutes === null ? rows.length - 1 : limit < 0 ? rows.length - 2 : limit
    rows[at] = (rows[at] ?? 0) + leads
  }
  return rows
}

/** Within how many minutes half of those who were called were called. */
function medianMinutes(counted: readonly FirstCalls[]): number | null {
  const called = counted.flatMap(({ minutes, leads }) => (minutes === null ? [] : [{ minutes, leads }]))
  const half = sum(called.map(({ leads }) => leads)) / 2
  let reached = 0
  for (const { minutes, leads } of called) {
    reached += leads
    if (reached >= half) return minutes + 1
  }
  return null
}

const duration = (minutes: number | null): string => {
  if (minutes === null) return copy.none
  const isHours = minutes >= 120
  return interpolate(isHours ? copy.hours : copy.minutes, { count: isHours ? tenths(minutes / 60) : minutes })
}

function firstCall({ now, before }: Counted): Figure {
  const [ours, theirs] = [callTimes(now.firstCalls), callTimes(before.firstCalls)]
  const [all, allBefore] = [sum(ours), sum(theirs)]
  const median = medianMinutes(now.firstCalls)
  return {
    id: 'firstCall',
    summary: interpolate(median === null ? copy.firstCallNone : copy.firstCall, {
      median: duration(median),
      before: duration(medianMinutes(before.firstCalls)),
    }),
    plot: {
      kind: 'bars',
      unit: '%',
      names: copy.times,
      series: comparedSeries(
        ours.map((leads) => percent(leads, all) ?? 0),
        theirs.map((leads) => percent(leads, allBefore) ?? 0),
      ),
    },
    table: {
      head: [copy.time, copy.leads, copy.ofAll, copy.beforeLeads, copy.beforeOfAll],
      rows: copy.times.map((time, at) => {
        const [leads = 0, earlier = 0] = [ours[at], theirs[at]]
        return [time, leads, percent(leads, all), earlier, percent(earlier, allBefore)]
      }),
    },
  }
}

/** Figures of a person, a column each. */
const PERSON_COLUMNS = ['taken', 'calls', 'booked', 'visits', 'lost'] as const

function people({ now, before }: Counted): Figure {
  const visitsBefore = new Map(before.people.map(({ staff_id, visits }) => [staff_id, visits]))
  const series = (['calls', 'booked', 'visits'] as const).map((key) => ({
    name: copy[key],
    values: now.people.map((person) => person[key]),
  }))
  return {
    id: 'people',
    summary: interpolate(copy.people, {
      count: shown(now.people.length),
      taken: shown(sum(now.people.map(({ taken }) => taken))),
      calls: shown(sum(now.people.map(({ calls }) => calls))),
    }),
    plot: { kind: 'bars', names: now.people.map(({ name }) => name), series },
    table: {
      head: [copy.person, ...PERSON_COLUMNS.map((key) => copy[key]), copy.visitsBefore],
      rows: now.people.map((person) => [
        person.name,
        ...PERSON_COLUMNS.map((key) => person[key]),
        visitsBefore.get(person.staff_id) ?? 0,
      ]),
    },
  }
}

const rowOf = (
  name: string,
  { leads, called, booked, visited, calls }: Totals,
  days: number | null,
  before: Totals,
): readonly [string, ...FigureCell[]] => [
  name,
  leads,
  called,
  booked,
  visited,
  ratio(leads, visited),
  ratio(calls, visited),
  days === null ? null : tenths(days),
  ratio(before.leads, before.visited),
]

function sources({ now, before }: Counted): Figure {
  const earlier = (names: readonly string[]) =>
    totalsOf(before.sources.filter(({ source }) => names.includes(source)))
  const listed = now.sources.slice(0, LISTED_SOURCES)
  const rest = now.sources.slice(LISTED_SOURCES)
  const withVisits = listed.filter(({ visited }) => visited > 0)
  const [ours, theirs] = [totalsOf(now.sources), totalsOf(before.sources)]
  return {
    id: 'sources',
    summary: interpolate(ours.visited === 0 ? copy.sourcesNone : copy.sources, {
      leads: shown(ratio(ours.leads, ours.visited)),
      calls: shown(ratio(ours.calls, ours.visited)),
      before: shown(ratio(theirs.leads, theirs.visited)),
    }),
    plot: {
      kind: 'bars',
      names: withVisits.map(({ source }) => sourceName(source)),
      series: [
        { name: copy.perVisit, values: withVisits.map(({ leads, visited }) => ratio(leads, visited) ?? 0) },
        {
          name: copy.callsPerVisit,
          values: withVisits.map(({ calls, visited }) => ratio(calls, visited) ?? 0),
        },
      ],
    },
    table: {
      head: [
        copy.source,
        copy.leads,
        copy.called,
        copy.booked,
        copy.visits,
        copy.perVisit,
        copy.callsPerVisit,
        copy.daysToVisit,
        copy.perVisitBefore,
      ],
      rows: [
        ...listed.map((one) => rowOf(sourceName(one.source), one, one.days, earlier([one.source]))),
        ...(rest.length
          ? [rowOf(copy.others, totalsOf(rest), null, earlier(rest.map(({ source }) => source)))]
          : []),
      ],
    },
  }
}

/** The figures of enquiries in two periods, in two parts. @param withPeople those of persons are for managers */
export const figuresOf = (
  counted: Counted,
  { withPeople }: { readonly withPeople: boolean },
): Readonly<Record<'first' | 'last', readonly Figure[]>> => ({
  first: [byDay(counted), funnel(counted), firstCall(counted)],
  last: [...(withPeople ? [people(counted)] : []), sources(counted)],
})
