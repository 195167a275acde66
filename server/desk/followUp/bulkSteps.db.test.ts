import { type BulkAnswer, type BulkRequest, UNDO_MS } from '@/model/desk/bulkSteps'
import { verifyFollowUps } from './eventChain'
import { bulkAnswerOf } from './bulkForms'
import { runTimers } from './timers'
import { changeLeads } from './followUpCalls'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { runtime } from '@/server/runtime'
import { setDuty } from '@/server/desk/staff/duty'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { DeskBrowser } from '@/tests/support/deskBrowser'
import { DeskPerson } from '@/tests/support/testDesk'
import { freeOf, putDoctor, putHospitals, TestVisitor } from '@/tests/support/testClinic'
import { acceptedId, leadInput, nextMobile } from '@/tests/support/testLead'
import { staffMember } from '@/tests/support/testStaff'

testAccounts({ BOOKING_PROOF: 'none' })

const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)
const enquire = () => acceptedId(runtime().intake, leadInput())

let agent: DeskPerson
let other: DeskPerson
let manager: DeskPerson
let [agentId, otherId] = ['', '']

beforeAll(async () => {
  agent = await DeskPerson.signedIn('Meera Nair')
  other = await DeskPerson.signedIn('Asha Rao')
  manager = await DeskPerson.signedIn('Ravi Kumar', 'manager')
  agentId = await staffMember(accounts.database, { role: 'agent', name: 'Meera Nair' })
  otherId = await staffMember(accounts.database, { role: 'agent', name: 'Asha Rao' })
})

const rowOf = async (id: string) => (await manager.lead(id)).data?.row
const versionsOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => ({ id, version: (await rowOf(id))?.version ?? -1 })))
const sends = (person: DeskPerson, leads: BulkRequest['leads'], step: BulkRequest['step']) =>
  person.post<BulkAnswer>(changeLeads, { leads, step })
const reasonsOf = (answer: { readonly data?: BulkAnswer }) =>
  answer.data?.refused.map(({ id, why, by }) => [id, why, by])
const give = (to: string) => ({ type: 'give', to }) as const
const close = { type: 'close', reason: 'tooFar' } as const
const undo = { type: 'undo' } as const

async function audited(id: string): Promise<readonly (string | undefined)[]> {
  const whys = []
  for await (const { action, subject, why } of auditEntries(accounts.database.executeSql))
    if (action === 'lead.changed' && subject === id) whys.push(why)
  return whys
}

test('a manager assigns several leads to a person, who has them in their list, and undoes it; each has events and audit', async () => {
  const ids = [await enquire(), await enquire()]
  await agent.does(ids[1] ?? '', { type: 'claim' })
  const before = await Promise.all(ids.map(rowOf))
  const answer = await sends(manager, await versionsOf(ids), give(otherId))
  expect(answer.data).toMatchObject({ type: 'give', to: 'Asha Rao', refused: [] })
  expect(answer.data?.done.map(({ id }) => id)).toEqual(ids)
  const mine = (await other.list('view=mine')).data?.rows.map(({ leadId }) => leadId)
  expect(mine).toEqual(expect.arrayContaining(ids))
  const undone = await sends(manager, answer.data?.done ?? [], undo)
  expect(undone.data).toMatchObject({ type: 'undo', refused: [] })
  for (const [at, id] of ids.entries()) {
    expect(await rowOf(id)).toEqual({ ...before[at], version: (before[at]?.version ?? 0) + 2 })
    expect((await audited(id)).slice(-2)).toEqual(['give', 'undo'])
  }
  expect((await verifyFollowUps(accounts.database.executeSql)).kind).toBe('whole')
})

test('several leads are closed with a reason of the clinic, and the undo gives each its state, owner and callback again', async () => {
  const ids = [await enquire(), await enquire()]
  const at = new Date(Date.now() + 3_600_000 * 30).toISOString()
  await agent.does(ids[0] ?? '', { type: 'claim' })
  await agent.does(ids[0] ?? '', { type: 'schedule', at })
  const answer = await sends(agent, await versionsOf(ids), close)
  expect(answer.data?.done).toHaveLength(2)
  expect(await rowOf(ids[0] ?? '')).toMatchObject({
    state: 'lost',
    reason: 'tooFar',
    owner: null,
    dueAt: null,
  })
  await sends(agent, answer.data?.done ?? [], undo)
  expect(await rowOf(ids[0] ?? '')).toMatchObject({
    ...{ state: 'callbackScheduled', dueAt: at, reason: null },
    owner: { id: agentId, name: 'Meera Nair' },
  })
  expect(await rowOf(ids[1] ?? '')).toMatchObject({ state: 'queued', reason: null, owner: null })
})

