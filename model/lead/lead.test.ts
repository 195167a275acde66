import { isRight } from 'fp-ts/Either'
import fc from 'fast-check'
import { Lead, LeadBody, normaliseLead, readLeadBody, validateLead } from './lead'
import { isNumberField } from './leadFields'
import { ADDED_PARAMETERS } from '@/model/page/trackingParameters'
import { isCleanText } from './validation'

/** Every field of section 3 as spelled there. */
const SECTION_3 = `NameData LeadTypeData PageTypeData PageNameData MobileNoData EmailIdData QueryData CityData
  CreatedDateData IsActiveData InsuranceNameData ProcedureNameData Zutm_sourcedata Zutm_campaigndata Zutm_mediumdata
  Zutm_termdata condition_data lead_sourcedata lead_channeldata PageLanguage PageDepartment Keyword_Text
  Keyword_Match_Type campaignid IsInsurance IsConsultwithDoctor Remark docotrid hospitalid GCLID LeadTier Network ip
  vendorId leadFormVariant captchascore Page_Variant insuranceType Callback_Input Prior_Consultation
  Requested_Consultation Preferred_City Adset_Id report countryCode pilesSeverityScore pilesSeverity cataractLens bmi
  placement site_source_name locality entity utm_term qualifying`.split(/\s+/)

const NOW = new Date('2026-11-21T06:00:00Z')
const complete = (body: LeadBody) => normaliseLead(body, { now: NOW, ip: '203.0.113.7' })

const read = (input: unknown): LeadBody => {
  const reading = readLeadBody(input)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.body
}
const codesOf = (input: unknown) => {
  const reading = readLeadBody(input)
  return reading.ok ? {} : Object.fromEntries(reading.problems.map(({ field, code }) => [field, code]))
}

/** Ours beside them: what the partner form asks for, and what advertising services add to an address. */
const OURS = ['specializations', 'state', ...ADDED_PARAMETERS]

describe('a Lead', () => {
  test('has every field of the specification, as spelled there, and ours', () => {
    expect(Object.keys(complete({})).sort()).toEqual([...SECTION_3, ...OURS].sort())
  })

  test('has the defaults of the specification', () => {
    expect(complete({})).toMatchObject({
      IsActiveData: 1,
      LeadTier: 0,
      captchascore: 0,
      leadFormVariant: '3',
      lead_sourcedata: 'Web Lead Form',
      countryCode: '91',
      NameData: '',
    })
  })

  test('knows which of its fields are numbers', () => {
    expect(SECTION_3.filter(isNumberField)).toEqual(['IsActiveData', 'LeadTier', 'captchascore'])
  })

  test('carries the time and address of its arrival, whatever the caller says of them', () => {
    expect(complete({ ip: '10.0.0.1', CreatedDateData: 'yesterday' })).toMatchObject({
      ip: '203.0.113.7',
      CreatedDateData: NOW.toISOString(),
    })
  })
})

describe("a caller's body", () => {
  test('is read with numbers as numbers or as text, and text from numbers', () => {
    expect(read({ LeadTier: '2', captchascore: '0.5', IsActiveData: 1, MobileNoData: 9876543210 })).toEqual({
      LeadTier: 2,
      captchascore: 0.5,
      IsActiveData: 1,
      MobileNoData: '9876543210',
    })
  })

  test('loses what is unknown, null or around the text', () => {
    expect(read({ NameData: '  Asha ', unknown: 1, QueryData: null, constructor: 'x' })).toEqual({
      NameData: 'Asha',
    })
    expect(read(JSON.parse('{"__proto__": {"NameData": "x"}}'))).toEqual({})
  })

  test('loses a number that holds nothing, so that an empty cell cannot cost a lead', () => {
    expect(read({ LeadTier: '', captchascore: ' ', IsActiveData: '' })).toEqual({})
  })

  test('is read or refused, and never throws, whatever it is', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withNullPrototype: true,
      withSparseArray: true,
    })
    const body = fc.dictionary(fc.constantFrom(...SECTION_3), anything)
    fc.assert(
      fc.property(fc.oneof(anything, body), (input) => {
        const reading = readLeadBody(input)
        expect(reading.ok ? isRight(LeadBody.decode(reading.body)) : reading.problems.length > 0).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([null, undefined, 'text', 1, [], [{ NameData: 'x' }]])('that is %j is refused', (input) => {
    expect(readLeadBody(input).ok).toBe(false)
  })

  test('is refused for lists, objects and switches where text belongs', () => {
    expect(codesOf({ NameData: ['Asha'], CityData: { $ne: null }, Remark: true })).toEqual({
      NameData: 'invalidText',
      CityData: 'invalidText',
      Remark: 'invalidText',
    })
  })

  test('is refused for numbers that make no sense', () => {
    expect(codesOf({ LeadTier: 4 })).toEqual({ LeadTier: 'invalidText' })
    expect(codesOf({ LeadTier: 1.5 })).toEqual({ LeadTier: 'invalidText' })
    expect(codesOf({ captchascore: -1, IsActiveData: 'yes' })).toEqual({
      captchascore: 'invalidText',
      IsActiveData: 'invalidText',
    })
    expect(codesOf({ LeadTier: Number.NaN })).toEqual({ LeadTier: 'invalidText' })
  })

  test('is refused for text that is too long', () => {
    expect(
      codesOf({ NameData: 'a'.repeat(100), QueryData: 'a'.repeat(2000), GCLID: 'a'.repeat(512) }),
    ).toEqual({})
    expect(
      codesOf({ NameData: 'a'.repeat(101), QueryData: 'a'.repeat(2001), GCLID: 'a'.repeat(513) }),
    ).toEqual({
      NameData: 'tooLong',
      QueryData: 'tooLong',
      GCLID: 'tooLong',
    })
  })

  test('is refused for control characters, and for line breaks outside the free texts', () => {
    expect(codesOf({ NameData: 'a\u0000b', GCLID: 'a\nb', QueryData: 'a\nb', CityData: '\ud800' })).toEqual({
      NameData: 'invalidText',
      GCLID: 'invalidText',
      CityData: 'invalidText',
    })
  })

  test('names the form field at fault', () => {
    const reading = readLeadBody({ MobileNoData: [], GCLID: [] })
    expect(reading).toEqual({
      ok: false,
      problems: expect.arrayContaining([
        { field: 'MobileNoData', key: 'mobile', code: 'invalidText' },
        { field: 'GCLID', key: undefined, code: 'invalidText' },
      ]),
    })
  })

  test('never throws, and what is taken is clean, short and makes a whole Lead', () => {
    const key = fc.constantFrom(...SECTION_3, '__proto__', 'constructor', 'toString')
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('constructor', '__proto__', 'toString', 'Contact', '7', 'x'.repeat(3000)),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), (entries) => {
        const reading = readLeadBody(Object.fromEntries(entries))
        if (!reading.ok) return
        validateLead(reading.body)
        const lead = complete(reading.body)
        expect(isRight(Lead.decode(lead))).toBe(true)
        expect(Object.keys(lead)).toHaveLength(SECTION_3.length + OURS.length)
        for (const field of Object.values(lead))
          if (typeof field === 'string')
            expect([field.length <= 2000, isCleanText(field, true)]).toEqual([true, true])
      }),
      { numRuns: 1000 },
    )
  })
})
