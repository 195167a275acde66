import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { type Runtime, setRuntime } from '@/server/runtime'
import { applyRetention } from '@/server/privacy/retention/retentionJob'
import { forgetHeldDrafts, forgetStoredDrafts, readFormDraft, saveFormDraft } from './enquiryDraft'
import { newUuid } from '@/server/database/uuid'

const MINUTE_MS = 60_000
const typed = { name: 'आशा', mobile: '12345' }
let own: TestDatabase

/** The part of the runtime that drafts need. */
const use = (isAvailable: boolean) =>
  setRuntime({ database: own.database, intake: { breaker: { isAvailable } } } as unknown as Runtime)

beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(async () => {
  setRuntime(undefined)
  await own.drop()
})

describe.each([
  ['in the database', true],
  ['in memory while the database is unavailable', false],
])('a form draft %s', (_where, isAvailable) => {
  beforeEach(() => use(isAvailable))

  it('gives back what was typed for 30 minutes (decision 0046)', async () => {
    const now = Date.now()
    const id = await saveFormDraft(typed, now)

    expect(await readFormDraft(id, now + 29 * MINUTE_MS)).toEqual(typed)
    expect(await readFormDraft(id, now + 31 * MINUTE_MS)).toBeUndefined()
  })

  it('is unknown under any other id (decision 0046)', async () => {
    await saveFormDraft(typed)
    expect(await readFormDraft(newUuid())).toBeUndefined()
    expect(await readFormDraft("x' or true")).toBeUndefined()
  })

  it.each(['9876543210', '+91 98765 43210', '(98765) 43-210'])(
    'is found among many by the number %s that was typed',
    async (mobile) => {
      const others = await Promise.all(Array.from({ length: 250 }, () => saveFormDraft(typed)))
      const id = await saveFormDraft({ form: new URLSearchParams({ mobile, name: 'आशा' }).toString() })
      await (isAvailable
        ? forgetStoredDrafts(own.database, ['9876543210'])
        : forgetHeldDrafts(['9876543210']))
      expect(await readFormDraft(id)).toBeUndefined()
      expect(await readFormDraft(others.at(-1) ?? '')).toEqual(typed)
    },
  )
})

it('expired drafts are removed by the sweep, whether anybody comes or not, so that nothing personal stays', async () => {
  use(true)
  const longAgo = Date.now() - 60 * MINUTE_MS
  const id = await saveFormDraft(typed, longAgo)
  const fresh = await saveFormDraft(typed)
  await applyRetention(own.database, 'a secret')
  expect(await readFormDraft(fresh)).toEqual(typed)
  const { rows } = await own.database.executeSql('select 1 from form_draft where id = $1', [id])
  expect(rows).toEqual([])
})
