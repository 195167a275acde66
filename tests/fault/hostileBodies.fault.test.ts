import fc from 'fast-check'
import { LeadClient, sampleLead, type LeadAnswer } from '@/tests/site/leadClient'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { siteForAll } from './siteForAll'

const BODIES = 1000

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; drop table lead; --",
  '=cmd|calc',
  '<script>alert(1)</script>',
  '${7*7}',
  'a'.repeat(5000),
  [],
  {},
  [['9876543210']],
  { $ne: null },
  '0',
  '09876543210',
  '+919876543210',
  '५९८७६५४३२१',
  '1234567890',
)

const mutated = fc
  .tuple(
    fc.integer({ min: 1, max: 899_999_999 }),
    fc.constantFrom(...Object.keys(sampleLead(0)), '__proto__', 'constructor', 'QueryData'),
    nasty,
  )
  .map(([serial, key, value]) =>
    JSON.stringify(Object.fromEntries([...Object.entries(sampleLead(serial)), [key, value]])),
  )

const body = fc.oneof(
  { weight: 5, arbitrary: mutated },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"x"',
      `${'['.repeat(20_000)}`,
      '{"a":1}'.repeat(3),
      'x'.repeat(200_000),
    ),
  },
)

describe(`${BODIES} random and hostile bodies, on ${databaseUnderTest}`, () => {
  const site = siteForAll()
  let client: LeadClient
  beforeAll(async () => {
    client = new LeadClient(site.url)
    await client.open()
  })

  const neverTells = (answer: LeadAnswer) => {
    expect(answer.httpStatus).toBeLessThan(500)
    expect(answer.text).not.toMatch(/\bat .*\.(js|ts|mjs):\d+|node_modules|\bselect\b.+\bfrom\b|insert into/i)
  }

  it('are answered without a 5xx or a stack trace, and only leads that the rules accept are stored', async () => {
    const acknowledged = new Set<string>()
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const answer = await client.post(text, null)
        neverTells(answer)
        if (answer.id) acknowledged.add(answer.id)
      }),
      { numRuns: BODIES },
    )
    const stored = await site.storedLeads()

    expect(acknowledged.size).toBeGreaterThan(0)
    expect(new Set(stored.map((lead) => lead.id))).toEqual(acknowledged)
    for (const lead of stored) {
      expect(lead.MobileNoData).toMatch(/^[6-9]\d{9}$/)
      expect(String(lead.NameData).trim()).not.toBe('')
      expect(lead.CityData).not.toBe('')
      expect(lead.ProcedureNameData).not.toBe('')
      expect(JSON.stringify(lead)).not.toMatch(/\\u0000/)
    }
  }, 180_000)

  it.each(['/enquiry', '/survey', '/lead/v1/survey', '/api/lead/createleadzoho?leadId=x'])(
    'do no harm to %s either',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(body, async (text) => neverTells(await client.post(text, null, path))),
        { numRuns: 100 },
      )
    },
    120_000,
  )

  it('and none is taken without the XSRF token', async () => {
    const answer = await fetch(`${site.url}/lead/v1/admin/webleadcreate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleLead(1)),
    })
    expect(answer.status).toBe(403)
  })
})
