import { accountOf, updateUser } from '@/server/accounts/profile/users'
import { eraseUser } from '@/server/accounts/profile/visitorRights'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { runtime } from '@/server/runtime'
import { enquire, own, testLeadServer, userOf } from '@/tests/support/testLeadServer'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { someMobile } from '@/tests/support/testNumbers'
import { until } from '@/tests/support/until'
import { liftHold, placeHold } from './legalHold'
import { applyRetention } from './retentionJob'

testLeadServer()
const sql = <Row>(text: string, values?: readonly unknown[]) => own.database.executeSql<Row>(text, values)
const run = async () => (await applyRetention(own.database, runtime().secret)).removed
const BY = { reason: 'court order 12/2026', by: 'staff Meera' }

/** Entries of the audit trail stay. */
let writtenBefore = 0

beforeEach(async () => {
  writtenBefore = 0
  writtenBefore = (await written()).length
  for (const table of ['legal_hold', 'blocked_record', 'lead', 'app_user', 'former_user'])
    await sql(`delete from ${table}`)
})

/** A lead that is due. */
async function oldLead(state: 'delivered' | 'dead'): Promise<string> {
  const id = await enquire(someMobile())
  await sql(`update lead set created_at = now() - interval '4 years' where id = $1::uuid`, [id])
  await sql('update lead_delivery set state = $2 where lead_id = $1::uuid', [id, state])
  return id
}

const leads = async () =>
  (await sql<{ id: string }>('select id from lead order by id')).rows.map(({ id }) => id)

/** What retention has written down, of the test that runs. */
async function written(): Promise<string[]> {
  const found: string[] = []
  for await (const { action, subject, count } of auditEntries(own.database.executeSql))
    if (action === 'retention.removed') found.push(`${subject} ${count}`)
  return found.slice(writtenBefore)
}

/** Does something in the database whenever a row of a table is added or removed, until the test is over. */
async function whenever(happens: string, does: string, work: () => Promise<void>): Promise<void> {
  await sql(
    `create function in_this_test() returns trigger language plpgsql as $$ begin ${does}; return null; end $$`,
  )
  await sql(`create trigger in_this_test after ${happens} for each row execute function in_this_test()`)
  try {
    await work()
  } finally {
    await sql('drop function in_this_test cascade')
  }
}

// The embedded database has one connection: there all wait for each other.
const onPostgres = testDatabaseKind === 'postgres' ? it : it.skip

/** Begins something while a hold is being placed, and places the hold once it waits. */
async function whileHolding<Done>(held: Parameters<typeof placeHold>[2], begin: () => Promise<Done>) {
  return own.database.transaction(async (executeSql) => {
    await placeHold({ executeSql }, runtime().secret, held, BY)
    const ended = begin()
    await until('it waits for the hold', async () => {
      const waiting = `select from pg_locks where relation = 'legal_hold'::regclass and not granted`
      return (await executeSql(waiting)).rows.length > 0
    })
    // In an object: else it would be waited for here.
    return { ended }
  })
}

describe('what retention removes and what it writes down are one (decisions 0042, 0049)', () => {
  it('nothing goes that cannot be written down', async () => {
    const id = await oldLead('delivered')
    await whenever('insert on audit_entry', `raise exception 'no room'`, async () => {
      await expect(applyRetention(own.database, runtime().secret)).rejects.toThrow('no room')
      expect(await leads()).toEqual([id])
    })
    expect(await run()).toEqual({ leadsDelivered: 1 })
    expect(await written()).toEqual(['leadsDelivered 1'])
  })

  it('what a run has removed before it fails is written down', async () => {
    await oldLead('delivered')
    const dead = await oldLead('dead')
    await sql(
      `insert into lead select (json_populate_record(l, json_build_object('id', gen_random_uuid()))).*
        from lead l, generate_series(1, 700) where id <> $1::uuid`,
      [dead],
    )
    await sql(
      `insert into lead_delivery (lead_id, state, updated_at)
        select id, 'delivered', now() from lead where not exists (select from lead_delivery where lead_id = lead.id)`,
    )
    const fails = `if (select count(*) from lead) < 150 then raise exception 'the second batch'; end if`
    await whenever('delete on lead', fails, async () => {
      await expect(applyRetention(own.database, runtime().secret)).rejects.toThrow('the second batch')
    })
    expect(await leads()).toHaveLength(202)
    expect(await written()).toEqual(['leadsDelivered 500'])
    expect(await run()).toEqual({ leadsDelivered: 201, leadsDead: 1 })
    expect(await written()).toEqual(['leadsDelivered 500', 'leadsDelivered 201', 'leadsDead 1'])
  })

  it('a hold that is placed while retention runs keeps what has not gone yet', async () => {
    await oldLead('delivered')
    const dead = await oldLead('dead')
    const hold = `insert into legal_hold (lead_id, reason, held_by) values ('${dead}', 'court order', 'staff Meera')`
    await whenever('delete on lead', hold, async () => {
      expect(await run()).toEqual({ leadsDelivered: 1 })
      expect(await leads()).toEqual([dead])
    })
  })

  onPostgres('retention waits for a hold that is being placed', async () => {
    const id = await oldLead('delivered')
    const running = await whileHolding({ leadId: id }, run)
    expect(await running.ended).toEqual({})
    expect(await leads()).toEqual([id])
  })
})

describe('a hold of a number keeps the accounts that it had before', () => {
  /** An account whose number has another owner since two years. */
  async function formerOf(mobile: string) {
    const former = await userOf(mobile)
    await updateUser(former.id, { name: 'Asha Private Sharma' })
    const user = await own.database.kysely
      .transaction()
      .execute((transaction) => accountOf({ countryCode: '91', mobile }, 'Sunita Rao', transaction))
    expect(user.id).not.toBe(former.id)
    await sql(`update former_user set ended_at = now() - interval '2 years'`)
    return { former, user }
  }
  const hold = (mobile: string) =>
    placeHold(own.database, runtime().secret, { number: { countryCode: '91', mobile } }, BY)

  it('from retention, until it is lifted', async () => {
    const mobile = someMobile()
    await formerOf(mobile)
    const placed = await hold(mobile)
    expect(await run()).toEqual({})
    await liftHold(own.database, placed)
    expect(await run()).toEqual({ formerAccounts: 1 })
  })

  it('from an erasure: they are locked away, as they stood, with their pictures', async () => {
    const mobile = someMobile()
    const { former, user } = await formerOf(mobile)
    await sql('update former_user set avatar = $1', [Buffer.from([0, 255])])
    const stood = (await sql<{ account: object }>('select account from former_user')).rows[0]?.account
    await hold(mobile)
    expect(await eraseUser(user)).toMatchObject({ kept: 2 })
    expect((await sql('select 1 from former_user')).rows).toEqual([])
    const { rows } = await sql(`select kind, content from blocked_record where subject = $1::uuid`, [
      former.id,
    ])
    expect(rows).toEqual([{ kind: 'account', content: { ...stood, avatar: '\\x00ff' } }])
  })

  onPostgres('that is being placed: an erasure waits for it', async () => {
    const mobile = someMobile()
    const user = await userOf(mobile)
    const erasing = await whileHolding({ number: { countryCode: '91', mobile } }, () => eraseUser(user))
    expect(await erasing.ended).toMatchObject({ kept: 1 })
  })
})
