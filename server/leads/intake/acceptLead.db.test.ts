import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { storedExtra } from '@/tests/support/openedRows'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { acceptLead } from './acceptLead'
import { expandLead } from '@/model/lead/lead'
import { writeLeadBatch } from './leadBatch'
import { LeadIntake } from './leadIntake'
import { leadById } from '@/server/leads/leadStore'
import { acceptedId, leadBody, leadInput, nextMobile } from '@/tests/support/testLead'

let own: TestDatabase
let intake: LeadIntake

beforeAll(async () => {
  own = await createTestDatabase()
  intake = await LeadIntake.start({ database: own.database, dataDir: own.dataDir })
})
afterAll(async () => {
  await intake.stop()
  await own.drop()
})

const stored = async (id: string) => {
  const lead = await leadById(own.database, id)
  if (!lead) throw new Error(`no lead ${id}`)
  return lead
}
const leadCount = async () =>
  (await own.database.executeSql<{ n: number }>('select count(*)::int as n from lead')).rows[0]?.n

describe('an accepted lead', () => {
  it('is stored whole, with the rules of the specification applied', async () => {
    const input = leadInput({ insuranceType: 'Private Insurance', PageTypeData: 'Terms', LeadTier: 3 })
    const lead = expandLead((await stored(await acceptedId(intake, input))).fields)

    expect(lead).toMatchObject({
      NameData: 'Asha Rao',
      MobileNoData: input.body.MobileNoData,
      countryCode: '91',
      leadFormVariant: '0',
      IsInsurance: 'yes',
      LeadTier: 1,
      IsActiveData: 1,
      captchascore: 0,
      lead_sourcedata: 'Web Lead Form',
      EmailIdData: '',
      ip: '203.0.113.7',
    })
  })

  it('has a pending delivery from the same moment on', async () => {
    const lead = await stored(await acceptedId(intake, leadInput()))
    expect(lead).toMatchObject({ state: 'pending', attempts: 0, adapter: null })
  })

  it('has with its delivery what the CRM shall hold beyond it, and null where that is nothing', async () => {
    const measured = await acceptedId(intake, leadInput({}, { crmExtra: { height: '170 cm' } }))
    expect(await storedExtra(own.database, measured)).toEqual({ height: '170 cm' })
    const plain = await acceptedId(intake, leadInput({}, { crmExtra: {} }))
    const { rows } = await own.database.executeSql(
      'select 1 from lead_delivery where lead_id = $1 and crm_extra is null',
      [plain],
    )
    expect(rows).toHaveLength(1)
  })

  it('keeps consent, privacy notice and first touch beside the fields', async () => {
    const id = await acceptedId(
      intake,
      leadInput(
        {},
        {
          consent: { whatsapp: true, privacyNotice: { version: '1', language: 'hi', hash: 'x' } },
          firstTouch: { source: 'newspaper' },
        },
      ),
    )
    expect(await stored(id)).toMatchObject({
      whatsapp_consent: true,
      privacy_notice: { version: '1', language: 'hi' },
      first_touch: { source: 'newspaper' },
    })
  })

  it('that a program filled in is marked, not refused', async () => {
    const byHand = await stored(
      await acceptedId(intake, leadInput({}, { signals: { honeypot: '', fillMs: 9000 } })),
    )
    const trapped = await stored(await acceptedId(intake, leadInput({}, { signals: { honeypot: 'buy' } })))
    const hasty = await stored(await acceptedId(intake, leadInput({}, { signals: { fillMs: 300 } })))

    expect([byHand, trapped, hasty].map((lead) => lead.suspected_spam)).toEqual([false, true, true])
    expect([byHand, trapped, hasty].map((lead) => expandLead(lead.fields).captchascore)).toEqual([0, 1, 0.7])
  })
})

describe('a lead that the rules refuse', () => {
  it('is answered with the fields at fault and is not stored', async () => {
    const before = await leadCount()
    const answer = await acceptLead(leadInput({ MobileNoData: '12345', NameData: '' }), intake)

    expect(answer).toEqual({ kind: 'invalid', fields: { mobile: 'mobileInvalid', name: 'nameRequired' } })
    expect(await leadCount()).toBe(before)
  })
})