test('the answer says which leads were not changed and why', async () => {
  const [claimed, changed, booked, free] = [
    await enquire(),
    await enquire(),
    await enquire(),
    await enquire(),
  ]
  await other.does(claimed, { type: 'claim' })
  const versions = await versionsOf([claimed, changed, booked, free])
  await other.does(changed, { type: 'claim' })
  await agent.does(booked, { type: 'claim' })
  await agent.does(booked, { type: 'book' })
  const unknown = '00000000-0000-4000-8000-00000000ffff'
  const leads = [
    ...versions.filter(({ id }) => id !== booked),
    { id: booked, version: 2 },
    { id: unknown, version: 0 },
  ]
  const answer = await sends(agent, leads, close)
  expect(answer.data?.done).toEqual([{ id: free, version: 1 }])
  expect(reasonsOf(answer)).toEqual([
    [claimed, 'right', ''],
    [changed, 'conflict', 'Asha Rao'],
    [booked, 'notPossible', ''],
    [unknown, 'unknownLead', ''],
  ])
  expect(answer.data?.refused[0]?.name).not.toBe('')
  expect(answer.data?.refused[3]?.name).toBe('')
})

test('an agent claims several leads, and gives none to a colleague', async () => {
  const leads = await versionsOf([await enquire()])
  expect(reasonsOf(await sends(agent, leads, give(otherId)))).toEqual([[leads[0]?.id, 'right', '']])
  expect((await sends(agent, leads, give(agentId))).data?.done).toHaveLength(1)
})

test('the same request again changes nothing and is answered the same, an undo as well', async () => {
  const leads = await versionsOf([await enquire()])
  const first = await sends(manager, leads, give(otherId))
  expect((await sends(manager, leads, give(otherId))).data).toEqual(first.data)
  expect(reasonsOf(await sends(manager, leads, give(agentId)))).toMatchObject([
    [leads[0]?.id, 'conflict', 'Ravi Kumar'],
  ])
  const undone = await sends(manager, first.data?.done ?? [], undo)
  expect((await sends(manager, first.data?.done ?? [], undo)).data).toEqual(undone.data)
  expect((await rowOf(leads[0]?.id ?? ''))?.version).toBe((leads[0]?.version ?? 0) + 2)
})

test('an undo leaves what somebody has changed since, what another person did, and what is too old', async () => {
  const ids = [await enquire(), await enquire(), await enquire()]
  const done = (await sends(manager, await versionsOf(ids), give(otherId))).data?.done ?? []
  const [changed, own, old] = ids
  await other.does(changed ?? '', { type: 'call' })
  expect(reasonsOf(await sends(agent, done.slice(1, 2), undo))).toEqual([[own, 'tooLate', '']])
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + UNDO_MS + 1000)
  const late = await sends(manager, done.slice(2), undo)
  jest.restoreAllMocks()
  expect(reasonsOf(late)).toEqual([[old, 'tooLate', '']])
  const answer = await sends(manager, done.slice(0, 2), undo)
  expect(reasonsOf(answer)).toEqual([[changed, 'conflict', 'Asha Rao']])
  expect(answer.data?.done).toHaveLength(1)
})

test('who is on duty keeps an assigned lead; a claim of who is not lapses', async () => {
  const ids = [await enquire(), await enquire()]
  const member = { id: otherId, name: 'Asha Rao', role: 'agent', branches: null } as const
  await setDuty(accounts.database, member, true)
  await sends(manager, await versionsOf(ids.slice(0, 1)), give(otherId))
  await setDuty(accounts.database, member, false)
  await sends(manager, await versionsOf(ids.slice(1)), give(otherId))
  expect((await rowOf(ids[0] ?? ''))?.claimedUntil).toBeNull()
  expect((await rowOf(ids[1] ?? ''))?.claimedUntil).not.toBeNull()
  await runTimers(accounts.database)
  // Off duty hands over what was assigned for the time of duty.
  expect([(await rowOf(ids[0] ?? ''))?.state, (await rowOf(ids[1] ?? ''))?.state]).toEqual([
    'queued',
    'claimed',
  ])
})

