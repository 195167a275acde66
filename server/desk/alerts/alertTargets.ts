import 'server-only'
import { randomUUID } from 'node:crypto'
import { decoded } from '@/model/decoded'
import type { Device } from '@/model/account/device'
import {
  ALERT_KINDS,
  type AlertChoice,
  type AlertKind,
  defaultAlertChoice,
  type InboxAlerts,
  PushBrowser,
} from '@/model/desk/alerts'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import { sign } from '@/server/config/secret'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import type { DeskSession } from '@/server/desk/staff/deskSessions'
import { openJson, sealJson } from '@/server/privacy/sealing/sealedJson'
import { vapidKeysOf } from './vapidKeys'

/*
 * Where a member of staff gets alerts, and of which kinds. A browser belongs to the session that it is signed in with: it goes by a
 * trigger when that session or its person's work at the desk ends, and when the session's 12 hours are over.
 */

/** Where an alert goes. */
export type AlertPlace =
  | { readonly kind: 'push'; readonly browser: PushBrowser }
  | { readonly kind: 'mail'; readonly address: string }

const sealed = (id: string, content: JsonObject): string =>
  JSON.stringify(sealJson('staff alert', content, id))

/** Opens a target. @returns undefined for what is none @throws as openJson */
export function placeOf(id: string, stored: JsonObject): AlertPlace | undefined {
  const content = openJson('staff alert', stored, id)
  if (typeof content.address === 'string') return { kind: 'mail', address: content.address }
  const browser = decoded(PushBrowser, content)
  return browser && { kind: 'push', browser }
}

interface StoredChoice {
  readonly push: readonly string[]
  readonly mail: readonly string[]
  readonly sound: boolean
}

const kindsIn = (texts: readonly string[]): readonly AlertKind[] =>
  ALERT_KINDS.filter((kind) => texts.includes(kind))

/** The choice of a row; the role's own where there is none. */
export const choiceOf = (row: StoredChoice | undefined, role: StaffMember['role']): AlertChoice =>
  row ? { push: kindsIn(row.push), mail: kindsIn(row.mail), sound: row.sound } : defaultAlertChoice(role)

/** What a person has chosen; undefined before the first time. @throws the database's error */
async function storedChoice(executeSql: ExecuteSql, staffId: string): Promise<StoredChoice | undefined> {
  const select = 'select push, mail, sound from staff_alert_choice where staff_id = $1::uuid'
  return (await executeSql<StoredChoice>(select, [staffId])).rows[0]
}

/** A browser in which a person gets alerts. */
export interface OwnBrowser {
  readonly id: string
  readonly device: Device | null
  readonly createdAt: Date
  /** Whether it is the one that asks. */
  readonly isHere: boolean
}

/** What a person sees of the own choices. */
export interface OwnAlerts {
  readonly choice: AlertChoice
  /** '' for none. */
  readonly address: string
  readonly browsers: readonly OwnBrowser[]
}

const BROWSERS = `select t.id, s.device, t.created_at as "createdAt", s.id = $2::uuid as "isHere"
  from staff_alert_target t join staff_session s on s.id = t.session_id
  where t.staff_id = $1::uuid and s.expires_at > now() order by t.created_at desc`
const MAIL = `select id, content from staff_alert_target where staff_id = $1::uuid and session_id is null`

/** A person's choices, mail address and browsers. @throws the database's error; as openJson */
export async function ownAlerts(executeSql: ExecuteSql, { staff, id }: DeskSession): Promise<OwnAlerts> {
  const choice = choiceOf(await storedChoice(executeSql, staff.id), staff.role)
  const [mail] = (await executeSql<{ id: string; content: JsonObject }>(MAIL, [staff.id])).rows
  const place = mail && placeOf(mail.id, mail.content)
  const browsers = (await executeSql<OwnBrowser>(BROWSERS, [staff.id, id])).rows
  return { choice, address: place?.kind === 'mail' ? place.address : '', browsers }
}

