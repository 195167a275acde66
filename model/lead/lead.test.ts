import { isRight } from 'fp-ts/Either'
import fc from 'fast-check'
import { Lead, LeadBody, answerIn, normaliseLead, readLeadBody, validateLead } from './lead'
import { isNumberField } from './leadFields'
import { isCleanText } from './validation'

/** Every field of section 3 as spelled there, and its default. */
const SECTION_3 = `NameData LeadTypeData PageTypeData PageNameData MobileNoData EmailIdData QueryData CityData
  CreatedDateData IsActiveData InsuranceNameData ProcedureNameData Zutm_sourcedata Zutm_campaigndata Zutm_mediumdata
  Zutm_termdata condition_data lead_sourcedata lead_channeldata PageLanguage PageDepartment Keyword_Text
  Keyword_Match_Type campaignid IsInsurance IsConsultwithDoctor Remark docotrid hospitalid GCLID LeadTier Network ip
  vendorId leadFormVariant captchascore Page_Variant insuranceType Callback_Input Prior_Consultation
  Requested_Consultation Preferred_City Adset_Id report countryCode pilesSeverityScore pilesSeverity cataractLens bmi
  placement site_source_name locality entity utm_term qualifying`.split(/\s+/)

const NOW = new Date('2026-11-21T06:00:00Z')
const complete = (body: LeadBody) => normaliseLead(body, { now: NOW, ip: '203.0.113.7' })

const good: LeadBody = {
  NameData: 'Asha Rao',
  MobileNoData: '9876543210',
  countryCode: '+91',
  CityData: 'Mumbai',
  ProcedureNameData: 'Piles Treatment',
  PageTypeData: 'Home',
  PageNameData: '/',
}

const read = (input: unknown): LeadBody => {
  const reading = readLeadBody(input)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.body
}
const codesOf = (input: unknown) => {
  const reading = readLeadBody(input)
  return reading.ok ? {} : Object.fromEntries(reading.problems.map(({ field, code }) => [field, code]))
}

