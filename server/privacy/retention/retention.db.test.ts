import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eraseUser } from '@/server/accounts/profile/visitorRights'
import { createSession } from '@/server/accounts/sessions/sessions'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { readConfig } from '@/server/config/config'
import { journalLine } from '@/server/leads/journal/journal'
import { leadById } from '@/server/leads/leadStore'
import { metrics } from '@/server/metrics/metrics'
import { runtime, setRuntime } from '@/server/runtime'
import { enquire, intake, own, testLeadServer, userOf } from '@/tests/support/testLeadServer'
import { someMobile } from '@/tests/support/testNumbers'
import { activeHolds, holds, liftHold, placeHold } from './legalHold'
import { applyFileRetention, applyRetention } from './retentionJob'

testLeadServer()
const sql = <Row>(text: string, values?: readonly unknown[]) => own.database.executeSql<Row>(text, values)
const run = (days?: Record<string, number>) => applyRetention(own.database, runtime().secret, days)
const BY = { reason: 'court order 12/2026', by: 'staff Meera' }
/** The next run begins with nothing left over from the test before. */
beforeEach(async () => {
  await sql('delete from legal_hold')
  await sql('delete from blocked_record')
  await sql('delete from lead')
  await sql('delete from app_user')
})

/** A lead that came so many days ago, in a state of its delivery. */
async function leadOf(days: number, state = 'delivered', mobile = someMobile()): Promise<string> {
  const id = await enquire(mobile)
  await sql(`update lead set created_at = now() - $2::int * interval '1 day' where id = $1::uuid`, [id, days])
  await sql(
    `update lead_delivery set state = $2, delivered_at = case when $2 = 'delivered' then now() - $3::int * interval '1 day' end
      where lead_id = $1::uuid`,
    [id, state, days],
  )
  return id
}

const areThere = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await leadById(own.database, id)) !== undefined))
const blocked = async () =>
  (await sql<{ subject: string; kind: string }>('select subject, kind from blocked_record order by kind'))
    .rows

function usePolicy(settings: Record<string, string>): void {
  setRuntime({ ...runtime(), config: readConfig(settings as unknown as NodeJS.ProcessEnv) })
}

describe('retention by table and state (decision 0049)', () => {
  it('removes leads by state and age, says how many, and counts and writes it down', async () => {
    metrics().registry.resetMetrics()
    const old = [await leadOf(1100), await leadOf(1100, 'dead'), await leadOf(1100, 'pending')]
    const young = [await leadOf(1090), await leadOf(1090, 'dead'), await leadOf(1090, 'pending')]
    // On its way to the CRM just now.
    const moving = await leadOf(1100, 'delivering')
    expect((await run()).removed).toMatchObject({ leadsDelivered: 1, leadsDead: 1, leadsWaiting: 1 })
    expect(await areThere([...old, ...young, moving])).toEqual([
      ...old.map(() => false),
      ...young.map(() => true),
      true,
    ])
    expect((await run()).removed).toEqual({})
    const found = []
    for await (const { action, subject, count, actor } of auditEntries(own.database.executeSql))
      if (action === 'retention.removed') found.push(`${actor} ${subject} ${count}`)
    expect(found).toEqual(['site leadsDelivered 1', 'site leadsDead 1', 'site leadsWaiting 1'])
    expect(await metrics().registry.getSingleMetricAsString('shalya_retention_rows_total')).toContain(
      'rule="leadsDead"} 1',
    )
  })

  it('as configured: other periods, and 0 for ever', async () => {
    const [delivered, dead] = [await leadOf(40), await leadOf(4000, 'dead')]
    const { retention } = readConfig({
      RETENTION: 'leadsDelivered=30, leadsDead=0',
    } as unknown as NodeJS.ProcessEnv)
    expect((await run(retention)).removed).toEqual({ leadsDelivered: 1 })
    expect(await areThere([delivered, dead])).toEqual([false, true])
  })

  it.each(['leadsDelivered', 'audit=30', 'unknown=3', 'leadsDead=-1', 'constructor=4'])(
    'refuses to start with RETENTION=%s',
    (text) => {
      expect(() => readConfig({ RETENTION: text } as unknown as NodeJS.ProcessEnv)).toThrow(
        /^RETENTION: expected/,
      )
    },
  )

  it('withdrawn leads go a year after that, more than one batch of them', async () => {
    const id = await leadOf(500, 'withdrawn')
    await sql(`update lead set withdrawn_at = now() - interval '366 days' where id = $1::uuid`, [id])
    await sql(
      `insert into lead select (json_populate_record(l, json_build_object('id', gen_random_uuid()))).*
        from lead l, generate_series(1, 1200)`,
    )
    await sql(
      `insert into lead_delivery (lead_id, state, updated_at)
        select id, 'withdrawn', now() from lead where not exists (select from lead_delivery where lead_id = lead.id)`,
    )
    expect((await run()).removed).toEqual({ leadsWithdrawn: 1201 })
  })

  it('an account that nobody was logged in to for three years goes, and its last login counts', async () => {
    const [gone, seen] = [await userOf(someMobile()), await userOf(someMobile())]
    await createSession(seen.id)
    await sql(
      `update user_session set last_seen_at = now() - interval '400 days', expires_at = now() - interval '2 days'`,
    )
    await sql(`update app_user set updated_at = now() - interval '4 years'`)
    // The login is remembered when its row goes, so that the account stays.
    await run({ accounts: 0 })
    expect((await run()).removed).toEqual({ accounts: 1 })
    const { rows } = await sql<{ id: string }>('select id from app_user')
    expect(rows.map(({ id }) => id)).toEqual([seen.id])
    expect(gone.id).not.toBe(seen.id)
  })

  it('codes, limits, logins, drafts, keys and entries of the audit trail go when they are over, not before', async () => {
    const user = await userOf(someMobile())
    await createSession(user.id)
    await sql(
      `insert into otp_code (number_hash, code_hash, expires_at) values ('a', 'x', now() - interval '2 hours'), ('b', 'x', now() - interval '30 minutes')`,
    )
    await sql(`insert into rate_limit (key, points, expire) values ('a', 1, 1), ('b', 1, 99999999999999)`)
    await sql(
      `insert into form_draft (id, values, expires_at) values (gen_random_uuid(), '{}', now()), (gen_random_uuid(), '{}', now() + interval '1 minute')`,
    )
    await sql(
      `insert into idempotency_key (key, body_hash, lead_id, created_at) values ('a', '', gen_random_uuid(), now() - interval '25 hours'), ('b', '', gen_random_uuid(), now() - interval '23 hours')`,
    )
    await createSession(user.id)
    await sql(
      `update user_session set revoked_at = now() - interval '25 hours' where ctid in (select ctid from user_session limit 1)`,
    )
    await sql(`insert into erased_lead (id, at) values (gen_random_uuid(), now() - interval '366 days')`)
    expect((await run()).removed).toEqual({
      sessions: 1,
      codes: 1,
      limits: 1,
      drafts: 1,
      keys: 1,
      erasedIds: 1,
    })
  })

  it('files of this server: what the journal set aside, and the recovery log', async () => {
    const file = join(own.dataDir, 'journal', 'quarantine.txt')
    const note = (at: string) => journalLine({ type: 'note', row: { lead_id: randomUUID(), at, text: 'x' } })
    appendFileSync(file, note('2020-01-01T00:00:00.000Z') + note(new Date().toISOString()))
    await applyFileRetention(intake, {})
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1)
  })
})

