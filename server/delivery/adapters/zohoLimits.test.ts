import { isLeft, isRight, left, right } from 'fp-ts/Either'
import { leadToDeliver } from '@/tests/support/testLeads'
import { UPSERT, testZohoServer } from '@/tests/support/testZoho'
import type { LeadForDelivery } from './deliveryAdapter'

/* What Zoho does not take as it is: limits of fields, refused fields, demanded fields, records that are there already. */

const server = testZohoServer()
const adapter = (fixedFields?: Record<string, string>) => server.adapter({ fixedFields })

const leadWith = (crm: Partial<LeadForDelivery['crm']>, leftOut: readonly string[] = []): LeadForDelivery => {
  const lead = leadToDeliver(1)
  return { ...lead, leftOut, crm: { ...lead.crm, ...crm } }
}
const recordOf = async (lead: LeadForDelivery, fixedFields?: Record<string, string>) => {
  await adapter(fixedFields).deliver([lead])
  return server.zoho.upserts[0]?.data[0] ?? {}
}
const MOBILE = leadToDeliver(1).crm.phoneno

/** Refuses records as Zoho does: an e-mail address, a name or a line that it does not take. */
const strict = (record: Record<string, unknown>): object => {
  const wrong = Object.entries(record).find(([field, value]) => {
    const most = { Last_Name: 80, Email: 100, Mobile: 30, City: 100, Description: 32_000 }[field] ?? 255
    return String(value).length > most || (field === 'Email' && !/^[\x21-\x7e]+$/.test(String(value)))
  })
  return wrong
    ? { code: 'INVALID_DATA', status: 'error', details: { api_name: wrong[0], maximum_length: 1 } }
    : { code: 'SUCCESS', details: { id: `Z${String(record.Mobile)}` } }
}

describe('what does not fit into a field of Zoho', () => {
  const name = `${'Lakshmi '.repeat(10)}🙂 Narasimhan`
  const email = `${'a'.repeat(100)}@example.com`
  it.each<[string, Partial<LeadForDelivery['crm']>, string, unknown]>([
    ['a long name, whose beginning stays', { name }, name, 'Lakshmi '.repeat(10)],
    ['a long e-mail address', { email }, email, undefined],
    ['an e-mail address of another script', { email: 'आशा@example.com' }, 'आशा@example.com', undefined],
    ['a long click id', { fbclid: 'I'.repeat(512) }, 'I'.repeat(512), undefined],
    ['a long city', { city: 'x'.repeat(150) }, 'x'.repeat(150), undefined],
  ])('goes into the description whole: %s', async (_, crm, text, kept) => {
    server.zoho.judge = strict
    const [result = left(undefined)] = await adapter().deliver([leadWith(crm)])
    expect(isRight(result)).toBe(true)
    const record = server.zoho.upserts[0]?.data[0] ?? {}
    expect(record.Description).toContain('Is it covered?')
    expect(record.Description).toContain(text)
    const field = { name: 'Last_Name', email: 'Email', fbclid: 'FBCLID', city: 'City' }[
      Object.keys(crm)[0] ?? ''
    ]
    expect(record[field ?? '']).toBe(kept)
  })
})

describe('a field that Zoho refuses', () => {
  const refuses = (details: object) => {
    server.zoho.judge = (record) =>
      'City' in record ? { code: 'INVALID_DATA', status: 'error', details } : strict(record)
  }
  it.each([{ api_name: 'City' }, { json_path: '$.data[0].City' }])(
    'is named by %j and left out',
    async (details) => {
      refuses(details)
      const [first] = await adapter().deliver([leadWith({})])
      expect(first).toEqual(
        left({ kind: 'fieldsRefused', detail: 'Zoho INVALID_DATA (City)', fields: ['City'] }),
      )
      const [second] = await adapter().deliver([leadWith({}, ['City'])])
      expect(second).toEqual(right({ externalId: `Z${MOBILE}` }))
      expect(server.zoho.upserts[1]?.data[0]).not.toHaveProperty('City')
      expect(server.zoho.upserts[1]?.data[0]?.Description).toContain('City: Mumbai')
    },
  )

  it('that it does not name costs all fields but name, number and description', async () => {
    server.zoho.judge = (record) =>
      'City' in record ? { code: 'INVALID_DATA', details: {} } : strict(record)
    const [first = right({})] = await adapter({ Company: 'Clinic' }).deliver([leadWith({})])
    const fields = isLeft(first) && first.left.kind === 'fieldsRefused' ? first.left.fields : []
    expect(fields).toEqual(expect.arrayContaining(['City', 'Lead_Source', 'Website_Lead_ID']))
    const [second = left(undefined)] = await adapter({ Company: 'Clinic' }).deliver([leadWith({}, fields)])
    expect(isRight(second)).toBe(true)
    expect(Object.keys(server.zoho.upserts[1]?.data[0] ?? {}).sort()).toEqual([
      'Company',
      'Description',
      'Last_Name',
      'Mobile',
    ])
  })

  it('gives way to a name that Zoho takes, and the lead is refused where nothing else helps', async () => {
    expect(await recordOf(leadWith({ name: 'Asha' }, ['Last_Name']))).toMatchObject({
      Last_Name: 'No Name',
      Description: expect.stringContaining('Last Name: Asha'),
    })
    for (const field of ['Mobile', 'Last_Name']) {
      server.zoho.judge = () => ({ code: 'INVALID_DATA', details: { api_name: field } })
      const results = await adapter().deliver([leadWith({}, ['Last_Name'])])
      expect(results).toEqual([left({ kind: 'rejected', detail: `Zoho INVALID_DATA (${field})` })])
    }
  })
})

