import fc from 'fast-check'
import { type LeadBody, answerIn, normaliseLead, validateLead } from './lead'

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
    expect(validateLead({ ...good, insuranceType: 'perhaps' })).toEqual({
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

  test('without insurance, or not sure of it, stores no type, says no and keeps its tier', () => {
    for (const body of [{ insuranceType: 'none' }, { insuranceType: 'Not sure' }, { IsInsurance: 'no' }]) {
      const lead = { ...good, leadFormVariant: '1', LeadTier: 2, ...body }
      expect(validateLead(lead)).toEqual({})
      expect(complete(lead)).toMatchObject({ insuranceType: '', IsInsurance: 'no', LeadTier: 2 })
    }
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
