import 'server-only'
import { type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import { always, RepeatedJob } from '@/server/database/repeatedJob'
import { limitedLog } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import charts from '@/content/machineCharts.json'
import { type KnownChart, knownChart } from '@/server/problems/knownCharts'

/** Kinds of counts: transitions, states at leaving and returning, page views, pages answered, vitals. */
export type CountKind = 'transition' | 'left' | 'returned' | 'page' | 'document' | 'vital'

/** How often something happened, in the hour in which it is written. */
export interface Count {
  readonly kind: CountKind
  /** A chart (TrafficCharts), a page type, or a metric and a page type. */
  readonly name: string
  readonly place: number
  readonly count: number
}

/** Sorted, so that two servers that count the same wait for each other and never both. */
const ADD = prepared(
  'traffic_add',
  `insert into traffic_count (hour, kind, name, place, count)
   select date_trunc('hour', now(), 'UTC'), kind, name, place, sum(count)
   from json_to_recordset($1::json) as given(kind text, name text, place int, count bigint)
   group by kind, name, place order by kind, name, place
   on conflict (kind, name, hour, place) do update set count = traffic_count.count + excluded.count`,
)

/** Adds what pages counted: what comes while a statement runs goes into the next one, however much it is. */
export class TrafficCounts {
  private waiting: { readonly counts: readonly Count[]; settle: (error?: unknown) => void }[] = []
  private running: Promise<void> | undefined

  constructor(private readonly executeSql: ExecuteSql) {}

  /** Resolves once the counts are stored. @throws the database's error; then none of them is */
  add(counts: readonly Count[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ counts, settle: (error) => (error === undefined ? resolve() : reject(error)) })
      this.running ??= this.write()
    })
  }

  private async write(): Promise<void> {
    // What came in the same turn goes together.
    await Promise.resolve()
    while (this.waiting.length > 0) {
      const batch = this.waiting
      this.waiting = []
      const error = await this.executeSql(ADD, [JSON.stringify(batch.flatMap(({ counts }) => counts))]).then(
        () => undefined,
        (thrown: unknown) => thrown ?? new Error('not stored'),
      )
      for (const { settle } of batch) settle(error)
    }
    // Reset before resolution, so that later additions start a new run.
    this.running = undefined
  }

  /** Resolves when all that was given is stored or refused. */
  async stop(): Promise<void> {
    await this.running
  }
}

/*
 * The charts that counts are of. Each release leaves its own in the database, so that what pages of another release count
 * is taken by every server, and can be read when that release is gone.
 */

/** Minimum interval between database lookups of unknown hashes, which bounds the cost of made-up ones. */
const ASK_EVERY_MS = 10_000

const NOTE = `insert into traffic_chart (machine, hash, chart)
  select key, value ->> 'hash', value - 'hash' from json_each($1::json) as x(key, given), lateral (select given::jsonb) as v(value)
  on conflict do nothing`
const ALL = 'select machine, hash, chart from traffic_chart'

interface ChartRow {
  readonly machine: string
  readonly hash: string
  readonly chart: Omit<KnownChart, 'hash'>
}

/** Leaves this release's charts in the database. */
export async function noteCharts(executeSql: ExecuteSql): Promise<void> {
  await executeSql(NOTE, [JSON.stringify(charts)])
}

/** What the name of a count says of its chart. */
export const chartName = (machine: string, hash: string): string => `${machine} ${hash}`

/** Every chart of the database by its chartName. */
export async function storedCharts(executeSql: ExecuteSql): Promise<ReadonlyMap<string, KnownChart>> {
  const { rows } = await executeSql<ChartRow>(ALL)
  return new Map(rows.map(({ machine, hash, chart }) => [chartName(machine, hash), { ...chart, hash }]))
}

/** Charts of this release and of others. */
export class TrafficCharts {
  private stored: ReadonlyMap<string, KnownChart> = new Map()
  private queriedAt = -Infinity

  constructor(private readonly executeSql: ExecuteSql) {}

  /** @returns undefined for a chart that no release has had */
  async chart(machine: string, hash: string, now = Date.now()): Promise<KnownChart | undefined> {
    const known = knownChart(machine, hash) ?? this.stored.get(chartName(machine, hash))
    if (known || now - this.queriedAt < ASK_EVERY_MS) return known
    this.queriedAt = now
    this.stored = await storedCharts(this.executeSql)
    return this.stored.get(chartName(machine, hash))
  }
}

/** How often what this process answered is added to the figures: so much of it a killed server loses. */
const DOCUMENTS_EVERY_MS = 10_000

interface TrafficParts {
  readonly executeSql: ExecuteSql
  /** Whether the database is there now. */
  readonly isAvailable: () => boolean
}

const answeredPages = async (): Promise<number> =>
  (await metrics().documents.get()).values.reduce((sum, { value }) => sum + value, 0)

/** What pages do, of one server process (docs/decisions/0060). */
export class Traffic {
  readonly charts: TrafficCharts
  readonly counts: TrafficCounts
  private readonly job: RepeatedJob
  private readonly trouble = limitedLog('answered pages cannot be counted', Date.now)
  private hasCharts = false
  private documents = 0

  constructor(private readonly parts: TrafficParts) {
    this.charts = new TrafficCharts(parts.executeSql)
    this.counts = new TrafficCounts(parts.executeSql)
    this.job = new RepeatedJob(DOCUMENTS_EVERY_MS, always, () => this.add().catch(this.trouble))
    this.job.begin()
  }

  /** Leaves the charts once, and adds the pages that were answered since. */
  private async add(): Promise<void> {
    if (!this.parts.isAvailable()) return
    if (!this.hasCharts) await noteCharts(this.parts.executeSql)
    this.hasCharts = true
    const documents = await answeredPages()
    const count = documents - this.documents
    if (count <= 0) return
    await this.counts.add([{ kind: 'document', name: '', place: 0, count }])
    this.documents = documents
  }

  async stop(): Promise<void> {
    await this.job.stop()
    await this.add().catch(this.trouble)
    await this.counts.stop()
  }
}
