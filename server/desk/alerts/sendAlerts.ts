import 'server-only'
import type { Config } from '@/server/config/config'
import type { Database } from '@/server/database/database'
import { arrayOf } from '@/server/database/postgres/sqlPool'
import { RepeatedJob } from '@/server/database/repeatedJob'
import type { JsonObject } from '@/server/database/schema'
import { limitedLog } from '@/server/log'
import { alertSenders, type AlertOutcome, type AlertSenders } from './alertSenders'
import { placeOf } from './alertTargets'
import { writtenAlert } from './alertText'
import { planAlerts } from './planAlerts'

/*
 * Sends what is planned. A claimed alert is another server's again after a minute: one that was killed in between may have sent
 * it, and it is sent once more, since a browser shows it in the place of the former and a mail has the same Message-ID.
 */

const EVERY_MS = 2000
const AT_ONCE = 20
const LEASE = '1 minute'
/** After these it is over: about an hour. */
const MOST_ATTEMPTS = 8

const CLAIM = `update staff_alert a set attempts = attempts + 1, due_at = now() + interval '${LEASE}'
  from (select id from staff_alert where due_at <= now() order by due_at limit ${AT_ONCE} for update skip locked) as due
  where a.id = due.id
  returning a.id, a.target_id, a.attempts, a.new_leads as new, a.assigned_leads as assigned, a.late_leads as late, a.due_leads as due, a.displaced`
/** A browser whose session has ended is told nothing more. */
const TARGETS = `select t.id, t.content from staff_alert_target t join staff_member m on m.id = t.staff_id
    left join staff_session s on s.id = t.session_id
  where t.id = any($1::uuid[]) and m.disabled_at is null
    and (s.id is null or (s.revoked_at is null and s.expires_at > now()))`
const ENDED = `delete from staff_alert_target t using staff_session s
  where s.id = t.session_id and (s.revoked_at is not null or s.expires_at <= now())`
const DONE = 'delete from staff_alert where id = any($1::uuid[])'
const GONE = 'delete from staff_alert_target where id = any($1::uuid[])'
const AGAIN = `update staff_alert set due_at = now() + interval '30 seconds' * power(2, attempts - 1) where id = any($1::uuid[])`

interface Claimed {
  readonly id: string
  readonly target_id: string
  readonly attempts: number
  readonly new: number
  readonly assigned: number
  readonly late: number
  readonly due: number
  readonly displaced: number
}

const alarm = limitedLog('the clinic’s people are not told at once: an alert is not taken', Date.now)

async function send(
  { id, new: arrived, assigned, late, due, displaced }: Claimed,
  target: { readonly id: string; readonly content: JsonObject },
  senders: AlertSenders,
): Promise<AlertOutcome> {
  const place = placeOf(target.id, target.content)
  if (!place) return 'gone'
  const alert = writtenAlert(id, { new: arrived, assigned, late, due, displaced })
  return place.kind === 'mail' ? senders.mail(place.address, alert) : senders.push(place.browser, alert)
}

/**
 * Sends all alerts that are due.
 * @returns how many were looked at
 * @throws the database's error; as openJson
 */
export async function sendDueAlerts(
  { executeSql }: Pick<Database, 'executeSql'>,
  senders: AlertSenders,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  await executeSql(ENDED)
  let count = 0
  while (mayGoOn()) {
    const claimed = (await executeSql<Claimed>(CLAIM)).rows
    count += claimed.length
    if (claimed.length === 0) break
    const ids = arrayOf(claimed.map(({ target_id }) => target_id))
    const found = (await executeSql<{ id: string; content: JsonObject }>(TARGETS, [ids])).rows
    const targets = new Map(found.map((target) => [target.id, target]))
    const outcomes = await Promise.all(
      claimed.map(async (alert) => {
        const target = targets.get(alert.target_id)
        return { alert, outcome: target ? await send(alert, target, senders) : ('gone' as const) }
      }),
    )
    const isOver = ({ attempts }: Claimed) => attempts >= MOST_ATTEMPTS
    const failed = outcomes.filter(({ outcome }) => outcome === 'failed')
    for (const { alert } of failed) alarm(new Error(`attempt ${alert.attempts}`))
    const done = outcomes.filter(({ outcome, alert }) => outcome === 'sent' || isOver(alert))
    await executeSql(DONE, [arrayOf(done.map(({ alert }) => alert.id))])
    const gone = outcomes.filter(({ outcome }) => outcome === 'gone')
    await executeSql(GONE, [arrayOf(gone.map(({ alert }) => alert.target_id))])
    const again = failed.filter(({ alert }) => !isOver(alert))
    await executeSql(AGAIN, [arrayOf(again.map(({ alert }) => alert.id))])
  }
  return count
}

/** Tells the clinic's people at once as long as the server runs; several servers share the work. @param secret of the site */
export function startAlerts(
  database: Database,
  { config, secret }: { readonly config: Config; readonly secret: string },
  isAvailable: () => boolean,
): RepeatedJob {
  const senders = alertSenders(config, secret)
  const trouble = limitedLog('alerts to the clinic’s people cannot be sent', Date.now)
  return new RepeatedJob(EVERY_MS, isAvailable, async (mayGoOn) => {
    try {
      await planAlerts(database)
      await sendDueAlerts(database, senders, mayGoOn)
    } catch (error) {
      trouble(error)
    }
  })
}
