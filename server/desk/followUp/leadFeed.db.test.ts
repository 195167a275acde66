import { runtime, setRuntime } from '@/server/runtime'
import { endSessionsOf, livingSessions } from '@/server/desk/staff/deskSessions'
import { withTimeout } from '@/server/withTimeout'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { requestWith } from '@/tests/support/siteRequest'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { staffCookie, staffMember } from '@/tests/support/testStaff'
import { followLeads } from '@/server/desk/feed/feedCalls'
import { LeadFeed } from './leadFeed'

testAccounts()

const sql = () => accounts.database.executeSql

async function signedIn(name: string) {
  const person = { name, role: 'agent' } as const
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, person)
  return { browser, staff: { id: await staffMember(accounts.database, person) } }
}
type Signed = Awaited<ReturnType<typeof signedIn>>

it('a feed whose reader goes ends without an error, and is open no longer', async () => {
  const { browser, staff } = await signedIn('Meera Nair')
  const leadFeed = new LeadFeed(sql(), livingSessions)
  setRuntime({ ...runtime(), leadFeed })
  const headers = { cookie: browser.cookie }
  const answer = await followLeads(requestWith(headers, '/desk/api/feed'))
  const reader = answer.body!.getReader()
  // How soon to come back, and from where.
  for (let part = 0; part < 2; part++) await reader.read()
  expect(leadFeed.openFeeds(staff.id)).toBe(1)
  await expect(reader.cancel()).resolves.toBeUndefined()
  expect(leadFeed.openFeeds(staff.id)).toBe(0)
})

it.each<[string, (signed: Signed) => Promise<unknown>]>([
  ['is left here', ({ browser }) => browser.form('/desk/logout')],
  ['is ended at another server', ({ staff }) => endSessionsOf(accounts.database.kysely, staff.id)],
  [
    'was not used for too long',
    ({ staff }) =>
      sql()(`update staff_session set last_seen_at = now() - interval '1 hour' where staff_id = $1`, [
        staff.id,
      ]),
  ],
  [
    'is of somebody who is disabled',
    ({ staff }) => sql()('update staff_member set disabled_at = now() where id = $1', [staff.id]),
  ],
])(
  'a feed ends within a second or so when its session %s, and another person’s goes on',
  async (_how, end) => {
    const [kavita, asha] = [await signedIn('Kavita Menon'), await signedIn('Asha Rao')]
    const leadFeed = new LeadFeed(sql(), livingSessions)
    setRuntime({ ...runtime(), leadFeed })
    const open = ({ browser }: Signed) =>
      followLeads(requestWith({ cookie: browser.cookie }, '/desk/api/feed'))
    const answers = await Promise.all([open(kavita), open(asha)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await end(kavita)
    // It reads until the end.
    expect(await withTimeout(3000, answers[0]!.text())).toBeDefined()
    expect([leadFeed.openFeeds(kavita.staff.id), leadFeed.openFeeds(asha.staff.id)]).toEqual([0, 1])
    await leadFeed.stop()
  },
)

it('of feeds that are opened at once no more are than one person may have', async () => {
  const { browser, staff } = await signedIn('Meera Nair')
  const leadFeed = new LeadFeed(sql(), livingSessions)
  setRuntime({ ...runtime(), leadFeed })
  const headers = { cookie: browser.cookie }
  const open = () => followLeads(requestWith(headers, '/desk/api/feed'))
  const answers = await Promise.all(Array.from({ length: 12 }, open))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(8).fill(200),
    ...Array<number>(4).fill(429),
  ])
  expect(leadFeed.openFeeds(staff.id)).toBe(8)
  await leadFeed.stop()
  expect(leadFeed.openFeeds(staff.id)).toBe(0)
  expect((await open()).status).toBe(200)
  await leadFeed.stop()
})
