import type { StaffRole } from '@/model/desk/staff'
import type { DayMessage, DayPage } from '@/model/desk/dayChanges'
import { DayFeed } from '@/server/desk/day/dayFeed'
import { feedPosition } from '@/server/desk/feed/changeFeed'
import { changeSession } from '@/server/appointments/sessionDay'
import { handlerOf } from '@/server/handlers'
import { SITE } from '@/tests/support/siteRequest'
import { accounts, testAccounts, xsrfProof } from '@/tests/support/testAccounts'
import { clinicForEachTest, freeOf, TEST_DAY, TestVisitor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { staffCookie, staffMember } from '@/tests/support/testStaff'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })
const clinic = clinicForEachTest()
const sql = () => accounts.database.executeSql

async function book(): Promise<{ id: string; visitor: TestVisitor; token: string }> {
  const visitor = new TestVisitor()
  const { body } = await visitor.book(await visitor.held(await clinic.firstPlace()))
  return { id: String(body.data?.Id), token: String(body.data?.token), visitor }
}
const sessionId = () => `${clinic.doctor}.session-${clinic.doctor}.${TEST_DAY.replaceAll('-', '')}`

/** A call of the desk by a member of staff. */
async function call(method: string, query: string, body?: object, role: StaffRole = 'agent', name = 'Meera') {
  const cookie = await staffCookie(accounts.database, { name: `${name} ${role}`, role })
  const proof = xsrfProof(cookie)
  const request = new Request(`${SITE}/desk/api/day${query}`, {
    method,
    headers: { 'content-type': 'application/json', ...proof },
    body: body && JSON.stringify(body),
  })
  const answer = await handlerOf('/desk/api/day', method)?.(request)
  const content = (await answer?.json()) as { data?: DayPage; by?: string; sessions?: DayPage['sessions'] }
  return { http: answer?.status, ...content }
}
const step = (id: string, version: number, action: string, more: object = {}) => ({
  ...{ kind: 'appointment', id, version, action, reason: null },
  ...more,
})
const statesOf = (page: Pick<DayPage, 'sessions'> | undefined) =>
  page?.sessions.flatMap(({ appointments }) => appointments.map(({ state }) => state))

describe(`the live list of a day on ${testDatabaseKind}`, () => {
  it('takes a step once, answers with the session, and tells who was faster', async () => {
    const { id } = await book()
    const first = await call('POST', '', step(id, 1, 'arrive'))
    expect([first.http, statesOf(first.data)]).toEqual([200, ['arrived']])
    // Sent again because its answer was lost.
    expect((await call('POST', '', step(id, 1, 'arrive'))).http).toBe(200)
    const late = await call('POST', '', step(id, 1, 'cancelByClinic', { reason: 'full' }), 'agent', 'Asha')
    expect([late.http, late.by, statesOf({ sessions: late.sessions ?? [] })]).toEqual([
      409,
      'Meera agent',
      ['arrived'],
    ])
    expect((await call('POST', '', step(id, 2, 'accept'))).http).toBe(422)
    expect((await call('POST', '', step(id, 2, 'cancelByClinic'))).http).toBe(400)
    const none = '00000000-0000-4000-8000-000000000000'
    expect((await call('POST', '', step(none, 1, 'arrive'))).http).toBe(404)
    expect((await call('POST', '', step(id, 2, 'begin'), 'viewer')).http).toBe(403)
    expect((await call('POST', '', step(id, 2 ** 40, 'begin'))).http).toBe(400)
  })

  it('calls the next patient, and delays the session', async () => {
    const [one, two] = [await book(), await book()]
    for (const { id } of [one, two]) await call('POST', '', step(id, 1, 'arrive'))
    const next = (id: string, inside: object | null) => ({ kind: 'next', id, version: 2, inside })
    expect((await call('POST', '', next(one.id, null))).http).toBe(200)
    const called = await call('POST', '', next(two.id, { id: one.id, version: 3 }))
    expect(statesOf(called.data)).toEqual(['seen', 'inConsultation'])
    const session = { kind: 'session', session: sessionId(), action: 'delay' }
    const delayed = await call('POST', '', { ...session, minutes: 20 })
    expect(delayed.data?.sessions[0]?.delayMinutes).toBe(20)
    expect((await call('POST', '', { ...session, minutes: 7 })).http).toBe(400)
    const unknown = { ...session, session: '9.nobody.20260101', minutes: 10 }
    expect((await call('POST', '', unknown)).http).toBe(404)
  })

  it('reads a day or some of its sessions, of one place where that is asked', async () => {
    const { id } = await book()
    const read = async (query: string) => (await call('GET', `?date=${TEST_DAY}${query}`)).data
    const shown = (page?: DayPage) =>
      page?.sessions.flatMap(({ appointments }) => appointments.map((one) => one.id))
    expect(shown(await read('&place='))).toContain(id)
    expect(shown(await read(`&place=&sessions=${sessionId()}`))).toEqual([id])
    expect(shown(await read(`&place=bandra&sessions=${sessionId()}`))).toEqual([])
    expect((await call('GET', `?date=${TEST_DAY}&sessions=a';--`)).http).toBe(400)
  })

  it('tells which sessions have changed: booked, moved away from, a step, a delay', async () => {
    const told: string[] = []
    const feed = new DayFeed(sql(), async (ids) => new Set(ids))
    const listener = {
      ...{
        reader: await staffMember(accounts.database, { name: 'Meera listens', role: 'agent' }),
        sessionId: 'x',
      },
      // Sessions of earlier tests come late where a transaction of another test holds the feed back.
      tell: (messages: readonly DayMessage[]) =>
        void told.push(
          ...messages
            .filter(({ sessionId: of }) => of.startsWith(`${clinic.doctor}.`))
            .map(({ sessionId: of, day }) => `${of} ${day}`),
        ),
      end: () => undefined,
    }
    const { stop } = await feed.listen(listener, await feedPosition(sql()))
    const tells = async (does: () => Promise<unknown>) => {
      told.splice(0)
      await does()
      for (let waited = 0; told.length === 0 && waited < 300; waited++)
        await new Promise((resolve) => setTimeout(resolve, 100))
      return [...new Set(told)]
    }
    const changed = [`${sessionId()} ${TEST_DAY}`]
    let patient: Awaited<ReturnType<typeof book>> | undefined
    expect(await tells(async () => (patient = await book()))).toEqual(changed)
    const { id = '', visitor, token = '' } = patient ?? {}
    expect(await tells(() => call('POST', '', step(id, 1, 'arrive')))).toEqual(changed)
    expect(await tells(() => call('POST', '', step(id, 2, 'undo')))).toEqual(changed)
    const change = { id: sessionId(), action: 'delay', delay: 10 } as const
    expect(await tells(() => changeSession(accounts.database, change, { name: 'Meera' }))).toEqual(changed)
    const later = (await freeOf(clinic.doctor)).at(-1) ?? ''
    const holdId = await visitor?.held(later)
    expect(await tells(async () => visitor?.act(token, 'move', { holdId }))).toEqual(changed)
    stop()
    await feed.stop()
  }, 180_000)
})
