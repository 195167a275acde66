import 'server-only'
import type { FollowUpMachineEvent } from '@/machines/leadFollowUp/leadFollowUp.context'
import type { CrmStage } from '@/model/desk/followUp'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { isOnDuty } from '@/server/desk/staff/duty'
import { lockFollowUps } from './changeFollowUp'
import type { StoredFollowUp } from './followUpRow'
import { writeStep } from './followUpStep'
import { limitsOf, readSettings } from './settingsStore'

/* Timed events of leads. A concurrent step by staff wins: the event then does not fit. */

interface Due {
  readonly id: string
  readonly stage?: CrmStage
}

interface Timer {
  /** Leads to which it happens at $1, and at most so many ($2). */
  readonly due: string
  readonly eventOf: (due: Due, at: number) => FollowUpMachineEvent
  /** Done for leads ($1) to which it has happened, or could not. */
  readonly after?: string
}

const TIMERS: readonly Timer[] = [
  {
    due: `select lead_id as id from lead_follow_up where claimed_until <= $1 order by claimed_until limit $2`,
    eventOf: (_, at) => ({ type: 'claimLapsed', at }),
  },
  {
    // Who claims by hand keeps the lead until the claim lapses, also off duty, unless they are disabled.
    due: `select f.lead_id as id from lead_follow_up f join staff_member m on m.id = f.owner_id
      where f.state in ('claimed', 'calling') and (m.disabled_at is not null
        or (f.claimed_until is null and not ${isOnDuty('m', '$1::timestamptz')})) limit $2`,
    eventOf: (_, at) => ({ type: 'handedOver', at }),
  },
  {
    due: `select lead_id as id from lead_follow_up where due_at <= $1 and state in ('noAnswer', 'callbackScheduled')
      order by due_at limit $2`,
    eventOf: (_, at) => ({ type: 'callbackDue', at }),
  },
  {
    due: `select lead_id as id from lead_follow_up where call_by <= $1 and not is_late and first_called_at is null
      and state in ('queued', 'claimed') order by call_by limit $2`,
    eventOf: (_, at) => ({ type: 'becameLate', at }),
  },
  {
    due: `select lead.id from lead join lead_follow_up f on f.lead_id = lead.id
      where lead.withdrawn_at > $1::timestamptz - interval '7 days' and f.state not in ('visited', 'lost', 'merged') limit $2`,
    eventOf: (_, at) => ({ type: 'withdrawn', at }),
  },
  {
    due: `select lead_id as id, crm_stage as stage from lead_delivery
      where crm_stage is not null and $1::timestamptz is not null limit $2 for update skip locked`,
    eventOf: ({ stage = 'calling' }, at) => ({ type: 'followedCrm', at, stage }),
    after: 'update lead_delivery set crm_stage = null where lead_id = any($1::uuid[])',
  },
]

/** Small batches, so that a transaction does not block others for long. */
const BATCH_ROWS = 50

async function happenTo(executeSql: ExecuteSql, { due, eventOf, after }: Timer, at: number): Promise<number> {
  const settings = await readSettings(executeSql)
  const { rows } = await executeSql<Due>(due, [new Date(at), BATCH_ROWS])
  if (!rows.length) return 0
  const ids = rows.map(({ id }) => id)
  const followUps = await lockFollowUps(executeSql, ids, settings)
  let happened = 0
  for (const one of rows) {
    const row = followUps.get(one.id)
    const event = eventOf(one, at)
    // Checked again under the lock: the lead may have changed meanwhile.
    if (!row || !isStillDue(row, event, at)) continue
    const stepped = await writeStep(executeSql, row, event, limitsOf(settings))
    if (typeof stepped !== 'string') happened += 1
  }
  if (after) await executeSql(after, [ids])
  return happened
}

const isPast = (date: Date | null, at: number): boolean => date !== null && date.getTime() <= at

function isStillDue(row: StoredFollowUp, { type }: FollowUpMachineEvent, at: number): boolean {
  if (type === 'claimLapsed') return isPast(row.claimed_until, at)
  if (type === 'callbackDue') return isPast(row.due_at, at)
  return true
}

/**
 * Does what time has brought, the visitors and the CRM: lapsed claims, due callbacks, late leads, withdrawn ones, and what
 * the CRM has answered.
 * @param at milliseconds since 1970
 * @returns how many steps were made
 * @throws the database's error
 */
export async function runTimers(database: Pick<Database, 'transaction'>, at = Date.now()): Promise<number> {
  let total = 0
  for (const timer of TIMERS) total += await database.transaction((sql) => happenTo(sql, timer, at))
  return total
}
