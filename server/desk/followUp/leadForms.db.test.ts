import type { FollowUpEvent } from '@/model/desk/followUp'
import { fieldTime } from '@/model/desk/clinicTime'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { runtime } from '@/server/runtime'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { requestWith } from '@/tests/support/siteRequest'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { DeskPerson, allowAllDeskCalls } from '@/tests/support/testDesk'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { staffCookie, staffMember } from '@/tests/support/testStaff'
import { initialPanelState } from './initialPanelState'
import { inboxPage } from './inboxPage'
import { LeadFeed } from './leadFeed'
import { deskSessionOf, livingSessions } from '@/server/desk/staff/deskSessions'
import { filtersOf } from '@/model/desk/inboxFilters'
import type { StaffRole } from '@/model/desk/staff'
import { until } from '@/tests/support/until'

testAccounts()

const sql = () => accounts.database.executeSql
const enquire = () => acceptedId(runtime().intake, leadInput())
const KEY = 'a'.repeat(32)
const VIEW = 'view=all&city=Pune'

async function signedIn(name: string, role: StaffRole = 'agent') {
  const browser = new DeskBrowser()
  browser.session = await staffCookie(accounts.database, { name, role })
  const person = await DeskPerson.signedIn(name, role)
  const session = await deskSessionOf(requestWith({ cookie: browser.cookie }, '/desk'))
  const staff = { id: await staffMember(accounts.database, { name, role }), name, role, branches: null }
  return { browser, person, staff, sessionId: session?.id ?? '' }
}
type Signed = Awaited<ReturnType<typeof signedIn>>

/** Posts the form of an action. @returns where it leads, without the view and the lead */
async function steps(
  { browser, person }: Signed,
  id: string,
  fields: Readonly<Record<string, string>>,
  version?: number,
) {
  const known = version ?? (await person.lead(id)).data?.row.version ?? 0
  const to = await browser.form('/desk/lead/step', { query: VIEW, id, version: String(known), ...fields })
  const home = `/desk?${VIEW}&lead=${id}&`
  expect(to).toContain(home)
  return to.slice(home.length)
}

/** The open lead as the page is drawn that a form led to. */
async function look({ staff }: Signed, id: string, query: string) {
  const params = new URLSearchParams(query)
  const { lead } = await inboxPage(staff, filtersOf(params), { leadId: id })
  return initialPanelState(params, id, lead, staff)
}

const notesOf = async ({ person }: Signed, id: string) =>
  ((await person.lead(id)).data?.notes ?? []).map(({ text }) => text)