describe('a lead from a form that a page configured', () => {
  const configured = { options: { hideNameField: true } }

  it('needs no name where the form hides it', async () => {
    const input = leadInput({ NameData: undefined })
    expect(await acceptLead(input, intake)).toMatchObject({
      kind: 'invalid',
      fields: { name: 'nameRequired' },
    })
    const id = await acceptedId(intake, { ...input, configured })
    expect(expandLead((await stored(id)).fields).NameData).toBe('')
  })

  it('needs a number whatever is configured', async () => {
    const requirements = { mobile: false }
    const input = leadInput({ MobileNoData: undefined }, { configured: { options: { requirements } } })
    expect(await acceptLead(input, intake)).toMatchObject({
      kind: 'invalid',
      fields: { mobile: 'mobileInvalid' },
    })
  })
})

describe('an idempotency key', () => {
  it('gets the saved answer for the same body, also in another order of its fields', async () => {
    const body = leadBody()
    const reversed = Object.fromEntries(Object.entries(body).reverse())
    const first = await acceptLead({ ...leadInput(), body, idempotencyKey: 'same' }, intake)
    const second = await acceptLead({ ...leadInput(), body: reversed, idempotencyKey: 'same' }, intake)

    expect(first).toMatchObject({ kind: 'accepted', repeated: false })
    expect(second).toEqual({ ...first, repeated: true })
  })

  it('is a conflict with another body, and nothing is stored', async () => {
    await acceptedId(intake, leadInput({}, { idempotencyKey: 'taken' }))
    const before = await leadCount()

    expect(await acceptLead(leadInput({}, { idempotencyKey: 'taken' }), intake)).toEqual({
      kind: 'conflict',
    })
    expect(await leadCount()).toBe(before)
  })

  it('gives requests that are under way together one lead', async () => {
    const input = leadInput({}, { idempotencyKey: 'together' })
    const before = (await leadCount()) ?? 0
    const ids = await Promise.all(Array.from({ length: 20 }, () => acceptedId(intake, input)))

    expect(new Set(ids).size).toBe(1)
    expect(await leadCount()).toBe(before + 1)
  })

  it('is a conflict for another body that is under way together with the first', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => acceptLead(leadInput({}, { idempotencyKey: 'race' }), intake)),
    )
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['accepted', 'conflict'])
  })
})

describe('a second enquiry of the same number for the same treatment', () => {
  it('within 24 hours is stored and linked to the first, also when both come in one batch', async () => {
    const body = leadBody()
    const ids = await Promise.all([1, 2, 3].map(() => acceptedId(intake, { ...leadInput(), body })))
    const links = await Promise.all(ids.map(async (id) => (await stored(id)).duplicate_of))

    const firsts = ids.filter((_, index) => links[index] === null)
    expect(firsts).toHaveLength(1)
    expect(links.filter((link) => link === firsts[0])).toHaveLength(2)
  })

  it('is no duplicate when the treatment or the country differs, or a day has passed', async () => {
    const MobileNoData = nextMobile()
    const first = await acceptedId(intake, leadInput({ MobileNoData }))
    const other = await acceptedId(intake, leadInput({ MobileNoData, ProcedureNameData: 'LASIK' }))
    await own.database.executeSql(
      `update lead set created_at = created_at - interval '25 hours' where id = $1`,
      [first],
    )
    const later = await acceptedId(intake, leadInput({ MobileNoData }))

    expect((await stored(other)).duplicate_of).toBeNull()
    expect((await stored(later)).duplicate_of).toBeNull()
  })

  it('is looked for by number and treatment, also in a table that was never analysed', async () => {
    const fresh = await createTestDatabase()
    await fresh.database.executeSql('alter table lead set (autovacuum_enabled = false)')
    // The index by time is the smaller one then, and would be taken for the cheaper one.
    const early = await LeadIntake.start({ database: fresh.database, dataDir: fresh.dataDir })
    await Promise.all(Array.from({ length: 150 }, () => acceptedId(early, leadInput())))
    await early.stop()
    let plan = ''
    const explain: ExecuteSql = async (text, values) => {
      const found = await fresh.database.executeSql(`explain (format json) ${text}`, values)
      plan = JSON.stringify(found.rows)
      return { rows: [], rowCount: 0, command: 'EXPLAIN' }
    }
    await writeLeadBatch(explain, [])
    await fresh.drop()

    expect(plan).toContain('lead_by_enquiry')
    expect(plan).not.toContain('lead_by_time')
    // A prepared plan is kept while the table grows.
    expect(plan).toContain('idempotency_key_pkey')
    expect(plan).not.toContain('Seq Scan')
  })
})

it('many leads at once are all stored, each once', async () => {
  const before = (await leadCount()) ?? 0
  const ids = await Promise.all(Array.from({ length: 500 }, () => acceptedId(intake, leadInput())))

  expect(new Set(ids).size).toBe(500)
  expect(await leadCount()).toBe(before + 500)
})
