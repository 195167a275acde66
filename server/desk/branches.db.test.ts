/** Who is limited to a branch finds nothing of another one, at any address or call of the desk (docs/decisions/0100). */
import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import type { StaffMember } from '@/model/desk/staff'
import { filtersOf } from '@/model/desk/inboxFilters'
import { referenceOf } from '@/model/lead/ownEnquiry'
import { inboxPage } from '@/server/desk/followUp/inboxPage'
import { LeadFeed } from '@/server/desk/followUp/leadFeed'
import { readFormDraft } from '@/server/leads/forms/enquiryDraft'
import { handlerOf } from '@/server/handlers'
import { runtime } from '@/server/runtime'
import { DESK_CALLS, type DeskRequest, deskRequest, likelyRequest } from '@/tests/fault/deskRequests'
import { SITE } from '@/tests/support/siteRequest'
import { accounts, testAccounts, xsrfProof } from '@/tests/support/testAccounts'
import {
  bookingBody,
  freeOf,
  putDoctor,
  putHospitals,
  putSchedule,
  scheduleRow,
  TEST_DAY,
  TestVisitor,
} from '@/tests/support/testClinic'
import { acceptedId, leadInput, nextMobile } from '@/tests/support/testLead'
import { allowAllDeskCalls } from '@/tests/support/testDesk'
import { staffMember } from '@/tests/support/testStaff'
import { countViews, listLeads } from './followUp/leadList'
import { dayList, daySessions } from './day/dayList'
import { DayFeed } from './day/dayFeed'
import { waitingPatients } from './day/waitingPatients'
import { walkInSessions } from './day/walkInSessions'
import { deskPlaces } from './newLead/deskPlaces'
import { displacedPatients } from './schedule/displacedPatients'
import { type Branch, branchOf, limited, sql } from '@/tests/support/testBranches'

/** A part each day, all in `npm run test:all` (docs/decisions/0032). */
const REQUESTS = Number(process.env.DESK_REQUESTS ?? (process.env.TEST_ALL ? 5_000 : 300))

testAccounts({ BOOKING_PROOF: 'none' })

let ours: Branch
let theirs: Branch
/** Of no branch. */
let nobodys: string
const sessions: { readonly cookie: string; readonly staff: StaffMember }[] = []

beforeAll(async () => {
  await putHospitals(sql)
  ours = await branchOf('andheri', 41, 501)
  theirs = await branchOf('bandra', 42, 502)
  nobodys = await acceptedId(runtime().intake, leadInput({ NameData: 'Patient of nobody' }))
  await runtime().intake.settle()
  await allowAllDeskCalls(accounts.database)
  for (const role of ['agent', 'manager', 'viewer'] as const)
    sessions.push(await limited(`Meera ${role}`, role))
})

/** Ids of the same form that belong to nothing. */
const NOTHING = '0193c000-0000-7000-8000-00000000dead'
const unknownOf = (text: string): string =>
  [theirs.leadId, theirs.asked, nobodys]
    .reduce((left, id) => left.replaceAll(id, NOTHING), text)
    .replaceAll(`${theirs.doctor}.`, '599.')

async function answer({ call, method, query, type, body, isProven }: DeskRequest, cookie: string) {
  const proof = xsrfProof(cookie)
  const response = await handlerOf(
    call.path,
    method,
  )?.(
    new Request(SITE + call.path + query, {
      ...{ method, body: method === 'GET' || method === 'HEAD' ? null : new Uint8Array(body) },
      headers: { cookie, ...(type && { 'content-type': type }), ...(isProven && { ...proof, origin: SITE }) },
    }),
  )
  if (!response) throw new Error(`${call.path} is no call`)
  const to = response.headers.get('location') ?? ''
  // What the next page shows of a step of several leads.
  const bulk = /bulk=([\w-]+)/.exec(to)?.[1]
  const shown = bulk === undefined ? '' : JSON.stringify(await readFormDraft(bulk))
  return { status: response.status, to, text: (await response.text()) + shown }
}

/** An answer without what differs from one request to the next. */
const comparable = (given: Awaited<ReturnType<typeof answer>>): string =>
  unknownOf(JSON.stringify(given))
    .replace(/(draft|bulk)=[\w-]+/g, 'draft')
    .replace(/position\\":\\"\d+/g, 'position')

/** Words and numbers of the others' leads. */
const secrets = () => [
  ...[theirs.name, theirs.mobile, 'Patient of nobody'],
  ...[theirs.leadId, theirs.asked, nobodys].map((id) => referenceOf(id)),
]
const leakIn = (text: string, asked: string): readonly string[] =>
  secrets().filter((secret) => text.includes(secret) && !asked.includes(secret))

