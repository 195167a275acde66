import 'server-only'
import { expandLead, type Lead } from '@/model/lead/lead'
import { afterOpenMinutes } from '@/model/desk/openTime'
import type { StoredSettings } from '@/model/desk/deskSettings'
import { PLAIN_SOURCE } from '@/model/desk/spend'
import type { Database } from '@/server/database/database'
import { arrayOf, type ExecuteSql } from '@/server/database/postgres/sqlPool'
import {
  contentOf,
  LEAD_COLUMNS,
  type LeadContent,
  type StoredColumns,
} from '@/server/privacy/sealing/leadContent'
import { searchColumns } from '@/server/leads/leadWords'
import { treatmentOf } from './deskRows'
import { followAppointments } from './appointmentNews'
import { FOLLOW_UP_COLUMNS, ownPriority, type StoredFollowUp } from './followUpRow'
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
    and not exists (select from lead_search s where s.lead_id = lead.id)`

/** A doctor's own hospital: the only one of theirs. */
const DOCTORS = `select id::text, name, case when jsonb_array_length(row -> 'hospitalSlugs') = 1
    then row -> 'hospitalSlugs' ->> 0 end as hospital from catalogue_doctors where id = any($1::integer[])`
const HOSPITALS = 'select id::text, key from catalogue_hospitals where id = any($1::integer[])'

/** A lead that is erased meanwhile gets no row. */
const INSERT = `with given as materialized (
    select * from json_to_recordset($1::json) as x(lead_id uuid, priority smallint, call_by timestamptz,
      arrived_at timestamptz, tier smallint, city text, treatment_key text, source text, branch text, to_assign boolean, content jsonb, words text[])
    where exists (select from lead where lead.id = x.lead_id)
  ), added as (
    insert into lead_follow_up (lead_id, own_priority, priority, since, call_by, arrived_at, tier, city, treatment_key, source, branch,
      to_assign, word_keys)
    select lead_id, priority, priority, arrived_at, call_by, arrived_at, tier, city, treatment_key, source, branch,
      to_assign, lead_word_keys(words) from given
    on conflict (lead_id) do nothing
  )
  insert into lead_search (lead_id, content, words) select lead_id, content, words from given
  on conflict (lead_id) do nothing`

/** Leads that were booked as they came, locked before their rows are, as by every step: they follow the appointment at once. */
const LOCK_BOOKED = `select lead.id from lead join appointment a on a.id = lead.id
  where lead.id = any($1::uuid[]) order by lead.id for no key update of lead`
const ADDED = `select ${FOLLOW_UP_COLUMNS} from lead_follow_up f
  where f.lead_id = any($1::uuid[]) and f.version = 0 for update of f`

interface AskedDoctor {
  readonly id: string
  readonly name: string
  readonly hospital: string | null
}

/** The rows of the catalogue that leads ask for, by id. @throws the database's error */
async function askedFor<Row extends { readonly id: string }>(
  executeSql: ExecuteSql,
  statement: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const numbers = [...new Set(ids.filter(Boolean))].map(Number)
  if (!numbers.length) return new Map()
  const { rows } = await executeSql<Row>(statement, [numbers])
  return new Map(rows.map((row) => [row.id, row]))
}

const idIn = (field: unknown): string => /^\d{1,9}$/.exec(String(field ?? ''))?.[0] ?? ''

/** The id of the doctor that a lead asks for; '' for none. */
const doctorOf = ({ fields }: LeadContent): string => idIn(fields.docotrid)
/** As doctorOf, of the hospital. */
const hospitalOf = ({ fields }: LeadContent): string => idIn(fields.hospitalid)

/** An arrived lead with its content. */
interface OpenedLead {
  readonly lead: Arrived
  readonly content: LeadContent
}

/** Values that the rows of several leads share. */
interface RowParts {
  readonly settings: StoredSettings
  readonly doctors: ReadonlyMap<string, AskedDoctor>
  readonly hospitals: ReadonlyMap<string, { readonly key: string }>
  readonly now: Date
}

function rowOf({ lead, content }: OpenedLead, { settings: stored, doctors, hospitals, now }: RowParts) {
  const { settings, openingHours, timeZone } = stored
  const { name, mobile, fields } = content
  const doctor = doctors.get(doctorOf(content))
  const arrivedAt = new Date(lead.created_at)
  const { lead_tier: tier, suspected_spam: isSuspectedSpam } = lead
  const priority = ownPriority({ tier, arrivedAt, isSuspectedSpam, now })
  // Leads older than the desk are not late.
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
    branch: hospitals.get(hospitalOf(content))?.key ?? doctor?.hospital ?? null,
    to_assign: isLive,
    ...searchColumns(lead.id, {
      name,
      mobile,
      treatment: treatmentOf(content),
      doctor: doctor?.name ?? '',
    }),
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
  if (!rows.length) return
  const opened = rows.map((lead) => ({ lead, content: contentOf(lead) }))
  const asked = (of: (content: LeadContent) => string) => opened.map(({ content }) => of(content))
  const parts = {
    ...{ settings, now },
    doctors: await askedFor<AskedDoctor>(executeSql, DOCTORS, asked(doctorOf)),
    hospitals: await askedFor<{ id: string; key: string }>(executeSql, HOSPITALS, asked(hospitalOf)),
  }
  const ids = arrayOf(rows.map(({ id }) => id))
  const booked = (await executeSql<{ id: string }>(LOCK_BOOKED, [ids])).rows.map(({ id }) => id)
  await executeSql(INSERT, [JSON.stringify(opened.map((one) => rowOf(one, parts)))])
  if (!booked.length) return
  const added = await executeSql<StoredFollowUp>(ADDED, [arrayOf(booked)])
  await followAppointments(executeSql, added.rows, settings, now.getTime())
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
 * Creates rows for the next leads: new ones first; without any, leads older than the desk, newest first. Only one
 * server does it at a time.
 * @returns whether there may be more to do at once
 * @throws the database's error
 */
export async function takeNewLeads(database: Database): Promise<boolean> {
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

/**
 * A lead's source in a few words, stored in plain text: the campaign's source if it is a plain word, else the
 * channel's name (model/page/tracking.ts, channelOf).
 */
function leadSourceOf(lead: Pick<Lead, 'Zutm_sourcedata' | 'lead_channeldata' | 'GCLID'>): string {
  const named = lead.Zutm_sourcedata.trim().toLowerCase()
  if (PLAIN_SOURCE.test(named)) return named
  const channel = lead.lead_channeldata.trim().toLowerCase()
  if (PLAIN_SOURCE.test(channel)) return channel
  return lead.GCLID ? 'paid' : named ? 'other' : 'unknown'
}