const CHOOSE = `insert into staff_alert_choice (staff_id, push, mail, sound)
  select $1::uuid, array(select json_array_elements_text($2::json)), array(select json_array_elements_text($3::json)), $4
  on conflict (staff_id) do update set push = excluded.push, mail = excluded.mail, sound = excluded.sound`
const DROP_MAIL = 'delete from staff_alert_target where staff_id = $1::uuid and session_id is null'
const ADD_MAIL = `insert into staff_alert_target (id, staff_id, content) values ($1::uuid, $2::uuid, $3::jsonb)
  on conflict (staff_id) where session_id is null do update set id = excluded.id, content = excluded.content`

/** Keeps a person's choices. @param address '' for no mail @throws the database's error */
export async function saveAlerts(
  executeSql: ExecuteSql,
  staffId: string,
  { choice, address }: { readonly choice: AlertChoice; readonly address: string },
): Promise<void> {
  const { push, mail, sound } = choice
  await executeSql(CHOOSE, [staffId, JSON.stringify(push), JSON.stringify(mail), sound])
  await executeSql(DROP_MAIL, [staffId])
  if (address === '') return
  const id = randomUUID()
  await executeSql(ADD_MAIL, [id, staffId, sealed(id, { address })])
}

const FORGET_ENDPOINT = 'delete from staff_alert_target where endpoint_hash = $1 or session_id = $2::uuid'
/** Two requests at once of one browser: one row stays. */
const ADD_BROWSER = `insert into staff_alert_target (id, staff_id, session_id, endpoint_hash, content)
  select $1::uuid, $2::uuid, s.id, $4, $5::jsonb from staff_session s where s.id = $3::uuid and s.revoked_at is null
  on conflict do nothing`
const FIRST_CHOICE = `insert into staff_alert_choice (staff_id, push, mail, sound)
  select $1::uuid, array(select json_array_elements_text($2::json)), array(select json_array_elements_text($3::json)), false
  on conflict (staff_id) do nothing`

/**
 * Tells a person in this browser from now on: it takes the place of what the session or the browser had before.
 * @param secret of the site
 * @throws the database's error
 */
export async function addBrowser(
  executeSql: ExecuteSql,
  { staff, id: sessionId }: DeskSession,
  browser: PushBrowser,
  secret: string,
): Promise<void> {
  const hash = sign(secret, 'push endpoint', browser.endpoint)
  const { push, mail } = defaultAlertChoice(staff.role)
  await executeSql(FIRST_CHOICE, [staff.id, JSON.stringify(push), JSON.stringify(mail)])
  await executeSql(FORGET_ENDPOINT, [hash, sessionId])
  const id = randomUUID()
  await executeSql(ADD_BROWSER, [id, staff.id, sessionId, hash, sealed(id, browser)])
}

/** Tells a person no more in one of the own browsers. @returns whether there was one @throws the database's error */
export async function forgetBrowser(executeSql: ExecuteSql, staffId: string, id: string): Promise<boolean> {
  const { rowCount } = await executeSql(
    'delete from staff_alert_target where id = $2::uuid and staff_id = $1::uuid and session_id is not null',
    [staffId, id],
  )
  return rowCount > 0
}

const HAS_BROWSER = 'select exists (select from staff_alert_target where session_id = $1::uuid) as has'

/** What the inbox does for a person; it registers the browser of a new session where the person wants alerts. @throws the database's error */
export async function inboxAlerts(
  executeSql: ExecuteSql,
  { staff, id }: DeskSession,
  secret: string,
): Promise<InboxAlerts> {
  const stored = await storedChoice(executeSql, staff.id)
  if (!stored || !isAtLeast(staff, 'agent')) return { sound: false, publicKey: null }
  const has = (await executeSql<{ has: boolean }>(HAS_BROWSER, [id])).rows[0]?.has
  const isWanted = !has && stored.push.length > 0
  return { sound: stored.sound, publicKey: isWanted ? vapidKeysOf(secret).publicKey : null }
}