describe('a Lead', () => {
  test('has every field of the specification, as spelled there', () => {
    expect(Object.keys(complete({})).sort()).toEqual([...SECTION_3].sort())
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
      codesOf({ NameData: 'a'.repeat(100), QueryData: 'a'.repeat(2000), GCLID: 'a'.repeat(500) }),
    ).toEqual({})
    expect(
      codesOf({ NameData: 'a'.repeat(101), QueryData: 'a'.repeat(2001), GCLID: 'a'.repeat(501) }),
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
        expect(Object.keys(lead)).toHaveLength(SECTION_3.length)
        for (const field of Object.values(lead))
          if (typeof field === 'string')
            expect([field.length <= 2000, isCleanText(field, true)]).toEqual([true, true])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the rules for a lead', () => {
  test('are those of the form that its page type and variant name', () => {
    expect(validateLead(good)).toEqual({})
    expect(validateLead({ PageTypeData: 'Home', PageNameData: '/' })).toEqual({
      name: 'nameRequired',
      mobile: 'mobileInvalid',
      city: 'cityRequired',
      treatment: 'treatmentRequired',
    })
    expect(validateLead({ ...good, leadFormVariant: '1' })).toEqual({
      insuranceType: 'insuranceTypeRequired',
    })
    expect(validateLead({ ...good, leadFormVariant: '5' })).toEqual({
      email: 'emailInvalid',
      speciality: 'specialityRequired',
      query: 'queryRequired',
    })
  })

  test('of static pages are those of variant 0, whatever the lead says', () => {
    expect(validateLead({ ...good, PageTypeData: 'Contact', leadFormVariant: '5' })).toEqual({})
  })

  test('of the second-opinion page ask whether a doctor was consulted', () => {
    const lead = {
      ...good,
      PageTypeData: 'Service',
      PageNameData: '/services/second-opinion',
      leadFormVariant: '1',
      insuranceType: 'Private',
    }
    expect(validateLead(lead)).toEqual({ isConsultedField: 'consultedRequired' })
    expect(validateLead({ ...lead, IsConsultwithDoctor: 'yes' })).toEqual({})
  })

  test('take a condition in the place of a treatment', () => {
    expect(validateLead({ ...good, ProcedureNameData: '', condition_data: 'Piles' })).toEqual({})
  })

  test('look at fields that the form does not show, when they are sent', () => {
    expect(validateLead({ ...good, EmailIdData: 'no email' })).toEqual({ email: 'emailInvalid' })
    expect(validateLead({ ...good, insuranceType: 'none' })).toEqual({
      insuranceType: 'insuranceTypeRequired',
    })
  })

  test('follow what the page changed on its form', () => {
    const { NameData: _name, CityData: _city, ...nameless } = good
    expect(validateLead(nameless)).toEqual({ name: 'nameRequired', city: 'cityRequired' })
    expect(validateLead(nameless, { options: { hideNameField: true }, leadFormKeys: ['treatment'] })).toEqual(
      {},
    )
    expect(validateLead(good, { formRequirements: { query: true } })).toEqual({ query: 'queryRequired' })
  })

  test.each(['+91', '91', '0091', '', '+91 '])(
    'judge a number with country code %j as one of India',
    (countryCode) => {
      expect(validateLead({ ...good, countryCode })).toEqual({})
      expect(validateLead({ ...good, countryCode, MobileNoData: '12345' })).toEqual({
        mobile: 'mobileInvalid',
      })
    },
  )

  test('refuse a country code that is none', () => {
    expect(validateLead({ ...good, countryCode: 'India' })).toEqual({ mobile: 'mobileInvalid' })
  })

  test.each(['constructor', '__proto__', '7', ''])('take variant %j for the default', (leadFormVariant) => {
    expect(validateLead({ ...good, leadFormVariant })).toEqual({})
    expect(complete({ ...good, leadFormVariant }).leadFormVariant).toBe('3')
  })

  test('see the values that a form would hold', () => {
    const keys = ['name', 'mobile', 'countryCode', 'treatment', 'query'] as const
    const lead = { ...good, countryCode: '1-684' }
    expect(keys.map((key) => answerIn(lead, key))).toEqual([
      'Asha Rao',
      '9876543210',
      '+1684',
      'Piles Treatment',
      '',
    ])
  })
})

describe('a lead as it is stored', () => {
  it('has its defaults where the caller’s fields hold nothing', () => {
    const empty = { NameData: undefined, LeadTier: undefined, lead_sourcedata: '', leadFormVariant: '' }
    expect(complete({ ...empty, countryCode: '' })).toMatchObject({
      NameData: '',
      LeadTier: 0,
      lead_sourcedata: 'Web Lead Form',
      leadFormVariant: '3',
      countryCode: '91',
    })
  })

  test('does not change when it is completed again, save for its date and address', () => {
    const bodies = fc.record(
      {
        MobileNoData: fc.constantFrom('9876543210', '07911123456', '12345678901234567890', ''),
        countryCode: fc.constantFrom('+91', '91', '0091', '+44', '1-684', ''),
        CityData: fc.constantFrom('Mumbai', 'Other', 'अन्य', ''),
        LeadTier: fc.constantFrom(0, 1, 2, 3),
        PageTypeData: fc.constantFrom('Home', 'Condition', 'Blog', 'Treatment_City', 'Contact'),
        leadFormVariant: fc.constantFrom('0', '1', '5', '9', ''),
        insuranceType: fc.constantFrom('Private', 'Private Insurance', 'Govt.', 'none', ''),
        IsInsurance: fc.constantFrom('Yes', 'NO', 'perhaps', ''),
        lead_sourcedata: fc.constantFrom('', 'Partner'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(bodies, (body) => {
        const once = complete(body)
        const later = normaliseLead(once, { now: new Date(NOW.getTime() + 1000), ip: '203.0.113.8' })
        expect(later.CreatedDateData).not.toBe(once.CreatedDateData)
        const { CreatedDateData, ip } = once
        expect({ ...later, CreatedDateData, ip }).toEqual(once)
      }),
      { numRuns: 500 },
    )
  })

  test('has its country code without +', () => {
    expect(complete({ ...good, countryCode: '+971' }).countryCode).toBe('971')
    expect(complete({ ...good, countryCode: '0044' }).countryCode).toBe('44')
  })

  test('of a static page is variant 0', () => {
    expect(complete({ ...good, PageTypeData: 'About', leadFormVariant: '1' }).leadFormVariant).toBe('0')
    expect(complete({ ...good, leadFormVariant: '4' }).leadFormVariant).toBe('4')
  })

  test('with private insurance is insured and of tier 1, whatever stood before', () => {
    expect(
      complete({ ...good, insuranceType: 'Private Insurance', LeadTier: 3, IsInsurance: 'no' }),
    ).toMatchObject({
      insuranceType: 'Private',
      IsInsurance: 'yes',
      LeadTier: 1,
    })
  })

  test('with government insurance is insured and keeps its tier', () => {
    expect(complete({ ...good, insuranceType: 'Govt.', LeadTier: 3 })).toMatchObject({
      insuranceType: 'Govt.',
      IsInsurance: 'yes',
      LeadTier: 3,
    })
  })

  test('says yes or no of insurance in lower case', () => {
    expect(complete({ ...good, IsInsurance: 'No' }).IsInsurance).toBe('no')
  })

  test('without a tier has 0, with one it follows city and page type', () => {
    expect(complete(good).LeadTier).toBe(0)
    expect(complete({ ...good, LeadTier: 2 }).LeadTier).toBe(2)
    expect(complete({ ...good, CityData: 'Other', LeadTier: 2 }).LeadTier).toBe(1)
    expect(complete({ ...good, CityData: 'अन्य', LeadTier: 3, PageTypeData: 'Condition' }).LeadTier).toBe(3)
  })
})
