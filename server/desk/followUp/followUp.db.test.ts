import { NEW_FOLLOW_UP } from '@/machines/leadFollowUp/leadFollowUp.context'
import type { LeadBody } from '@/model/lead/lead'
import { takeSteps } from '@/server/traces/machineSteps'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { DeskPerson, allowAllDeskCalls } from '@/tests/support/testDesk'
import { acceptedId, leadInput, nextMobile } from '@/tests/support/testLead'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { verifyFollowUps } from './eventChain'
import { hasOpened, openedMark } from './openedLead'
import { runTimers } from './timers'

testAccounts()

const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)
const enquire = (body: LeadBody = {}) => acceptedId(runtime().intake, leadInput(body))
const HOUR = 3_600_000
const soon = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

let meera: DeskPerson
let asha: DeskPerson
let ravi: DeskPerson
let viewer: DeskPerson
beforeAll(async () => {
  meera = await DeskPerson.signedIn('Meera Nair')
  asha = await DeskPerson.signedIn('Asha Rao')
  ravi = await DeskPerson.signedIn('Ravi Kumar', 'manager')
  viewer = await DeskPerson.signedIn('Farah Khan', 'viewer')
})

const rowOf = async (id: string, person = meera) => (await person.lead(id)).data?.row

describe(`a lead at the desk on ${testDatabaseKind} (decision 0055)`, () => {
  it('goes from the queue to the visit, and its sender is told', async () => {
    const id = await enquire()
    expect(await rowOf(id)).toMatchObject({ state: 'queued', version: 0, owner: null })
    const steps = [
      [{ type: 'claim' }, 'claimed', 'received'],
      [{ type: 'call' }, 'calling', 'calling'],
      [{ type: 'noAnswer' }, 'noAnswer', 'calling'],
      [{ type: 'schedule', at: soon(3) }, 'callbackScheduled', 'calling'],
      [{ type: 'book', at: soon(30) }, 'booked', 'booked'],
      [{ type: 'visit' }, 'visited', 'booked'],
    ] as const
    takeSteps()
    for (const [index, [event, state, stage]] of steps.entries()) {
      const answer = await meera.does(id, event)
      expect([answer.http, answer.data?.lead.row.state, answer.data?.lead.row.version]).toEqual([
        200,
        state,
        index + 1,
      ])
      const { rows } = await sql<{ stage: string }>('select stage from lead where id = $1', [id])
      expect(rows[0]?.stage).toBe(stage)
    }
    // The machine inspection (devtools/inspection/serverMachines.ts) receives the same steps.
    expect(takeSteps().map(({ machineId, of, event }) => [machineId, of, event.type])).toEqual(
      steps.map(([{ type }]) => ['leadFollowUp', id, type]),
    )
    const { data } = await meera.lead(id)
    expect(data?.timeline.map(({ by, type, to }) => `${by} ${type} ${to}`)).toEqual(
      steps.map(([{ type }, to]) => `Meera Nair ${type} ${to}`),
    )
    expect(data?.actions).toEqual(['reopen'])
    expect((await verifyFollowUps(accounts.database.executeSql)).kind).toBe('whole')
  })

  it('is in the audit trail when a person opens it, not when what they opened is read again', async () => {
    const [id, other] = [await enquire(), await enquire()]
    const shown = async () => {
      const entries = []
      for await (const { actor, action, subject } of auditEntries(accounts.database.executeSql))
        if (action === 'lead.shown' && (subject === id || subject === other)) entries.push([actor, subject])
      return entries
    }
    const opened = (await meera.lead(id)).data?.opened
    const claimed = await meera.does(id, { type: 'claim' }, 0)
    expect((await meera.lead(id, opened)).data?.row.state).toBe('claimed')
    expect((await meera.lead(id, claimed.data?.lead.opened)).http).toBe(200)
    expect(await shown()).toEqual([['staff Meera Nair', id]])
    // It is valid for this lead and this member of staff only.
    await meera.lead(other, opened)
    await asha.lead(id, opened)
    await meera.lead(id, 'made up')
    expect(await shown()).toEqual([
      ['staff Meera Nair', id],
      ['staff Meera Nair', other],
      ['staff Asha Rao', id],
      ['staff Meera Nair', id],
    ])
  })

  it('is opened anew two days later', async () => {
    const staff = {
      id: '0193c000-0000-7000-8000-000000000001',
      name: 'Meera Nair',
      role: 'agent',
      branches: null,
    } as const
    const day = (days: number) => new Date(Date.UTC(2030, 0, 1 + days, 23, 59))
    const mark = openedMark(staff, 'lead', day(0))
    expect([0, 1, 2].map((days) => hasOpened(staff, 'lead', mark, day(days)))).toEqual([true, true, false])
  })

  it('has one owner: who comes second is told who was faster', async () => {
    const id = await enquire()
    const [first, second] = await Promise.all([
      meera.does(id, { type: 'claim' }, 0),
      asha.does(id, { type: 'claim' }, 0),
    ])
    expect([first.http, second.http].sort()).toEqual([200, 409])
    const [lost, winner] = first.http === 409 ? [first, 'Asha Rao'] : [second, 'Meera Nair']
    expect(lost).toMatchObject({ code: 'conflict', by: winner, lead: { row: { owner: { name: winner } } } })
    expect((await sql('select from lead_event where lead_id = $1', [id])).rows).toHaveLength(1)
  })

  it('takes no step that the machine does not, nor a time or a reason that is none', async () => {
    const id = await enquire()
    const codes = async (...tries: Parameters<DeskPerson['does']>[1][]) => {
      const found = []
      for (const event of tries) found.push((await meera.does(id, event)).code)
      return found
    }
    expect(await codes({ type: 'call' }, { type: 'visit' }, { type: 'take' })).toEqual(
      Array(3).fill('notPossible'),
    )
    await meera.does(id, { type: 'claim' })
    expect((await asha.does(id, { type: 'call' })).code).toBe('notPossible')
    expect((await viewer.does(id, { type: 'call' })).code).toBe('deskRole')
    expect(
      await codes({ type: 'lose', reason: 'because' }, { type: 'schedule', at: '2020-01-01T00:00:00Z' }),
    ).toEqual(['unknownReason', 'notPossible'])
    expect((await meera.post(await callOf(), { id, version: 1, event: { type: 'schedule' } })).http).toBe(400)
    expect((await ravi.does(id, { type: 'take' })).data?.lead.row.owner?.name).toBe('Ravi Kumar')
    expect((await meera.does('0193c000-0000-7000-8000-000000000000', { type: 'claim' })).code).toBe(
      'unknownLead',
    )
  })

  it('can be merged and the merge undone, never in a circle', async () => {
    const mobile = nextMobile()
    const [first, second] = [
      await enquire({ MobileNoData: mobile, NameData: 'Sunita Devi', ProcedureNameData: 'Piles' }),
      await enquire({ MobileNoData: mobile, NameData: 'Sunita D', ProcedureNameData: 'Fistula' }),
    ]
    const family = await enquire({
      MobileNoData: mobile,
      NameData: 'Mohan Lal',
      ProcedureNameData: 'Cataract',
    })
    await allowAllDeskCalls(accounts.database)
    const { data } = await meera.lead(second)
    expect(data?.earlier.map(({ leadId }) => leadId)).toEqual([first])
    expect(data?.duplicates.map(({ leadId }) => leadId)).toEqual([first])
    expect((await meera.lead(family)).data?.duplicates).toEqual([])
    expect((await meera.does(second, { type: 'merge', into: second })).code).toBe('notPossible')
    const merged = await meera.does(second, { type: 'merge', into: first })
    expect(merged.data?.lead.row).toMatchObject({ state: 'merged', mergedInto: first })
    expect((await meera.does(first, { type: 'merge', into: second })).code).toBe('notPossible')
    expect((await meera.lead(first)).data?.duplicates).toEqual([])
    expect(
      (await asha.does(second, { type: 'unmerge', reason: 'otherPerson' })).data?.lead.row,
    ).toMatchObject({
      state: 'queued',
      mergedInto: null,
    })
  })

  it('begins with a lead as it arrives', async () => {
    const id = await enquire()
    const { owner, ...row } = (await rowOf(id)) ?? {}
    const { ownerId, ...fresh } = NEW_FOLLOW_UP
    expect([row, owner]).toEqual([expect.objectContaining(fresh), ownerId])
  })

  it('that is new gets its row once, whoever asks first', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => enquire()))
    await Promise.all([...ids.map((id) => meera.lead(id)), allowAllDeskCalls(accounts.database)])
    const { rows } = await sql<{ count: number }>(
      'select count(*)::int as count from lead_follow_up where lead_id = any($1::uuid[])',
      [ids],
    )
    expect(rows[0]?.count).toBe(12)
  })
})