describe('branches', () => {
  it('a person of another branch changes nothing, and receives no lead that they may not see', async () => {
    const id = await enquire()
    const leads = await versionsOf([id])
    await sql(`update lead_follow_up set branch = 'andheri' where lead_id = $1::uuid`, [id])
    await sql(`update staff_member set branches = '{bandra}' where id = $1::uuid`, [otherId])
    expect(reasonsOf(await sends(manager, leads, give(otherId)))).toEqual([[id, 'branch', '']])
    const limited = await DeskPerson.signedIn('Asha Rao')
    expect((await sends(limited, leads, close)).data?.refused).toEqual([
      { id, name: '', why: 'unknownLead', by: '' },
    ])
    await sql('update staff_member set branches = null where id = $1::uuid', [otherId])
    expect((await rowOf(id))?.version).toBe(leads[0]?.version)
  })
})

test.each([
  ['an author', () => staffMember(accounts.database, { role: 'author', name: 'Writer Sen' })],
  ['nobody', () => Promise.resolve('00000000-0000-4000-8000-00000000ffff')],
])('%s receives no leads', async (_, who) => {
  const leads = await versionsOf([await enquire()])
  expect(await sends(manager, leads, give(await who()))).toMatchObject({ http: 422, code: 'unknownPerson' })
})

test('a reason that the clinic does not have is refused, and so is a viewer', async () => {
  const leads = await versionsOf([await enquire()])
  expect(await sends(manager, leads, { type: 'close', reason: 'nope' })).toMatchObject({ http: 422 })
  const viewer = await DeskPerson.signedIn('Farah Khan', 'viewer')
  expect((await sends(viewer, leads, close)).http).toBe(403)
})

test('a lead with an open appointment is not closed with others: its patient would be told of a cancellation', async () => {
  const { executeSql } = accounts.database
  await putHospitals(executeSql)
  await putDoctor(executeSql, 601)
  const [placeId = ''] = await freeOf(601)
  const visitor = new TestVisitor()
  await visitor.book(await visitor.held(placeId), { MobileNoData: nextMobile() })
  const [row] = (await sql<{ id: string }>('select id from appointment where doctor_id = 601')).rows
  const answer = await sends(manager, await versionsOf([row?.id ?? '']), close)
  expect(reasonsOf(answer)).toEqual([[row?.id, 'appointment', '']])
})

describe('without JavaScript', () => {
  const browser = () => {
    const one = new DeskBrowser()
    one.session = manager.cookie
    return one
  }

  it('a form makes the step, and its page shows the answer to its person alone', async () => {
    const [lead] = await versionsOf([await enquire()])
    const query = 'view=queue&city=Pune'
    const to = await browser().form('/desk/leads/change', {
      ...{ query, lead: `${lead?.id} ${lead?.version}`, step: 'give', to: otherId },
      reason: '',
    })
    const draft = new URLSearchParams(to.split('?')[1]).get('bulk')
    expect(to).toContain('/desk?view=queue&city=Pune&bulk=')
    const staff = { id: await staffMember(accounts.database, { role: 'manager', name: 'Ravi Kumar' }) }
    const of = (id: string) => bulkAnswerOf(draft, { id, name: 'x', role: 'manager', branches: null })
    expect(await of(staff.id)).toMatchObject({ type: 'give', to: 'Asha Rao', done: [{ id: lead?.id }] })
    expect(await of(agentId)).toBeNull()
  })

  it('says what is missing', async () => {
    const [lead] = await versionsOf([await enquire()])
    const chosen = { query: '', lead: `${lead?.id} ${lead?.version}` }
    expect(await browser().form('/desk/leads/change', { step: 'close', reason: 'tooFar' })).toContain(
      'noLeads',
    )
    expect(await browser().form('/desk/leads/change', { ...chosen, step: 'close', reason: '' })).toContain(
      'noChoice',
    )
    expect(await browser().form('/desk/leads/change', { ...chosen, step: 'give', to: '' })).toContain(
      'noChoice',
    )
  })
})
