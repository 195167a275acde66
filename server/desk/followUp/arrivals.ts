import 'server-only'
import { expandLead, type Lead } from '@/model/lead/lead'
import { afterOpenMinutes } from '@/model/desk/openTime'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { contentOf, LEAD_COLUMNS, type StoredColumns } from '@/server/privacy/sealing/leadContent'
import { ownPriority } from './followUpRow'
import { searchColumns } from './nameSearch'
import { currentSettings } from './settingsStore'

/*
 * A lead is stored without a row of the desk's, which it gets here a moment later: storing one stays as quick as it is
 * (docs/decisions/0055).
 */

interface Arrived extends StoredColumns {
  readonly created_at: Date
  readonly lead_tier: number
  readonly suspected_spam: boolean
  readonly city_index: string
  readonly treatment_index: string
}

const LEADS = `select ${LEAD_COLUMNS}, lead.created_at, lead.lead_tier, lead.suspected_spam,
    lower(lead.city) as city_index, lead.treatment_key as treatment_index
  from lead where lead.id = any($1::uuid[])
    and not exists (select from lead_follow_up f where f.lead_id = lead.id)`

/** A lead that is erased meanwhile gets no row. */
const INSERT = `with given as materialized (
    select * from json_to_recordset($1::json) as x(lead_id uuid, priority smallint, call_by timestamptz,
      arrived_at timestamptz, tier smallint, city text, treatment_key text, source text, content jsonb, words text[])
    where exists (select from lead where lead.id = x.lead_id)
  ), added as (
    insert into lead_follow_up (lead_id, own_priority, priority, since, call_by, arrived_at, tier, city, treatment_key, source,
      word_keys)
    select lead_id, priority, priority, arrived_at, call_by, arrived_at, tier, city, treatment_key, source,
      lead_word_keys(words) from given
    on conflict (lead_id) do nothing returning lead_id
  )
  insert into lead_search (lead_id, content, words)
  select lead_id, content, words from given where lead_id in (select lead_id from added)
  on conflict (lead_id) do nothing`

function rowOf(lead: Arrived, { settings, openingHours, timeZone }: StoredSettings, now: Date) {
  const { name, fields } = contentOf(lead)
  const arrivedAt = new Date(lead.created_at)
  const { lead_tier: tier, suspected_spam: isSuspectedSpam } = lead
  const priority = ownPriority({ tier, arrivedAt, isSuspectedSpam, now })
  // What lay there before the desk did is not late.
  const isLive = priority < 10
  const callBy = afterOpenMinutes(arrivedAt.getTime(), settings.firstCallMinutes, openingHours, timeZone)
  return {
    lead_id: lead.id,
    priority,
    call_by: isLive ? new Date(callBy) : null,
    arrived_at: arrivedAt,
    tier,
    city: lead.city_index,
    treatment_key: lead.treatment_index,
    source: leadSourceOf(expandLead(fields)),
    ...searchColumns(lead.id, name),
  }
}

/**
 * Gives leads their rows, where they have none.
 * @throws the database's error
 */
export async function addFollowUps(
  executeSql: ExecuteSql,
  leadIds: readonly string[],
  settings: StoredSettings,
  now = new Date(),
): Promise<void> {
  if (!leadIds.length) return
  const { rows } = await executeSql<Arrived>(LEADS, [leadIds])
  if (rows.length) await executeSql(INSERT, [JSON.stringify(rows.map((lead) => rowOf(lead, settings, now)))])
}

/** Leads that are looked at in one transaction. */
const BATCH_ROWS = 200
/** Another database's transactions, after one was restored by other means than ours: then all are looked at again. */
const PLACE = `select arrived_xid::text as "arrivedXid", older_than as "olderThan",
    arrived_xid > pg_snapshot_xmax(pg_current_snapshot()) as "isForeign"
  from desk_arrival for update skip locked`
/** All that have arrived by then: what commits later has a later transaction, or is still under way. */
const ARRIVED = `select id, arrived_xid::text as xid from lead
  where arrived_xid > $1::text::xid8 and arrived_xid < pg_snapshot_xmin(pg_current_snapshot())
  order by arrived_xid fetch first ${BATCH_ROWS} rows with ties`
const OLDER = `select id from lead where id < $1::uuid order by id desc limit ${BATCH_ROWS}`
const MOVE = 'update desk_arrival set arrived_xid = $1::text::xid8, older_than = $2::uuid'

interface Place {
  readonly arrivedXid: string
  readonly olderThan: string | null
  readonly isForeign: boolean
}

/**
 * Gives the next leads their rows: first those that came since, then, when there are none, those of before the desk, newest
 * first. Of several servers one does it at a time.
 * @returns whether there may be more to do at once
 * @throws the database's error
 */
export async function takeArrivals(database: Database): Promise<boolean> {
  const settings = await currentSettings(database.executeSql)
  return database.transaction(async (executeSql) => {
    const [place] = (await executeSql<Place>(PLACE)).rows
    if (!place) return false
    const from = place.isForeign ? '0' : place.arrivedXid
    const arrived = (await executeSql<{ id: string; xid: string }>(ARRIVED, [from])).rows
    const older =
      arrived.length || place.olderThan === null
        ? []
        : (await executeSql<{ id: string }>(OLDER, [place.olderThan])).rows
    const ids = [...arrived, ...older].map(({ id }) => id)
    if (!ids.length && place.olderThan === null) return false
    await addFollowUps(executeSql, ids, settings)
    const olderThan = arrived.length ? place.olderThan : (older.at(-1)?.id ?? null)
    await executeSql(MOVE, [arrived.at(-1)?.xid ?? from, olderThan])
    return ids.length >= BATCH_ROWS
  })
}

/** A word that an address names as its source, not somebody's address or number. */
const PLAIN = /^(?=.{1,40}$)[a-z][a-z_. -]*\d{0,4}$/

/**
 * Where a lead came from, in a few words that stand in the clear: the campaign's source where it is a plain word, else the
 * way in the care team's words (model/page/tracking.ts, channelOf).
 */
function leadSourceOf(lead: Pick<Lead, 'Zutm_sourcedata' | 'lead_channeldata' | 'GCLID'>): string {
  const named = lead.Zutm_sourcedata.trim().toLowerCase()
  if (PLAIN.test(named)) return named
  const channel = lead.lead_channeldata.trim().toLowerCase()
  if (PLAIN.test(channel)) return channel
  return lead.GCLID ? 'paid' : named ? 'other' : 'unknown'
}
