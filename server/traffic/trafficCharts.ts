import 'server-only'
import charts from '@/content/machineCharts.json'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { type KnownChart, knownChart } from '@/server/problems/knownCharts'

/*
 * The charts that counts are of. Each release leaves its own in the database, so that what pages of another release count
 * is taken by every server, and can be read when that release is gone.
 */

/** How long what the database has is not asked for again: whoever makes hashes up costs one statement in this time. */
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
  private askedAt = -Infinity

  constructor(private readonly executeSql: ExecuteSql) {}

  /** @returns undefined for a chart that no release has had */
  async chart(machine: string, hash: string, now = Date.now()): Promise<KnownChart | undefined> {
    const known = knownChart(machine, hash) ?? this.stored.get(chartName(machine, hash))
    if (known || now - this.askedAt < ASK_EVERY_MS) return known
    this.askedAt = now
    this.stored = await storedCharts(this.executeSql)
    return this.stored.get(chartName(machine, hash))
  }
}
