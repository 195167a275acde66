import { createHash } from 'node:crypto'
import { runtime } from '@/server/runtime'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { keyUses } from '@/server/privacy/rotation/rotateKeys'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { DeskPerson } from '@/tests/support/testDesk'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { verifyFollowUps } from './eventChain'

/* Tampering with a lead's events by an attacker who owns the tables but has no data key (decisions 0042, 0055). */

testAccounts()

const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)
const asOwner = async (...statements: readonly (readonly [string, readonly unknown[]])[]) => {
  await sql('alter table lead_event disable trigger all')
  for (const [text, values] of statements) await sql(text, values)
  await sql('alter table lead_event enable trigger all')
}
const verify = () => verifyFollowUps(accounts.database.executeSql)

let meera: DeskPerson
beforeAll(async () => {
  meera = await DeskPerson.signedIn('Meera Nair')
})

const STEPS = ['claim', 'call', 'noAnswer'] as const
const steppedLead = async (): Promise<string> => {
  const id = await acceptedId(runtime().intake, leadInput({}))
  for (const type of STEPS) expect((await meera.does(id, { type })).http).toBe(200)
  expect(await verify()).toMatchObject({ kind: 'whole' })
  return id
}
const remove = (id: string) => sql('delete from lead where id = $1', [id])

interface EventRow {
  readonly version: number
  readonly at: Date
  readonly hash: string
  readonly [column: string]: unknown
}

/** A lead's events from a version on with plain hashes, as an older release makes them. */
async function hashPlainly(id: string, from = 1): Promise<void> {
  const { rows } = await sql<EventRow>('select * from lead_event where lead_id = $1 order by version', [id])
  let previous = rows[from - 2]?.hash ?? ''
  for (const row of rows.slice(from - 1)) {
    const at = new Date(row.at).toISOString()
    const text = [
      previous,
      id,
      row.version,
      at,
      row.staff_id,
      row.type,
      row.from_state,
      row.to_state,
      row.data,
    ]
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex')
    await asOwner([
      'update lead_event set previous_hash = $3, hash = $4 where lead_id = $1 and version = $2',
      [id, row.version, previous, hash],
    ])
    previous = hash
  }
  await sql('update lead_follow_up set last_hash = $2 where lead_id = $1', [id, previous])
}
const UNSIGN_END = 'update lead_follow_up set end_signature = null where lead_id = $1'

/** The row as it was after its first steps, but for where its events end. */
const AS_AFTER_CALL = `update lead_follow_up f set version = 2, last_hash = e.hash, state = 'calling', attempts = 0, due_at = null,
  claimed_until = null, counted = 2, calls = 1, last_call_at = e.at from lead_event e
  where f.lead_id = $1 and e.lead_id = $1 and e.version = 2`
const CUT_LAST = 'delete from lead_event where lead_id = $1 and version > 2'

