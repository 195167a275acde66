import 'server-only'
import { randomUUID } from 'node:crypto'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { xsrfHeaders } from '@/tests/site/xsrfHeaders'
import { FIGHT_SETTINGS } from './deskFight'
import { putDoctor, putHospitals, TEST_DAY } from './testClinic'

/** Variables of a server that many visitors of one address book at. */
export const BOOKING_SETTINGS = {
  ...FIGHT_SETTINGS,
  BOOKING_PROOF: 'none',
  HOLDS_PER_IP: '0',
  LEADS_PER_MINUTE_PER_IP: '0',
  LEADS_PER_DAY_PER_NUMBER: '0',
  SEARCHES_PER_MINUTE_PER_IP: '0',
  CRM_ADAPTER: 'none',
} as const

/** Doctors of the test day, by turns with tokens and with times. */
export async function putClinic(executeSql: ExecuteSql, doctors: number): Promise<void> {
  await putHospitals(executeSql)
  for (let id = 1; id <= doctors; id++)
    await putDoctor(executeSql, id, {
      mode: id % 2 ? 'tokens' : 'times',
      from: '08:00',
      to: '18:00',
      capacity: 40,
    })
}

interface ShownDay {
  readonly sessions: readonly {
    readonly sessionId: string
    readonly places: readonly { readonly placeId: string }[]
  }[]
}

/** The sessions of the test day with their free places. */
export async function clinicShown(url: string, doctors: number) {
  const days: ShownDay[] = []
  for (let id = 1; id <= doctors; id++) {
    const answer = await fetch(`${url}/api/doctors/${id}/places?from=${TEST_DAY}&days=1`)
    days.push(...((await answer.json()) as { data: ShownDay[] }).data)
  }
  const sessions = days.flatMap((day) => day.sessions)
  return {
    sessionIds: sessions.map(({ sessionId }) => sessionId),
    placeIds: sessions.flatMap(({ places }) => places.map(({ placeId }) => placeId)),
  }
}

/** What a server answered; status 0 where none did. */
export interface BookingAnswer {
  readonly status: number
  readonly code?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** How many pairs of appointments have one place. */
export async function placesTwice(executeSql: ExecuteSql): Promise<number> {
  const placed = `a.state in ('requested', 'confirmed')`
  const { rows } = await executeSql<{ n: number }>(
    `select count(*)::int as n from appointment a join appointment b on b.doctor_id = a.doctor_id and b.id > a.id
      and ${placed} and ${placed.replaceAll('a.', 'b.')}
      and case when a.token is null then b.token is null and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
        else b.session_id = a.session_id and b.token = a.token end`,
  )
  return rows[0]?.n ?? 0
}

/** Longer than any server works at a call: who hears nothing for so long asks again. */
const FALLBACK_MS = 20_000

let numbers = 0

/** A visitor's browser, which fails over to another server. */
export class BookingClient {
  private headers: Record<string, string> = {}

  constructor(private readonly urls: readonly string[]) {}

  async open(): Promise<this> {
    this.headers = { 'content-type': 'application/json', ...(await xsrfHeaders(this.urls[0] ?? '')) }
    return this
  }

  async ask(
    turn: number,
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<BookingAnswer> {
    const headers = { ...this.headers, ...(key && { 'idempotency-key': key }) }
    try {
      const url = this.urls[turn % this.urls.length] ?? ''
      const sent = {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(FALLBACK_MS),
      }
      const answer = await fetch(url + path, sent)
      const { code, data } = (await answer.json()) as BookingAnswer
      return { status: answer.status, code, data }
    } catch {
      return { status: 0 }
    }
  }
}

export const bookingOf = (holdId: string) => ({
  holdId,
  patient: { name: `Asha ${randomUUID().slice(0, 4)}`, relation: 'self' },
  MobileNoData: String(6_000_000_000 + numbers++),
  countryCode: '+91',
  language: 'en',
  extras: { privacyNotice: { version: PRIVACY_NOTICE_VERSION, language: 'en' } },
})

/** How booking systems often do it: look whether the place is free, then insert. @returns how many places were sold twice */
export async function checkThenInsert(
  executeSql: ExecuteSql,
  clients: number,
  places: number,
): Promise<number> {
  await executeSql('create table if not exists naive_booking (place int)')
  await executeSql('truncate naive_booking')
  const book = async (place: number) => {
    const { rows } = await executeSql('select 1 from naive_booking where place = $1', [place])
    if (rows.length === 0) await executeSql('insert into naive_booking values ($1)', [place])
  }
  for (let place = 0; place < places; place++)
    await Promise.all(Array.from({ length: clients }, () => book(place)))
  const twice =
    'select count(*)::int as n from (select from naive_booking group by place having count(*) > 1) as twice'
  return (await executeSql<{ n: number }>(twice)).rows[0]?.n ?? 0
}
