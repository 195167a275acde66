import { SITE, requestWith } from '@/tests/support/siteRequest'
import * as t from 'io-ts'
import { STAFF_ROLES } from '@/model/desk/staff'
import { ok } from '@/server/http/envelope'
import { accounts, testAccounts, xsrfProof } from '@/tests/support/testAccounts'
import { staffCookie } from '@/tests/support/testStaff'
import { loggedInUser } from '@/tests/support/testUser'
import { deskAudit } from './deskAudit'
import { deskCall, deskForm, deskRead, staffOfCookies } from './deskGuard'
import { leaveDesk } from './loginCalls'
import { deskCookie } from './deskSessions'

testAccounts()

const sql = (text: string, values?: readonly unknown[]) => accounts.database.executeSql(text, values)
const cookieOf = (role: (typeof STAFF_ROLES)[number], name = 'Meera Nair') =>
  staffCookie(accounts.database, { role, name })

const read = deskRead('agent', async (_request, { name, role }) => ok({ name, role }))
const change = deskCall('manager', t.type({ a: t.number }), async ({ body, session }) =>
  ok({ name: session.staff.name, body }),
)

const reading = (cookie: string) => read(requestWith({ cookie }, '/desk/api/x'))
const changing = (headers: Record<string, string>, body = '{"a":1}') =>
  change(
    new Request(`${SITE}/desk/api/x`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )
const answerOf = async (answer: Response | Promise<Response>) => {
  const response = await answer
  return { http: response.status, ...((await response.json()) as { code?: string; data?: unknown }) }
}

describe('a call of the desk', () => {
  it('is answered to its role and those above it, and is in no cache', async () => {
    const found = []
    for (const role of STAFF_ROLES) found.push((await answerOf(reading(await cookieOf(role)))).http)
    expect(found).toEqual([200, 200, 200, 403, 403, 403])
    const answer = await reading(await cookieOf('owner'))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ data: { name: 'Meera Nair', role: 'owner' } })
    expect(await answerOf(reading(await cookieOf('viewer')))).toMatchObject({ http: 403, code: 'deskRole' })
  })

  it('says who is not signed in, and takes no visitor’s session for one', async () => {
    const { cookie, token } = await loggedInUser()
    for (const other of ['', cookie, `desk=${token}`, `desk=${'A'.repeat(43)}`, 'desk=x'])
      expect(await answerOf(reading(other))).toMatchObject({ http: 401, code: 'deskSession' })
  })

  it('that changes something needs the XSRF token as well', async () => {
    const cookie = await cookieOf('manager')
    expect((await changing({ cookie, origin: SITE })).status).toBe(403)
    expect(await answerOf(changing(xsrfProof(cookie)))).toMatchObject({
      http: 200,
      data: { name: 'Meera Nair', body: { a: 1 } },
    })
    expect(await answerOf(changing(xsrfProof()))).toMatchObject({ http: 401, code: 'deskSession' })
    expect((await changing(xsrfProof(cookie), '{"a":"1"}')).status).toBe(400)
    // Whatever the body is.
    expect(await answerOf(changing(xsrfProof(await cookieOf('agent')), '{'))).toMatchObject({
      http: 403,
      code: 'deskRole',
    })
  })

  it('takes a body up to its limit', async () => {
    const { cookie, ...proof } = xsrfProof(await cookieOf('owner'))
    expect((await changing({ cookie, ...proof }, `"${'x'.repeat(300_000)}"`)).status).toBe(413)
  })

  it('that is a form takes those of this site’s own pages, and says by the address what was wrong', async () => {
    const form = deskForm('manager', '/desk/staff', async ({ body }) => ok({ a: body.get('a') }))
    const send = (cookie: string, origin = SITE, body = 'a=1') =>
      form(
        new Request(`${SITE}/desk/x`, {
          method: 'POST',
          body,
          headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
        }),
      )
    expect(await answerOf(send(await cookieOf('owner')))).toMatchObject({ data: { a: '1' } })
    expect(await answerOf(send(await cookieOf('owner'), SITE, 'a=1%002'))).toMatchObject({
      data: { a: '12' },
    })
    expect((await send(await cookieOf('owner'), 'https://evil.example')).status).toBe(403)
    const location = async (cookie: string) => (await send(cookie)).headers.get('location')
    expect(await location(await cookieOf('agent'))).toBe('/desk/staff?problem=role')
    expect(await location('')).toBe('/desk/login?problem=session')
  })
})

