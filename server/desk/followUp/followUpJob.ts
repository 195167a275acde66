import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@/server/database/database'
import { claimRun } from '@/server/database/repeatedJob'
import { limitedLog } from '@/server/log'
import { assignLeads } from './assignLeads'
import { takeNewLeads } from './createFollowUps'
import { countMilestones } from './followUpTotals'
import { runTimers } from './timers'

/** How often a server looks for leads that have arrived. */
const NEW_LEADS_MS = 500
/** How often one of all servers does what time brings. */
const TIMERS_MS = 2000
/** While many leads wait for their rows, at most this part of the time goes to them: visitors come first. */
const SHARE = 0.05

interface JobParts {
  readonly database: Database
  /** Whether the database is there now. */
  readonly isAvailable: () => boolean
  /** Whether the desk, not a CRM, says who has which lead. */
  readonly assigns: boolean
}

/** Gives leads their rows and does what time brings, as long as the server runs. */
export class FollowUpJob {
  private readonly stopping = new AbortController()
  private readonly running: Promise<unknown>
  private readonly trouble = limitedLog('the desk cannot follow its leads', Date.now)

  constructor(private readonly parts: JobParts) {
    this.running = Promise.all([this.repeat(() => this.createNext()), this.repeat(() => this.timers())])
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.running
  }

  private async repeat(work: () => Promise<number>): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      const restMs = this.parts.isAvailable()
        ? await work().catch((error: unknown) => {
            this.trouble(error)
            return TIMERS_MS
          })
        : TIMERS_MS
      // Only stopping rejects it.
      await sleep(restMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** @returns how long to rest, in milliseconds */
  private async createNext(): Promise<number> {
    const started = performance.now()
    const hasMore = await takeNewLeads(this.parts.database)
    if (this.parts.assigns) await assignLeads(this.parts.database)
    return hasMore ? (performance.now() - started) / SHARE : NEW_LEADS_MS
  }

  private async timers(): Promise<number> {
    const { database } = this.parts
    if (!(await claimRun(database.executeSql, 'followUps', TIMERS_MS))) return TIMERS_MS
    await runTimers(database)
    await countMilestones(database.executeSql)
    return TIMERS_MS
  }
}
