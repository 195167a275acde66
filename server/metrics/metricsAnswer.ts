import 'server-only'
import { BACKUP_JOB, lastRunAt } from '@/server/database/repeatedJob'
import { WAITS_FOR_SETTINGS } from '@/server/delivery/outbox/scheduleNow'
import { log } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'
import { sameText } from '@/server/config/secret'
import { metrics } from './metrics'

/** From the index of what is due; what is delivered or dead is not read. */
const WAITING = `select count(*)::int as leads,
    coalesce(extract(epoch from now() - min(lead.created_at)), 0)::float8 as seconds,
    (count(*) filter (where ${WAITS_FOR_SETTINGS}))::int as settings
  from lead_delivery join lead on lead.id = lead_delivery.lead_id
  where state in ('pending', 'retrying', 'delivering')`

/** Sets what is no count. */
async function readGauges(): Promise<void> {
  const { journal, journalOldest, journalDamaged, backup, database, connections, waiting, oldest, settings } =
    metrics()
  const { intake, database: db, delivery } = runtime()
  journal.set(intake.backlog.size)
  journalOldest.set(intake.backlog.ageSeconds())
  journalDamaged.set(intake.damagedLines)
  database.set(intake.breaker.isAvailable ? 1 : 0)
  for (const [state, count] of Object.entries(db.connections?.() ?? {})) connections.set({ state }, count)
  if (!intake.breaker.isAvailable) return
  try {
    backup.set(((await lastRunAt(db.executeSql, BACKUP_JOB))?.getTime() ?? 0) / 1000)
    // Without a CRM nothing waits for one.
    if (!delivery()) return
    const [row] = (await db.executeSql<{ leads: number; seconds: number; settings: number }>(WAITING)).rows
    waiting.set(row?.leads ?? 0)
    oldest.set(row?.seconds ?? 0)
    settings.set(row?.settings ?? 0)
  } catch (error) {
    log.warn({ err: error }, 'backups and the outbox could not be looked up')
  }
}

/** What Prometheus reads: for who has METRICS_TOKEN; without a token configured there is no such page. */
export async function answerMetrics(request: Request): Promise<Response> {
  const token = isRunning() ? runtime().config.metricsToken : undefined
  if (token === undefined) return new Response(null, { status: 404 })
  if (!sameText(request.headers.get('authorization') ?? '', `Bearer ${token}`))
    return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
  await readGauges()
  const { registry } = metrics()
  return new Response(await registry.metrics(), {
    headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
  })
}