const stored = async () =>
  (
    await sql<{ rows: string }>(
      `select jsonb_build_array(
        (select jsonb_agg(to_jsonb(f) order by f.lead_id) from lead_follow_up f where f.lead_id = any($1::uuid[])),
        (select jsonb_agg(to_jsonb(a)) from appointment a where a.doctor_id = $2::int),
        (select jsonb_agg(to_jsonb(c)) from clinic_session c where c.doctor_id = $2::int),
        (select count(*) from lead_note n where n.lead_id = any($1::uuid[])),
        (select count(*) from seat s where s.doctor_id = $2::int))::text as rows`,
      [[theirs.leadId, theirs.asked, nobodys], theirs.doctor],
    )
  ).rows[0]?.rows

/** Calls with a session, but feeds and those of the catalogue and of one's own way to sign in. */
const CALLS = DESK_CALLS.filter(
  ({ path, least }) =>
    least !== 'anyone' && !/^\/desk\/(catalogue|(api\/)?account)\/|\/logout$|\/feed$/.test(path),
)

const asked = ({ query, body }: DeskRequest): string => query + body.toString()
const renamed = (one: DeskRequest): DeskRequest => ({
  ...{ ...one, query: unknownOf(one.query) },
  body: Buffer.from(unknownOf(one.body.toString('latin1')), 'latin1'),
})

it(`${REQUESTS} requests for what is another branch’s are answered as for what is unknown, and change nothing`, async () => {
  const before = await stored()
  const targets = [theirs, { ...theirs, leadId: theirs.asked }, { ...theirs, leadId: nobodys }]
  const requests = fc.oneof(
    ...targets.map((one) => deskRequest(CALLS, one)),
    ...targets.map((one) => fc.constantFrom(...CALLS.map((call) => likelyRequest(call, one)))),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...sessions), requests, async ({ cookie }, one) => {
      const given = await answer(one, cookie)
      expect(leakIn(given.text + given.to, asked(one))).toEqual([])
      const other = renamed(one)
      if (asked(other) === asked(one)) return
      expect(comparable(given)).toBe(comparable(await answer(other, cookie)))
    }),
    { numRuns: REQUESTS, endOnFailure: true },
  )
  expect(await stored()).toEqual(before)
}, 600_000)

