import 'server-only'
import { staffNameKey } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { addFollowUps } from '@/server/desk/followUp/createFollowUps'
import { lockFollowUps } from '@/server/desk/followUp/changeFollowUp'
import { writeStep } from '@/server/desk/followUp/followUpStep'
import { limitsOf, readSettings } from '@/server/desk/followUp/settingsStore'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { FollowUpMachineEvent } from '@/machines/leadFollowUp/leadFollowUp.context'
import { DEMO_ADAPTER } from '@/server/delivery/outbox/deliveryRows'
import { writeLeadBatch } from '@/server/leads/intake/leadBatch'
import { type FilledAppointments, fillAppointments, removeAppointments } from './demoAppointments'
import { demoHistory, seededRandom } from './demoHistory'
import { demoLeads } from './demoLeads'

const DAYS = 28
const BATCH = 200

/** People without any way to sign in. */
const NAMES = ['Kavya Menon', 'Arjun Shetty', 'Nisha Verghese', 'Imran Sheikh', 'Tara Bhatt'].map(
  (name) => `${name} (demo)`,
)

const REAL = `select from lead where not exists (
  select from lead_delivery d where d.lead_id = lead.id and d.adapter = '${DEMO_ADAPTER}') limit 1`
const DEMO = `select from lead_delivery where adapter = '${DEMO_ADAPTER}' limit 1`
const DELIVERED = `update lead_delivery set state = 'delivered', adapter = '${DEMO_ADAPTER}', next_attempt_at = null,
  delivered_at = updated_at where lead_id = any($1::uuid[])`
const markDelivered = async (executeSql: ExecuteSql, ids: readonly string[]): Promise<void> => {
  await executeSql(DELIVERED, [ids])
}
const STAFF = `insert into staff_member (name, name_key, role) select name, key, 'agent'
  from unnest($1::text[], $2::text[]) as given(name, key)
  on conflict (name_key) do update set role = staff_member.role returning id, name`
const REMOVE_LEADS = `delete from lead where id in (select lead_id from lead_delivery where adapter = '${DEMO_ADAPTER}')`
const REMOVE_STAFF = `delete from staff_member where name_key = any($1::text[]) and password_hash is null
  and not exists (select from staff_passkey p where p.staff_id = staff_member.id)`

/** Steps of leads one after the other, each with the rows as they then are. */
async function writeHistories(
  executeSql: ExecuteSql,
  histories: ReadonlyMap<string, readonly FollowUpMachineEvent[]>,
  settings: StoredSettings,
): Promise<number> {
  let written = 0
  for (let step = 0; ; step++) {
    const ids = [...histories].flatMap(([id, events]) => (events.length > step ? [id] : []))
    if (!ids.length) return written
    const rows = await lockFollowUps(executeSql, ids, settings)
    for (const [id, row] of rows) {
      const event = histories.get(id)?.[step]
      const stepped = event && (await writeStep(executeSql, row, event, limitsOf(settings)))
      if (typeof stepped !== 'object') throw new Error(`the demonstration's ${event?.type} does not fit`)
      written += 1
    }
  }
}

type Filled =
  | ({ readonly kind: 'filled'; readonly leads: number; readonly events: number } & FilledAppointments)
  /** There are leads of patients, or the demonstration's already. */
  | { readonly kind: 'hasLeads' | 'isThere' }

/** Doctors whose schedules are filled. */
const DOCTORS = 6

/**
 * Fills an empty desk with invented leads of four weeks and what became of them, and with appointments of four weeks before and after.
 * @throws the database's error
 */
export async function fillDemo(
  { executeSql, transaction }: Pick<Database, 'executeSql' | 'transaction'>,
  {
    leads: count = 2000,
    doctors = DOCTORS,
    now = Date.now(),
    onProgress = (_leads: number): void => {},
  } = {},
): Promise<Filled> {
  if ((await executeSql(REAL)).rows.length) return { kind: 'hasLeads' }
  if ((await executeSql(DEMO)).rows.length) return { kind: 'isThere' }
  const settings = await readSettings(executeSql)
  const random = seededRandom(7)
  const staff = await executeSql<{ id: string; name: string }>(STAFF, [NAMES, NAMES.map(staffNameKey)])
  const staffIds = staff.rows.map(({ id }) => id)
  const time = { now, limits: limitsOf(settings), settings, staffIds, random }
  const leads = demoLeads(count, { days: DAYS, now, timeZone: settings.timeZone, random })
  let events = 0
  for (let from = 0; from < leads.length; from += BATCH) {
    const batch = leads.slice(from, from + BATCH)
    const ids = batch.map(({ row }) => row.id)
    // At once: a running server sees them as they are now, and delivers none.
    events += await transaction(async (inTransaction) => {
      await writeLeadBatch(
        inTransaction,
        batch.map(({ row }) => row),
      )
      await markDelivered(inTransaction, ids)
      await addFollowUps(inTransaction, ids, settings, new Date(now))
      const histories = new Map(batch.map((lead) => [lead.row.id, demoHistory(lead, time)]))
      return writeHistories(inTransaction, histories, settings)
    })
    onProgress(Math.min(from + BATCH, leads.length))
  }
  const database = { executeSql, transaction }
  const parts = { database, now, settings, staff: staff.rows, markDelivered }
  return { kind: 'filled', leads: leads.length, events, ...(await fillAppointments(parts, doctors)) }
}

/** Takes the demonstration out again; patients' leads stay. @returns how many leads went */
export const removeDemo = ({ transaction }: Pick<Database, 'transaction'>): Promise<number> =>
  transaction(async (executeSql) => {
    const removed = await removeAppointments(
      executeSql,
      DEMO_ADAPTER,
      async () => (await executeSql(REMOVE_LEADS)).rowCount ?? 0,
    )
    await executeSql(REMOVE_STAFF, [NAMES.map(staffNameKey)])
    return removed
  })
