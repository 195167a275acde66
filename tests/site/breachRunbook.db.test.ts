import { readFileSync } from 'node:fs'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'

const runbook = readFileSync('docs/runbooks/breach.md', 'utf8')
const queries = [...runbook.matchAll(/```sql\n([\s\S]*?)```/g)].flatMap(([, text = '']) =>
  text.split(';').filter((query) => query.trim() !== ''),
)

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())

describe('the breach runbook (decision 0047)', () => {
  test('its queries run on the schema of now', async () => {
    expect(queries.length).toBeGreaterThanOrEqual(3)
    for (const query of queries) await own.database.executeSql(query)
    const [inText = ''] = /select subject from consent_entry[^)`]*/.exec(runbook) ?? []
    expect(inText).not.toBe('')
    await own.database.executeSql(inText)
  })

  test.each([
    '6 hours',
    '72 hours',
    'Data Protection Board',
    'CERT-In',
    'incident@cert-in.org.in',
    'legal hold',
  ])('says %s', (words) => expect(runbook).toContain(words))
})
