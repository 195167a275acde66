import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import type { DeliveryLimits } from '@/machines/leadDelivery/leadDelivery.machine'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/sqlPool'
import { log } from '@/server/log'
import type { DeliveryAdapter, DeliveryResult, LeadForDelivery } from './deliveryAdapter'
import { DELIVERY_QUEUE, insertDeliveryJobs, withinTransaction, type DeliveryJob } from './deliveryQueue'
import { isDue, lockDeliveries, saveDeliveries, type Delivery } from './deliveryRows'
import { step } from './deliverySteps'
import { leadsForDelivery } from './leadsForDelivery'
import { limitedLog } from './limitedLog'

export type WorkerOptions = {
  database: Database
  boss: PgBoss
  adapter: DeliveryAdapter
  limits: DeliveryLimits
  /** How many calls of the adapter may run at a time. */
  concurrency: number
  /** A delivery under way for longer than this counts as left behind by a worker that went away. */
  expireMs: number
  /** How long an idle worker rests before it looks for jobs again, when nobody wakes it. */
  pollMs: number
  now: () => number
}

export type DeliveryWorker = {
  /** Tells that there may be jobs: call it after the commit that inserted them. */
  wake: () => void
  /** Stops taking jobs; what is under way gets `graceMs` to finish, then is left to the next start. */
  stop: (graceMs: number) => Promise<void>
}

type Taken = { jobId: string; delivery: Delivery; lead: LeadForDelivery | undefined }

/** Up to `most` jobs, active from now on. pg-boss keeps quiet about an error of its fetch: here it is thrown. */
async function fetchJobs(
  boss: PgBoss,
  most: number,
  executeSql: ExecuteSql,
): Promise<PgBoss.Job<DeliveryJob>[]> {
  const failures: unknown[] = []
  const db: PgBoss.Db = {
    executeSql: (text, values) =>
      executeSql(text, values).catch((error: unknown) => {
        failures.push(error)
        throw error
      }),
  }
  const jobs = await boss.fetch<DeliveryJob>(DELIVERY_QUEUE, { batchSize: most, priority: false, db })
  if (failures.length > 0) throw failures[0]
  return jobs
}

/** How long the worker rests at most because a receiver asked it to wait; each lead keeps its own, longer, time. */
const MAX_PAUSE_MS = 15 * 60_000

/** How long to rest before results are written again that the database did not take. */
const SAVE_AGAIN_MS = 1000

const UNREADABLE: DeliveryResult = {
  ok: false,
  failure: { kind: 'rejected', detail: 'the stored lead is unreadable' },
}

/**
 * Takes due leads from the queue, hands them to the adapter and writes down what became of them.
 *
 * Taking is one transaction: the job becomes active and its row `delivering`. So is finishing: the row gets the
 * machine's next state, the job is deleted, and a lead that is to be tried again gets a job that rests until then.
 * A crash in between leaves a row in `delivering`, which is taken again after `expireMs`: a receiver may see a lead
 * twice (with the same id), never not at all.
 *
 * pg-boss' own `work` loop is not used: it completes jobs outside our transaction and leaves that promise unhandled,
 * which ends the process when the database is away at that moment.
 */