describe('a session at the desk', () => {
  it('is in a cookie that no script reads and no other site has sent', async () => {
    expect(deskCookie('x')).toBe('desk=x; Path=/; SameSite=Strict; Max-Age=43200; HttpOnly')
    accounts.configure({ SITE_URL: 'https://clinic.example' })
    expect(deskCookie('x')).toBe('__Host-desk=x; Path=/; SameSite=Strict; Max-Age=43200; HttpOnly; Secure')
    const cookie = await cookieOf('owner')
    expect((await staffOfCookies(cookie))?.name).toBe('Meera Nair')
    expect(await staffOfCookies(cookie.replace('__Host-', ''))).toBeUndefined()
  })

  it.each([
    ['after half an hour without use', `last_seen_at = now() - interval '30 minutes 1 second'`],
    ['after 12 hours', 'expires_at = now()'],
    ['once it was ended', 'revoked_at = now()'],
  ])('is over %s', async (_when, change) => {
    const cookie = await cookieOf('owner', 'Asha Rao')
    expect(await staffOfCookies(cookie)).toMatchObject({ name: 'Asha Rao', role: 'owner' })
    await sql(`update staff_session set ${change}`)
    expect(await staffOfCookies(cookie)).toBeUndefined()
  })

  it('is over when its person is disabled, and follows a change of role', async () => {
    const cookie = await cookieOf('owner', 'Ravi Kumar')
    await sql(`update staff_member set role = 'viewer' where name = 'Ravi Kumar'`)
    expect((await staffOfCookies(cookie))?.role).toBe('viewer')
    await sql(`update staff_member set disabled_at = now() where name = 'Ravi Kumar'`)
    expect(await staffOfCookies(cookie)).toBeUndefined()
    await sql('update staff_member set disabled_at = null')
  })

  it('lives on with use, and not by what a page asks by itself', async () => {
    const cookie = await cookieOf('agent', 'Sunita Devi')
    const idleAfter = async (ask: () => Promise<unknown>) => {
      await sql(`update staff_session set last_seen_at = now() - interval '29 minutes'`)
      await ask()
      const { rows } = await sql(`select from staff_session where last_seen_at > now() - interval '1 minute'`)
      return rows.length
    }
    const quiet = deskRead('agent', async () => ok({}), { isUse: false })
    const response = async () => quiet(requestWith({ cookie }))
    expect(await idleAfter(response)).toBe(0)
    expect(await idleAfter(() => staffOfCookies(cookie, { isUse: false }))).toBe(0)
    expect(await idleAfter(async () => reading(cookie))).toBe(1)
  })

  it('stands in the database without its token', async () => {
    const cookie = await cookieOf('owner')
    const { rows } = await sql('select * from staff_session')
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('desk='.length))
  })

  it('ends with the way out, and that is written down', async () => {
    const cookie = await cookieOf('agent', 'Farah Khan')
    const headers = { cookie, origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
    const left = await leaveDesk(new Request(`${SITE}/desk/logout`, { method: 'POST', body: '', headers }))
    expect(left.headers.get('location')).toBe('/desk/login?done=signed-out')
    expect(left.headers.getSetCookie()).toEqual([expect.stringContaining('desk=; Path=/')])
    expect(await staffOfCookies(cookie)).toBeUndefined()
  })
})

test('what one does after the other is written down, each before the next', async () => {
  for (const subject of ['one', 'two', 'three'])
    await deskAudit({ name: 'Meera Nair' }, { action: 'lead.shown', subject })
  const { rows } = await sql('select entry from audit_entry order by seq desc limit 1')
  expect(rows[0]).toMatchObject({ entry: expect.stringContaining('three') })
})

test('what many do at once is written down in full', async () => {
  await sql('alter table audit_entry disable trigger all')
  await sql('delete from audit_entry')
  await sql('alter table audit_entry enable trigger all')
  const people = Array.from({ length: 50 }, (_, n) => ({ name: `Agent ${n}` }))
  await Promise.all(people.map((person) => deskAudit(person, { action: 'lead.shown', subject: person.name })))
  const { rows } = await sql('select entry from audit_entry order by seq')
  expect(rows).toHaveLength(50)
  expect(rows[0]).toMatchObject({ entry: expect.stringContaining('"actor":"staff Agent 0"') })
})