describe('a legal hold', () => {
  it('keeps a lead, and all of a person with what comes later, until it is lifted; and says so', async () => {
    const { secret } = runtime()
    const mobile = someMobile()
    const [one, other] = [await leadOf(1100), await leadOf(1100)]
    const ofPerson = await leadOf(1100, 'delivered', mobile)
    const user = await userOf(mobile)
    const hold = await placeHold(own.database, secret, { leadId: one }, BY)
    await placeHold(own.database, secret, { number: { countryCode: '91', mobile } }, BY)
    const later = await leadOf(1100, 'dead', mobile)
    expect(await run()).toMatchObject({
      removed: { leadsDelivered: 1 },
      held: { leadsDelivered: 2, leadsDead: 1 },
    })
    expect(await areThere([one, other, ofPerson, later])).toEqual([true, false, true, true])
    expect((await activeHolds(own.database, runtime().secret)).users).toEqual([user.id])
    expect(JSON.stringify((await sql('select * from legal_hold')).rows)).not.toContain(mobile)

    expect(await liftHold(own.database, hold)).toBe(true)
    expect(await liftHold(own.database, hold)).toBe(false)
    expect((await run()).removed).toEqual({ leadsDelivered: 1 })
    expect(await areThere([one, ofPerson])).toEqual([false, true])
    expect((await holds(own.database)).map(({ reason }) => reason)).toEqual([BY.reason, BY.reason])
  })

  it('outlives the owner’s own erasure: what is held is locked away until it is lifted', async () => {
    const user = await userOf(someMobile())
    await leadOf(3, 'delivered', user.mobile)
    const number = { countryCode: '91', mobile: user.mobile }
    const hold = await placeHold(own.database, runtime().secret, { number }, BY)
    expect(await eraseUser(user)).toMatchObject({ leads: 1, kept: 2 })
    expect((await sql('select 1 from lead')).rows).toEqual([])
    await run()
    expect((await blocked()).map(({ kind }) => kind)).toEqual(['account', 'lead'])
    await liftHold(own.database, hold)
    expect((await run()).removed).toEqual({ blocked: 2 })
    expect(await blocked()).toEqual([])
  })
})

describe('an erasure', () => {
  afterEach(() => usePolicy({}))

  it('goes at once by default, and nothing is kept', async () => {
    const user = await userOf(someMobile())
    await leadOf(3, 'delivered', user.mobile)
    expect(await eraseUser(user)).toMatchObject({ leads: 1, kept: 0 })
    expect(await blocked()).toEqual([])
  })

  it('with ERASURE=blocked is locked away until the law’s year is over, and what is older goes at once', async () => {
    usePolicy({ ERASURE: 'blocked' })
    const user = await userOf(someMobile())
    const [young, old] = [
      await leadOf(300, 'delivered', user.mobile),
      await leadOf(400, 'delivered', user.mobile),
    ]
    expect(await eraseUser(user)).toMatchObject({ leads: 2, kept: 2 })
    expect(await areThere([young, old])).toEqual([false, false])
    expect(await blocked()).toEqual([
      { subject: user.id, kind: 'account' },
      { subject: young, kind: 'lead' },
    ])
    await run()
    expect(await blocked()).toHaveLength(2)
    await sql(`update blocked_record set erase_after = erase_after - interval '66 days'`)
    expect((await run()).removed).toEqual({ blocked: 1 })
  })
})