describe('a field that the clinic’s module demands', () => {
  it('has a fixed text, below what the lead itself says', async () => {
    const fixed = { Company: 'Sunrise Clinic', City: 'Pune' }
    expect(await recordOf(leadWith({}), fixed)).toMatchObject({ Company: 'Sunrise Clinic', City: 'Mumbai' })
    expect((await recordOf(leadWith({ city: '' }), fixed)).Company).toBe('Sunrise Clinic')
    expect(server.zoho.upserts[1]?.data[0]?.City).toBe('Pune')
  })

  it.each(['MANDATORY_NOT_FOUND', 'NO_PERMISSION', 'INVALID_MODULE', 'LICENSE_LIMIT_EXCEEDED'])(
    'or another setting makes the lead wait, and no other: %s',
    async (code) => {
      server.zoho.judge = (record) =>
        record.Mobile === MOBILE ? { code, details: { api_name: 'Company' } } : strict(record)
      const results = await adapter().deliver([leadToDeliver(1), leadToDeliver(2)])
      expect(results.map((result) => (isLeft(result) ? result.left.kind : 'ok'))).toEqual(['settings', 'ok'])
    },
  )
})

describe('a record that Zoho has already', () => {
  const duplicate = (details: object) => {
    const answer = server.zoho.answer
    server.zoho.judge = () => ({ code: 'DUPLICATE_DATA', status: 'error', details })
    server.receiver.answer = (request) =>
      request.method === 'PUT'
        ? { body: { data: [{ code: 'SUCCESS', details: { id: '4711' } }] } }
        : answer(request)
  }
  const updates = () => server.receiver.requests.filter(({ method }) => method === 'PUT')

  it.each([
    { id: '4711', api_name: 'Mobile' },
    { duplicate_record: { id: '4711' }, api_name: 'Mobile' },
  ])('is updated, and no second one made: %j', async (details) => {
    duplicate(details)
    expect(await adapter().deliver([leadWith({})])).toEqual([right({ externalId: '4711' })])
    expect(updates().map(({ path }) => path)).toEqual(['/crm/v8/Leads/4711'])
    expect(JSON.parse(updates()[0]?.body ?? '')).toMatchObject({ data: [{ Mobile: MOBILE, City: 'Mumbai' }] })
  })

  it('by another field than the number keeps its person; name and number of the lead stand in the description', async () => {
    duplicate({ id: '4711', api_name: 'Email' })
    const lead = leadWith({ email: 'family@example.com' })
    expect(await adapter().deliver([lead])).toEqual([right({ externalId: '4711' })])
    const { data } = JSON.parse(updates()[0]?.body ?? '') as { data: Record<string, unknown>[] }
    expect(data[0]).not.toHaveProperty('Mobile')
    expect(data[0]).not.toHaveProperty('Last_Name')
    expect(data[0]?.Description).toMatch(new RegExp(`Last Name: Visitor 1[^]*Mobile: ${MOBILE}`))
  })

  it('and does not name costs the field', async () => {
    duplicate({ api_name: 'Email' })
    const [result] = await adapter().deliver([leadWith({ email: 'family@example.com' })])
    expect(result).toMatchObject(left({ kind: 'fieldsRefused', fields: ['Email'] }))
    expect(server.receiver.requests.filter(({ path }) => path === UPSERT)).toHaveLength(1)
  })
})