describe('the lists', () => {
  const staff = () => sessions[0]?.staff ?? fail()

  it('have the own branch’s leads alone, however they are narrowed, sorted and searched', async () => {
    const own = [ours.leadId, ours.asked].toSorted()
    const of = async (query: Parameters<typeof listLeads>[1], lookedAt?: number) =>
      (await listLeads(sql, query, staff(), lookedAt))?.rows.map(({ leadId }) => leadId).toSorted()
    expect(await of({ view: 'all' })).toEqual(own)
    // By the index of branches, where the order does not find enough soon.
    expect(await of({ view: 'all' }, 0)).toEqual(own)
    expect(await of({ view: 'all', q: 'patient' }, 0)).toEqual(own)
    expect(await of({ view: 'all', q: ours.mobile })).toEqual(own)
    for (const q of [theirs.mobile, theirs.mobile.slice(-5), theirs.asked, theirs.name, 'nobody'])
      expect([q, (await of({ view: 'all', q }))?.filter((id) => !own.includes(id))]).toEqual([q, []])
    expect(await of({ view: 'queue', city: 'Mumbai' })).toEqual([ours.asked])
    expect((await of({ view: 'all' }))?.length).toBe((await countViews(sql, staff().id)).all)
  })

  it('of people without a limit have all leads, and those of no branch', async () => {
    const id = await staffMember(accounts.database, { name: 'Asha Rao', role: 'agent' })
    const page = await listLeads(sql, { view: 'all' }, { id, role: 'agent', branches: null })
    expect(page?.rows.map(({ leadId }) => leadId).toSorted()).toEqual(
      [ours.leadId, ours.asked, theirs.leadId, theirs.asked, nobodys].toSorted(),
    )
    expect((await countViews(sql, id)).all).toBe(5)
  })

  it('of a day, its waiting patients, walk-ins, places and displaced patients', async () => {
    await putDoctor(sql, 504, { hospital: 'bandra', capacity: 1 })
    const visitor = new TestVisitor()
    await visitor.book(await visitor.held((await freeOf(504))[0] ?? ''))
    const wish = { DoctorId: 504, from: TEST_DAY, to: TEST_DAY }
    expect((await visitor.call('POST', '/api/waiting', { ...bookingBody(''), ...wish })).http).toBe(200)
    const choice = { date: TEST_DAY, place: '' }
    const day = await dayList(sql, choice, staff())
    expect(day.sessions.map(({ id }) => id)).toEqual([ours.sessionId])
    expect(day.places.map(({ slug }) => slug)).toEqual(['andheri'])
    expect((await dayList(sql, { ...choice, place: 'bandra' }, staff())).sessions).toEqual([])
    expect(await daySessions(sql, [theirs.sessionId], staff())).toEqual([])
    const walkIns = await walkInSessions(sql, choice, staff())
    expect(walkIns.map(({ id }) => id)).toEqual([ours.sessionId])
    expect((await deskPlaces(sql, `doctor-${theirs.doctor}`, staff())).places).toEqual([])
    expect(await waitingPatients(sql, TEST_DAY, staff())).toEqual([])
    expect(await waitingPatients(sql, TEST_DAY, { branches: ['bandra'] })).toHaveLength(1)
    expect((await displacedPatients(sql, staff())).patients).toEqual([])
  })

  it('an opened lead tells of no other branch’s leads of the number', async () => {
    const mobile = nextMobile()
    const lead = (hospitalid: string) =>
      acceptedId(runtime().intake, leadInput({ MobileNoData: mobile, hospitalid, NameData: 'Sunita' }))
    const [own, other] = [await lead('41'), await lead('42')]
    await runtime().intake.settle()
    await allowAllDeskCalls(accounts.database)
    const filters = filtersOf(new URLSearchParams())
    const opened = async (person: StaffMember) => (await inboxPage(person, filters, { leadId: own })).lead
    expect((await opened({ ...staff(), branches: null }))?.duplicates.map(({ leadId }) => leadId)).toEqual([
      other,
    ])
    expect(await opened(staff())).toMatchObject({ duplicates: [], earlier: [] })
    expect((await inboxPage(staff(), filters, { leadId: other })).lead).toBeNull()
  })

  it('and the feeds', async () => {
    const none = async () => new Set<string>()
    const heard = async (feed: LeadFeed | DayFeed, person: string): Promise<string> => {
      const told: unknown[] = []
      const listening = await feed.listen(
        {
          reader: person,
          sessionId: randomBytes(8).toString('hex'),
          tell: (all) => told.push(...all),
          end: () => {},
        },
        '0',
      )
      listening.stop()
      await feed.stop()
      return JSON.stringify(told)
    }
    const all = await staffMember(accounts.database, { name: 'Asha Rao', role: 'agent' })
    for (const make of [() => new LeadFeed(sql, none), () => new DayFeed(sql, none)]) {
      const [own, whole, nobody] = [
        await heard(make(), staff().id),
        await heard(make(), all),
        await heard(make(), NOTHING),
      ]
      const names = (text: string, branch: Branch) =>
        text.includes(branch.leadId) || text.includes(branch.sessionId)
      expect([names(own, ours), names(own, theirs)]).toEqual([true, false])
      expect([names(whole, ours), names(whole, theirs)]).toEqual([true, true])
      expect(nobody).toBe('[]')
    }
  })
})

it('a lead goes with its appointment when that moves to another branch', async () => {
  const { leadId, doctor, visitor, token } = await branchOf('andheri', 41, 503)
  await runtime().intake.settle()
  await allowAllDeskCalls(accounts.database)
  const branch = async () =>
    (await sql<{ branch: string }>('select branch from lead_follow_up where lead_id = $1', [leadId])).rows[0]
      ?.branch
  expect(await branch()).toBe('andheri')
  const later = { slug: 'later', doctor: `doctor-${doctor}`, hospital: 'bandra', from: '15:00', to: '17:00' }
  await putSchedule(sql, scheduleRow(later))
  const place = (await freeOf(doctor)).find((id) => id.includes('later')) ?? ''
  const moved = await visitor.act(token, 'move', { holdId: await visitor.held(place) })
  expect(moved.http).toBe(200)
  expect(await branch()).toBe('bandra')
})

const isLast = ({ path }: { readonly path: string }) => path === '/desk/day/session'

it('the same requests for what is of the own branch are answered otherwise: the comparison sees a difference', async () => {
  const [agent] = sessions
  const own = { ...ours, memberId: NOTHING }
  const none = { ...theirs, memberId: NOTHING }
  const same: string[] = []
  const calls = CALLS.filter(({ least }) => least === 'agent' || least === 'viewer')
  // The last one closes the session.
  for (const call of calls.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))) {
    const likely = likelyRequest(call, own)
    if (asked(likely) === asked(likelyRequest(call, none))) continue
    const [given, refused] = [
      await answer(likely, agent?.cookie ?? ''),
      await answer(renamed(likelyRequest(call, none)), agent?.cookie ?? ''),
    ]
    const plain = (text: string) => text.replaceAll(ours.leadId, NOTHING).replaceAll('501.', '599.')
    if (plain(comparable(given)) === comparable(refused)) same.push(`${call.method} ${call.path}`)
  }
  expect(same).toEqual([])
})