export function startDeliveryWorker(options: WorkerOptions): DeliveryWorker {
  const { database, boss, adapter, concurrency, expireMs, pollMs, now } = options
  const underWay = new Map<string, Promise<void>>()
  const aborted = new AbortController()
  const databaseTrouble = limitedLog('the delivery worker cannot reach the database', now)
  let calls = 0
  let stopping = false
  let pausedUntil = 0
  let woken = false
  let endRest: (() => void) | undefined

  const wake = () => {
    woken = true
    endRest?.()
  }

  /** Until woken, at most `ms`. A worker that was woken while it was busy does not rest. */
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
      if (woken || stopping) endRest()
    }).finally(() => {
      endRest = undefined
    })

  const take = (most: number): Promise<{ jobs: number; taken: Taken[] }> =>
    database.transaction(async (executeSql) => {
      const db = withinTransaction(executeSql)
      const jobs = await fetchJobs(boss, most, executeSql)
      if (jobs.length === 0) return { jobs: 0, taken: [] }
      const at = now()
      const rows = await lockDeliveries(
        jobs.map((job) => job.data.leadId),
        executeSql,
      )
      const started: { jobId: string; delivery: Delivery }[] = []
      const over: string[] = []
      const early: { leadId: string; waitMs: number }[] = []
      for (const job of jobs) {
        const row = rows.get(job.data.leadId)
        if (row && !underWay.has(row.leadId) && isDue(row, at, expireMs)) {
          started.push({
            jobId: job.id,
            delivery: step(row, { type: 'delivery.started' }, options.limits, at),
          })
          rows.delete(row.leadId)
          continue
        }
        over.push(job.id)
        const waits = row?.nextAttemptAt && (row.state === 'pending' || row.state === 'retrying')
        if (row && waits) early.push({ leadId: row.leadId, waitMs: row.nextAttemptAt.getTime() - at })
      }
      await saveDeliveries(
        started.map(({ delivery }) => ({ ...delivery, adapter: adapter.name })),
        at,
        executeSql,
      )
      if (over.length > 0) await boss.deleteJob(DELIVERY_QUEUE, over, { db })
      await insertDeliveryJobs(early, executeSql)
      const leads = await leadsForDelivery(
        started.map(({ delivery }) => delivery.leadId),
        executeSql,
      )
      return {
        jobs: jobs.length,
        taken: started.map((one) => ({ ...one, lead: leads.get(one.delivery.leadId) })),
      }
    })

  const finish = async (taken: readonly Taken[], results: readonly DeliveryResult[]): Promise<void> => {
    const at = now()
    const outcomes = await database.transaction((executeSql) => save(taken, results, at, executeSql))
    for (const { leadId, state, attempts, lastError } of outcomes) {
      if (state === 'delivered') log.info({ leadId, adapter: adapter.name, attempts }, 'lead delivered')
      else {
        const failure = lastError?.kind
        if (state === 'dead')
          log.error({ leadId, adapter: adapter.name, attempts, failure }, 'lead not deliverable')
        else log.warn({ leadId, adapter: adapter.name, attempts, failure }, 'lead not delivered yet')
      }
    }
  }

  const save = async (
    taken: readonly Taken[],
    results: readonly DeliveryResult[],
    at: number,
    executeSql: ExecuteSql,
  ): Promise<Delivery[]> => {
    const db = withinTransaction(executeSql)
    const rows = await lockDeliveries(
      taken.map(({ delivery }) => delivery.leadId),
      executeSql,
    )
    const moved = taken.flatMap(({ delivery }, index): Delivery[] => {
      const row = rows.get(delivery.leadId)
      const result = results[index]
      // Somebody else may have taken the lead over meanwhile: then the row is theirs.
      if (!row || !result || row.state !== 'delivering' || row.attempts !== delivery.attempts) return []
      if (!result.ok)
        return [step(row, { type: 'delivery.failed', failure: result.failure }, options.limits, at)]
      return [
        {
          ...step(row, { type: 'delivery.succeeded' }, options.limits, at),
          externalId: result.externalId ?? null,
        },
      ]
    })
    await saveDeliveries(moved, at, executeSql)
    await boss.deleteJob(
      DELIVERY_QUEUE,
      taken.map(({ jobId }) => jobId),
      { db },
    )
    const again = moved.filter(({ state }) => state === 'retrying' || state === 'pending')
    await insertDeliveryJobs(
      again.map(({ leadId, nextAttemptAt }) => ({ leadId, waitMs: (nextAttemptAt?.getTime() ?? at) - at })),
      executeSql,
    )
    return moved
  }

  const deliver = async (taken: readonly Taken[]): Promise<void> => {
    const giveUpAt = now() + expireMs
    // The adapter must be done well before others count the delivery as left behind.
    const stop = AbortSignal.any([aborted.signal, AbortSignal.timeout(Math.max(1, expireMs * 0.8))])
    const readable = taken.flatMap(({ lead }) => (lead ? [lead] : []))
    const answers = readable.length > 0 ? await adapter.deliver(readable, stop) : []
    if (aborted.signal.aborted) return
    const byLead = new Map(readable.map(({ leadId }, index) => [leadId, answers[index]]))
    const results = taken.map(({ lead }) => (lead ? byLead.get(lead.leadId) : undefined) ?? UNREADABLE)
    pauseAsTold(results)
    while (!aborted.signal.aborted) {
      try {
        return await finish(taken, results)
      } catch (error) {
        databaseTrouble(error)
        if (now() > giveUpAt) return
        await sleep(SAVE_AGAIN_MS, undefined, { signal: aborted.signal }).catch(() => undefined)
      }
    }
  }

  const pauseAsTold = (results: readonly DeliveryResult[]) => {
    for (const result of results) {
      if (result.ok || result.failure.kind !== 'rateLimited' || result.failure.retryAfterMs === undefined)
        continue
      pausedUntil = Math.max(pausedUntil, now() + Math.min(result.failure.retryAfterMs, MAX_PAUSE_MS))
    }
  }

  const start = (taken: readonly Taken[]) => {
    calls += 1
    const done = deliver(taken)
      .catch((error: unknown) => log.error({ err: error }, 'a delivery ended unexpectedly'))
      .finally(() => {
        calls -= 1
        for (const { delivery } of taken) underWay.delete(delivery.leadId)
        wake()
      })
    for (const { delivery } of taken) underWay.set(delivery.leadId, done)
  }

  const run = async () => {
    while (!stopping) {
      woken = false
      const free = concurrency - calls
      const pauseMs = pausedUntil - now()
      if (free <= 0 || pauseMs > 0) {
        await rest(pauseMs > 0 ? pauseMs : pollMs)
        continue
      }
      try {
        const { jobs, taken } = await take(free * adapter.batchSize)
        for (let at = 0; at < taken.length; at += adapter.batchSize)
          start(taken.slice(at, at + adapter.batchSize))
        if (jobs === 0) await rest(pollMs)
      } catch (error) {
        databaseTrouble(error)
        woken = false
        await rest(pollMs)
      }
    }
  }

  const running = run()
  return {
    wake,
    async stop(graceMs) {
      stopping = true
      wake()
      const timer = setTimeout(() => aborted.abort(), graceMs)
      await running
      await Promise.all(underWay.values())
      clearTimeout(timer)
    },
  }
}