describe(`a lead without JavaScript on ${testDatabaseKind}`, () => {
  it('takes the steps that the calls take, and says what was done', async () => {
    const meera = await signedIn('Meera Nair')
    const id = await enquire()
    const { timeZone } = { timeZone: 'Asia/Kolkata' }
    const tomorrow = fieldTime(new Date(Date.now() + 24 * 3_600_000), timeZone)
    const ways: readonly [Readonly<Record<string, string>>, FollowUpEvent['type'], string][] = [
      [{ action: 'claim' }, 'claim', 'claimed'],
      [{ action: 'call' }, 'call', 'calling'],
      [{ action: 'book', detail: tomorrow }, 'book', 'booked'],
      [{ action: 'lose', detail: 'tooFar' }, 'lose', 'lost'],
      [{ action: 'reopen', detail: 'mistake' }, 'reopen', 'queued'],
    ]
    for (const [fields, done, state] of ways) {
      expect(await steps(meera, id, fields)).toBe(`done=${done}`)
      expect((await meera.person.lead(id)).data?.row.state).toBe(state)
    }
    const { timeline } = (await meera.person.lead(id)).data ?? {}
    expect(timeline?.map(({ by, type }) => `${by} ${type}`)).toEqual(
      ways.map(([, done]) => `Meera Nair ${done}`),
    )
    expect(timeline?.[2]?.dueAt?.slice(0, 16)).toBe(
      new Date(`${tomorrow}:00+05:30`).toISOString().slice(0, 16),
    )
    expect((await look(meera, id, 'done=claim')).outcome).toEqual({ isProblem: false, text: 'Saved: Claim' })
  })

  it('asks for what an action needs, and says what is wrong at its field, with what was typed', async () => {
    const meera = await signedIn('Meera Nair')
    const id = await enquire()
    await steps(meera, id, { action: 'claim' })
    const detailsQuery = await steps(meera, id, { action: 'schedule' })
    expect(detailsQuery).toBe('action=schedule')
    expect(await look(meera, id, detailsQuery)).toMatchObject({
      chosen: 'schedule',
      problem: null,
      outcome: null,
    })
    const past = await steps(meera, id, { action: 'schedule', detail: '2020-01-01T10:00' })
    expect(await look(meera, id, past)).toMatchObject({
      chosen: 'schedule',
      problem: 'past',
      detail: '2020-01-01T10:00',
      outcome: null,
    })
    expect(await steps(meera, id, { action: 'lose', detail: 'because' })).toContain('problem=noReason')
    expect(await steps(meera, id, { action: 'merge', detail: 'x' })).toContain('problem=noLead')
    expect((await meera.person.lead(id)).data?.row.version).toBe(1)
  })

  it('names who was faster, takes a form that came twice once, and says what is not possible any more', async () => {
    const [meera, asha] = [await signedIn('Meera Nair'), await signedIn('Asha Rao')]
    const id = await enquire()
    expect(await steps(asha, id, { action: 'claim' }, 0)).toBe('done=claim')
    expect(await steps(asha, id, { action: 'claim' }, 0)).toBe('done=claim')
    const late = await steps(meera, id, { action: 'claim' }, 0)
    expect(late).toBe('problem=conflict')
    expect((await look(meera, id, late)).outcome).toEqual({
      isProblem: true,
      text: 'Asha Rao has just taken this lead',
    })
    expect((await look(asha, id, late)).outcome?.text).toBe('The lead has just changed.')
    const gone = await steps(meera, id, { action: 'call' })
    expect(gone).toBe('problem=notPossible')
    expect((await look(meera, id, gone)).outcome?.text).toContain('not possible any more')
    // An old address's action is not offered if it is no longer possible.
    expect(await look(meera, id, 'action=lose')).toMatchObject({ chosen: null, outcome: { isProblem: true } })
    expect((await sql()('select from lead_event where lead_id = $1', [id])).rows).toHaveLength(1)
  })

  it('is written down as the calls are, and is left alone by who may not, or sends what is no form', async () => {
    const [meera, viewer] = [await signedIn('Meera Nair'), await signedIn('Farah Khan', 'viewer')]
    const id = await enquire()
    expect(await steps(viewer, id, { action: 'claim' })).toBe('problem=role')
    expect((await look(viewer, id, 'problem=role')).outcome?.text).toBe('Your role does not allow that.')
    expect((await look(viewer, id, 'problem=constructor')).outcome).toBeNull()
    expect(await viewer.browser.form('/desk/lead/note', { query: VIEW, id, key: KEY, text: 'x' })).toContain(
      'problem=role',
    )
    expect(await steps(meera, id, { action: 'erase' })).toBe('problem=unreadable')
    expect(await steps(meera, id, { action: 'claim', version: 'x' })).toBe('problem=unreadable')
    expect(await meera.browser.form('/desk/lead/step', { id: 'x', query: 'view=//evil.example' })).toBe(
      '/desk?view=queue&problem=unreadable',
    )
    expect(await new DeskBrowser().form('/desk/lead/step', { id, action: 'claim', version: '0' })).toMatch(
      /^\/desk\/login\?problem=session/,
    )
    expect((await meera.person.lead(id)).data?.row.version).toBe(0)
    await steps(meera, id, { action: 'claim' })
    const actions: string[] = []
    for await (const entry of auditEntries(sql())) if (entry.subject === id) actions.push(entry.action)
    expect(actions).toContain('lead.changed')
    const nobody = '0193c000-0000-7000-8000-000000000000'
    expect((await look(meera, nobody, '')).lead).toBeNull()
  })

  it('follows a CRM that decides', async () => {
    const meera = await signedIn('Meera Nair')
    const id = await enquire()
    accounts.configure({
      CRM_ADAPTER: 'webhook',
      CRM_WEBHOOK_URL: 'https://crm.example',
      CRM_WEBHOOK_SECRET: 'x'.repeat(32),
    })
    expect(await steps(meera, id, { action: 'claim' })).toBe('problem=crmOwns')
    expect((await look(meera, id, 'problem=crmOwns')).outcome?.text).toContain('CRM decides')
  })
})