async function callOf() {
  return (await import('./followUpCalls')).changeLead
}

describe('what time brings', () => {
  it('gives lapsed claims and due calls back, and marks what is late, once', async () => {
    const [silent, unanswered, agreed, late] = [
      await enquire(),
      await enquire(),
      await enquire(),
      await enquire(),
    ]
    for (const id of [silent, unanswered, agreed]) await meera.does(id, { type: 'claim' })
    await meera.does(unanswered, { type: 'noAnswer' })
    await meera.does(agreed, { type: 'schedule', at: soon(1) })
    await allowAllDeskCalls(accounts.database)
    expect(await runTimers(accounts.database)).toBe(0)
    const at = Date.now() + 4 * 24 * HOUR
    const runs = await Promise.all([runTimers(accounts.database, at), runTimers(accounts.database, at)])
    expect(runs.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(4)
    expect(await runTimers(accounts.database, at)).toBe(0)
    for (const id of [silent, unanswered, agreed])
      expect(await rowOf(id)).toMatchObject({ state: 'queued', owner: null })
    expect(await rowOf(late)).toMatchObject({ isLate: true, state: 'queued' })
    expect(await rowOf(unanswered)).toMatchObject({ isLate: false, attempts: 1 })
    const due = (await meera.list('view=queue')).data?.rows ?? []
    expect(
      due
        .slice(0, 2)
        .map(({ leadId }) => leadId)
        .sort(),
    ).toEqual([unanswered, agreed].sort())
  })
})

describe('the list', () => {
  it('finds a lead by name, number, id and reference, narrows and turns pages, and tells a viewer no number', async () => {
    const mobile = nextMobile()
    const id = await enquire({
      MobileNoData: mobile,
      NameData: `Zubeida Begum ${mobile}`,
      CityData: 'Kochi',
      ProcedureNameData: 'Cataract',
      QueryData: `my other number is ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
    })
    await allowAllDeskCalls(accounts.database)
    await meera.notes(id, `call her on ${mobile}`)
    const found = async (query: string) =>
      ((await viewer.list(query)).data?.rows ?? []).map(({ leadId }) => leadId)
    for (const q of ['zub', 'BEGUM zubeida', mobile, `+91 ${mobile}`, id, id.slice(-8)])
      expect([q, await found(`view=all&q=${encodeURIComponent(q)}`)]).toEqual([q, [id]])
    expect(await found('view=all&q=nobody')).toEqual([])
    expect(await found('view=queue&city=kochi&treatment=cataract')).toContain(id)
    expect(await found('view=all&city=kochi&state=lost')).toEqual([])
    const answers = [await viewer.list(`view=all&q=${mobile}`), await viewer.lead(id)]
    for (const { http, text } of answers)
      expect([http, text.replace(/\s/g, '').includes(mobile)]).toEqual([200, false])
    expect((await meera.lead(id)).data).toMatchObject({
      number: `+91 ${mobile}`,
      call: { tel: `tel:+91${mobile}` },
    })
    expect((await viewer.lead(id)).data).toMatchObject({ call: null, actions: [] })
    expect((await viewer.list('view=nothing')).http).toBe(400)
  })

  it('follows a CRM where there is one, which decides', async () => {
    const id = await enquire()
    accounts.configure({
      CRM_ADAPTER: 'webhook',
      CRM_WEBHOOK_URL: 'https://crm.example',
      CRM_WEBHOOK_SECRET: 'x'.repeat(32),
    })
    expect((await meera.does(id, { type: 'claim' })).code).toBe('crmOwns')
    expect((await meera.lead(id)).data).toMatchObject({ owns: 'crm', actions: [] })
    await sql(`update lead_delivery set crm_stage = 'booked' where lead_id = $1`, [id])
    expect(await runTimers(accounts.database)).toBe(1)
    expect(await rowOf(id)).toMatchObject({ state: 'booked', version: 1 })
    expect(await runTimers(accounts.database)).toBe(0)
  })
})
