import 'server-only'
import { prepared, type ExecuteSql } from '@/server/database/postgres/sqlPool'

/** What is counted: transitions, states in which pages were left and came back, pages that were alive, pages answered, vitals. */
export type CountKind = 'transition' | 'left' | 'returned' | 'page' | 'document' | 'vital'

/** How often something happened, in the hour in which it is written. */
export interface Count {
  readonly kind: CountKind
  /** A chart (trafficCharts.ts), a page type, or a metric and a page type. */
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
      this.running ??= this.write().finally(() => {
        this.running = undefined
      })
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
  }

  /** Resolves when all that was given is stored or refused. */
  async stop(): Promise<void> {
    await this.running
  }
}
