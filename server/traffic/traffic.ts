import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { limitedLog } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import { TrafficCharts, noteCharts } from './trafficCharts'
import { TrafficCounts } from './trafficCounts'

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
  private readonly timer: NodeJS.Timeout
  private readonly trouble = limitedLog('answered pages cannot be counted', Date.now)
  private hasCharts = false
  private documents = 0
  private adding: Promise<void> | undefined

  constructor(private readonly parts: TrafficParts) {
    this.charts = new TrafficCharts(parts.executeSql)
    this.counts = new TrafficCounts(parts.executeSql)
    this.timer = setInterval(() => void this.round(), DOCUMENTS_EVERY_MS).unref()
    void this.round()
  }

  /** Leaves the charts once, and adds the pages that were answered since. */
  private round(): Promise<void> {
    return (this.adding ??= this.add()
      .catch((error: unknown) => this.trouble(error))
      .finally(() => {
        this.adding = undefined
      }))
  }

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
    clearInterval(this.timer)
    await this.round()
    await this.counts.stop()
  }
}