describe('events of a lead', () => {
  it('are signed with a data key, and so is where they end', async () => {
    const id = await steppedLead()
    const { rows } = await sql<{ hash: string }>('select hash from lead_event where lead_id = $1', [id])
    for (const { hash } of rows) expect(hash).toMatch(/^\d+\.[\w-]{43}$/)
    expect(await keyUses(accounts.database)).toContainEqual({
      table: 'lead_event',
      purpose: 'lead event',
      version: dataKeys().writtenWith,
      rows: STEPS.length,
    })
    await remove(id)
  })

  it('cannot be cut at their end with the row set to what is left', async () => {
    const id = await steppedLead()
    await asOwner([CUT_LAST, [id]], [AS_AFTER_CALL, [id]])
    expect(await verify()).toEqual({ kind: 'broken', id, why: 'event missing' })
    await remove(id)
  })

  it('cannot be cut with an end of before that was signed: the audit trail knows of the later one', async () => {
    const id = await acceptedId(runtime().intake, leadInput({}))
    for (const type of STEPS.slice(0, 2)) await meera.does(id, { type })
    const { rows } = await sql<{ end: string }>(
      'select end_signature as end from lead_follow_up where lead_id = $1',
      [id],
    )
    await meera.does(id, { type: 'noAnswer' })
    await asOwner(
      [CUT_LAST, [id]],
      [AS_AFTER_CALL, [id]],
      ['update lead_follow_up set end_signature = $2 where lead_id = $1', [id, rows[0]?.end]],
    )
    expect(await verify()).toEqual({ kind: 'broken', id, why: 'event missing' })
    await remove(id)
  })

  it.each([
    [
      'with its row as new',
      `update lead_follow_up set version = 0, last_hash = '', state = 'queued', owner_id = null, attempts = 0, due_at = null,
        claimed_until = null, first_called_at = null, counted = 0, calls = 0, last_call_at = null, end_signature = null
        where lead_id = $1`,
    ],
    ['with its row', 'delete from lead_follow_up where lead_id = $1'],
  ])('cannot all be taken away, %s', async (_what, change) => {
    const id = await steppedLead()
    await asOwner(['delete from lead_event where lead_id = $1', [id]], [change, [id]])
    expect(await verify()).toEqual({ kind: 'broken', id, why: 'event missing' })
    await remove(id)
  })

  it('cannot be written anew with hashes of an older release', async () => {
    const id = await steppedLead()
    await asOwner(['update lead_event set staff_id = null where lead_id = $1 and version = 2', [id]])
    await hashPlainly(id)
    await sql(UNSIGN_END, [id])
    expect(await verify()).toEqual({ kind: 'broken', id, why: 'event missing' })
    await remove(id)
  })

  it('of another lead do not fit', async () => {
    const [one, other] = [await steppedLead(), await steppedLead()]
    await asOwner(
      ['delete from lead_event where lead_id = $1', [one]],
      ['update lead_event set lead_id = $1 where lead_id = $2', [one, other]],
    )
    expect(await verify()).toMatchObject({ kind: 'broken' })
    for (const id of [one, other]) await remove(id)
  })

  it('of an older release, which hold plain hashes, are whole, and are signed from the next step on', async () => {
    const id = await steppedLead()
    await hashPlainly(id)
    await sql(UNSIGN_END, [id])
    // The audit trail of that release named the lead and not where its events ended.
    await sql('alter table audit_entry disable trigger all')
    await sql(`truncate audit_entry`)
    await sql('alter table audit_entry enable trigger all')
    expect(await verify()).toMatchObject({ kind: 'whole' })
    for (const type of ['call', 'noAnswer'] as const) expect((await meera.does(id, { type })).http).toBe(200)
    expect(await verify()).toMatchObject({ kind: 'whole' })
    await hashPlainly(id, STEPS.length + 2)
    expect(await verify()).toEqual({ kind: 'broken', id, why: 'event not signed' })
    await remove(id)
  })
})

describe('the trail of events', () => {
  it('cannot be changed by the site, and goes with its lead', async () => {
    const id = await acceptedId(runtime().intake, leadInput({}))
    await meera.does(id, { type: 'claim' })
    await expect(sql(`update lead_event set type = 'release'`)).rejects.toThrow('not changed')
    await expect(sql('delete from lead_event')).rejects.toThrow('not changed')
    await sql('delete from lead where id = $1', [id])
    expect((await sql('select from lead_event where lead_id = $1', [id])).rows).toEqual([])
  })

  it.each([
    [
      'another event',
      `update lead_event set type = 'take' where lead_id = $1 and version = 1`,
      'event changed',
    ],
    [
      'another person',
      'update lead_event set staff_id = null where lead_id = $1 and version = 2',
      'event changed',
    ],
    ['an event less', 'delete from lead_event where lead_id = $1 and version = 2', 'event missing'],
    ['the last event less', 'delete from lead_event where lead_id = $1 and version = 3', 'event missing'],
    [
      'another row',
      `update lead_follow_up set state = 'visited' where lead_id = $1`,
      'row differs from its events',
    ],
    [
      'another owner',
      `update lead_follow_up set owner_id = gen_random_uuid() where lead_id = $1`,
      'row differs from its events',
    ],
    [
      'another figure',
      'update lead_follow_up set calls = calls + 1 where lead_id = $1',
      'row differs from its events',
    ],
    ['no row', 'delete from lead_follow_up where lead_id = $1', 'row differs from its events'],
  ])('shows who changed it with the database’s own rights: %s', async (_what, change, why) => {
    const id = await acceptedId(runtime().intake, leadInput({}))
    for (const type of ['claim', 'call', 'noAnswer'] as const) await meera.does(id, { type })
    expect((await verify()).kind).toBe('whole')
    await sql('alter table lead_event disable trigger all')
    await sql(change, [id])
    await sql('alter table lead_event enable trigger all')
    expect(await verify()).toEqual({ kind: 'broken', id, why })
    await sql('delete from lead where id = $1', [id])
  })
})