describe('a note', () => {
  it('that is sent again with its key is stored once, by call and by form; another text is another note', async () => {
    const meera = await signedIn('Meera Nair')
    const id = await enquire()
    const sent = await Promise.all([1, 2, 3].map(() => meera.person.notes(id, 'Asked for Saturday', KEY)))
    expect(sent.map(({ http }) => http)).toEqual([200, 200, 200])
    const note = (text: string) => meera.browser.form('/desk/lead/note', { query: VIEW, id, key: KEY, text })
    expect(await note(' Asked for Saturday ')).toContain('done=note')
    expect(await notesOf(meera, id)).toEqual(['Asked for Saturday'])
    // The page that came back by 'back' has the same key: the changed note is not lost.
    await note('Asked for Sunday\r\nin the morning')
    expect(await notesOf(meera, id)).toEqual(['Asked for Saturday', 'Asked for Sunday\nin the morning'])
    expect((await meera.person.notes(id, 'Asked for Saturday')).http).toBe(200)
    expect(await notesOf(meera, id)).toHaveLength(3)
  })

  it('of a colleague or on another lead with the same key is a note of its own', async () => {
    const [meera, asha] = [await signedIn('Meera Nair'), await signedIn('Asha Rao')]
    const [one, other] = [await enquire(), await enquire()]
    for (const person of [meera, asha])
      for (const id of [one, other]) await person.person.notes(id, 'Same', KEY)
    expect([await notesOf(meera, one), await notesOf(meera, other)]).toEqual([
      ['Same', 'Same'],
      ['Same', 'Same'],
    ])
  })

  it('that is empty, too long, or without a key is not stored; what was typed is kept for its writer', async () => {
    const [meera, asha] = [await signedIn('Meera Nair'), await signedIn('Asha Rao')]
    const id = await enquire()
    const note = (fields: Record<string, string>) =>
      meera.browser.form('/desk/lead/note', { query: VIEW, id, key: KEY, ...fields })
    expect(await note({ text: ' \n ' })).toContain('problem=empty')
    expect(await note({ text: 'x', key: 'x' })).toContain('problem=unreadable')
    const long = 'x'.repeat(2001)
    const query = (await note({ text: long })).split('?')[1] ?? ''
    expect(await look(meera, id, query)).toMatchObject({ note: { text: long }, outcome: { isProblem: true } })
    expect((await look(asha, id, query)).note.text).toBe('')
    expect((await meera.person.notes(id, long)).http).toBe(400)
    expect((await meera.person.notes(id, 'x', 'short')).http).toBe(400)
    expect((await meera.person.notes('0193c000-0000-7000-8000-000000000000', 'x')).http).toBe(404)
    expect(await notesOf(meera, id)).toEqual([])
  })
})

it('the feed tells each one how many leads their views have by now', async () => {
  const [meera, asha] = [await signedIn('Meera Nair'), await signedIn('Asha Rao')]
  const id = await enquire()
  await allowAllDeskCalls(accounts.database)
  const feed = new LeadFeed(sql(), livingSessions)
  const before = (await meera.person.list()).data
  const received = new Map<string, unknown>()
  const listen = ({ staff, sessionId }: Signed) =>
    feed.listen(
      {
        reader: staff.id,
        sessionId,
        // An old transaction elsewhere in PostgreSQL holds positions back: the lead's arrival may come first.
        tell: (messages) => {
          const last = messages.at(-1)
          if (last?.type === 'claim') received.set(staff.name, last.counts)
        },
        end: () => undefined,
      },
      before?.position ?? '0',
    )
  await Promise.all([listen(meera), listen(asha)])
  await meera.person.does(id, { type: 'claim' })
  const counts = async ({ person }: Signed) => (await person.list()).data?.counts
  const wanted = [await counts(meera), await counts(asha)]
  await until('both are told', () => received.size === 2, 5000)
  await feed.stop()
  expect([received.get('Meera Nair'), received.get('Asha Rao')]).toEqual(wanted)
  expect(wanted[0]).toEqual({
    ...before?.counts,
    queue: (before?.counts.queue ?? 0) - 1,
    mine: (before?.counts.mine ?? 0) + 1,
  })
})
