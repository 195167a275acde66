import fc from 'fast-check'
import { crmRecordFromLead } from './crmRecord'
import type { FormValues } from './formFields'
import { normaliseLead, readLeadBody, validateLead } from './lead'
import { LEAD_FORM_VARIANTS, isLeadFormVariant, leadFormSpecFor } from './leadForm'
import { PDF_REMARK, leadFromForm, LeadExtras } from './leadFromForm'
import { validateForm } from './validation'
import { isRight } from 'fp-ts/Either'

const page = { pageType: 'Home', pageName: 'Home page', path: '/', tier: 3, language: 'en' }
const spec = leadFormSpecFor(page)
const values: FormValues = {
  name: ' Asha Rao ',
  mobile: '9876543210',
  countryCode: '+91',
  city: 'Mumbai',
  treatment: 'LASIK',
  query: '',
}

/** A form's lead as it is stored. */
const stored = (form: Parameters<typeof leadFromForm>[0]) =>
  normaliseLead(leadFromForm(form), { now: new Date(0), ip: '' })

describe('the lead that a form makes', () => {
  test('tells the care team when a file was asked for, and only then', () => {
    const marketing = { ...page, pageType: 'Marketing', path: '/marketing/piles' }
    const withFile = leadFromForm({ spec, values, page: { ...marketing, pageVariant: 'pdf' } })
    expect(withFile).toMatchObject({ Page_Variant: 'pdf', Remark: PDF_REMARK })
    expect(leadFromForm({ spec, values, page: marketing })).not.toHaveProperty('Remark')
    expect(leadFromForm({ spec, values, page: { ...page, pageVariant: 'pdf' } })).not.toHaveProperty('Remark')
  })

  test("carries the answers, the page and the form's variant", () => {
    expect(leadFromForm({ spec, values, page: { ...page, department: 'Eye', doctorId: '7' } })).toEqual({
      NameData: 'Asha Rao',
      MobileNoData: '9876543210',
      countryCode: '+91',
      CityData: 'Mumbai',
      ProcedureNameData: 'LASIK',
      PageTypeData: 'Home',
      PageNameData: '/',
      Page_Variant: 'Home page',
      PageLanguage: 'en',
      PageDepartment: 'Eye',
      docotrid: '7',
      leadFormVariant: '3',
      lead_sourcedata: 'Web Lead Form',
      lead_channeldata: 'Organic or direct',
      qualifying: 'yes',
      LeadTier: 3,
    })
  })

  test('leaves out answers to fields that the form does not show', () => {
    expect(leadFromForm({ spec, values: { ...values, email: 'a@example.com' }, page })).not.toHaveProperty(
      'EmailIdData',
    )
  })

  test('is of the tier that city and page give', () => {
    expect(stored({ spec, values: { ...values, city: 'Other' }, page }).LeadTier).toBe(1)
    expect(stored({ spec, values, page: { ...page, tier: 2 } }).LeadTier).toBe(2)
    expect(leadFromForm({ spec, values: { ...values, city: 'Other' }, page }).LeadTier).toBe(3)
  })

  test.each([
    ['Private', 'Private', 1],
    ['Private Insurance', 'Private', 1],
    ['Govt.', 'Govt.', 3],
    ['Govt.(Ayushman,CGHS,ECHS etc.)', 'Govt.', 3],
  ])('with insurance %j is insured, as %s, and of tier %s', (answer, insuranceType, LeadTier) => {
    const hero = leadFormSpecFor({ pageType: 'Treatment' })
    expect(stored({ spec: hero, values: { ...values, insuranceType: answer }, page })).toMatchObject({
      insuranceType,
      IsInsurance: 'yes',
      LeadTier,
    })
  })

  test('of a visitor without insurance says so, holds no type and keeps its tier', () => {
    const hero = leadFormSpecFor({ pageType: 'Treatment' })
    const lead = leadFromForm({
      spec: hero,
      values: { ...values, insuranceType: 'none' },
      page: { ...page, tier: 2 },
    })
    expect(lead).not.toHaveProperty('insuranceType')
    expect(lead).toMatchObject({ IsInsurance: 'no', LeadTier: 2 })
    expect(crmRecordFromLead(normaliseLead(lead, { now: new Date(0), ip: '' }))).toMatchObject({
      IsInsurance: 'no',
      Insurance_Type: '',
      Lead_Tier: 2,
    })
  })

  test('of an insurer’s page names the insurer to whoever has its type of insurance', () => {
    const insurer = { ...page, pageType: 'Insurance', insurerName: 'Star', insurerType: 'Private' as const }
    const form = leadFormSpecFor({ pageType: 'Insurance' })
    const leadWith = (insuranceType: string) =>
      leadFromForm({ spec: form, values: { ...values, insuranceType }, page: insurer })
    expect(leadWith('Private')).toMatchObject({ InsuranceNameData: 'Star', IsInsurance: 'yes' })
    for (const other of ['Govt.', 'none']) expect(leadWith(other)).not.toHaveProperty('InsuranceNameData')
  })

  test("carries the visit's parameters, below the visitor's own answers", () => {
    const tracking = { source: 'google', city: 'Pune', disease: 'myopia' }
    expect(leadFromForm({ spec, values, page, tracking })).toMatchObject({
      Zutm_sourcedata: 'google',
      CityData: 'Mumbai',
      condition_data: 'myopia',
    })
  })

  test('names the treatment or condition of its page where the form asks for neither', () => {
    const strip = leadFormSpecFor({ pageType: 'costpage' })
    const about = { ...page, pageType: 'costpage', procedureName: 'Piles Treatment', conditionName: 'Piles' }
    const lead = leadFromForm({ spec: strip, values: { ...values, treatment: '' }, page: about })
    expect(lead).toMatchObject({
      ProcedureNameData: 'Piles Treatment',
      condition_data: 'Piles',
      qualifying: 'yes',
    })
    const crm = crmRecordFromLead(normaliseLead(lead, { now: new Date(0), ip: '' }))
    expect(crm).toMatchObject({ procedure: 'Piles Treatment', condition: 'Piles' })
    // What a visitor may choose is the visitor's to say.
    const asked = leadFromForm({ spec, values, page: about })
    expect(asked.ProcedureNameData).toBe('LASIK')
    expect(asked).not.toHaveProperty('condition_data')
  })

  test('names no condition of an advertisement where the visitor chose between treatment and condition', () => {
    const condition = leadFormSpecFor({ pageType: 'Condition' })
    const lead = leadFromForm({
      spec: condition,
      values,
      page,
      tracking: { disease: 'myopia', source: 'google' },
    })
    expect(lead).not.toHaveProperty('condition_data')
    expect(lead.Zutm_sourcedata).toBe('google')
  })

  test('says where it came from, by its page’s vendor, its address and what it asks for', () => {
    const tracking = { source: 'fb', medium: 'paid_social' }
    expect(leadFromForm({ spec, values, page: { ...page, vendorId: 'v-1' }, tracking })).toMatchObject({
      vendorId: 'v-1',
      site_source_name: 'fb',
      lead_channeldata: 'Paid social',
    })
    const qualifying = (change: FormValues) =>
      leadFromForm({ spec, values: { ...values, ...change }, page }).qualifying
    expect([{}, { city: 'Other' }, { treatment: 'Other' }, { treatment: '' }].map(qualifying)).toEqual([
      'yes',
      'no',
      'no',
      'no',
    ])
  })

  test('names the hospital of a hospital’s page where the visitor chose no other', () => {
    const hospitals = leadFormSpecFor({ pageType: 'hospitals', path: '/hospital/neem', hasHospitals: true })
    const neem = { ...page, hospitalId: '12', hospitalName: 'Neem Hospital' }
    const idOf = (hospital: string) =>
      leadFromForm({ spec: hospitals, values: { ...values, hospital }, page: neem }).hospitalid
    expect(['12', '7', '0', ''].map(idOf)).toEqual(['12', '7', '0', '12'])
  })

  test('is judged by the server as the form was in the browser, for every variant', () => {
    const variants = Object.keys(LEAD_FORM_VARIANTS).filter(isLeadFormVariant)
    const pageTypes = fc.constantFrom('Home', 'Condition', 'Contact', 'Treatment', 'Authors')
    const answer = (...texts: string[]) => fc.option(fc.constantFrom(...texts), { nil: undefined })
    const answers = fc.record({
      name: answer('Asha', 'A\u0000'),
      mobile: answer('9876543210', '12345', ''),
      countryCode: fc.constantFrom('+91', '+44'),
      email: answer('a@example.com', 'nobody'),
      city: answer('Mumbai', 'Other', 'अन्य'),
      treatment: answer('LASIK', 'Other'),
      condition: answer('Piles'),
      speciality: answer('Cardiology'),
      hospital: answer('Neem Hospital'),
      query: answer('When?\nToday?'),
      insuranceType: answer('Private', 'Govt.', 'none'),
      priorConsultationField: answer('yes', 'no'),
      FormSimilarConsultation: answer('yes', 'no'),
      FormPreferredCityField: answer('Pune'),
    })
    fc.assert(
      fc.property(fc.constantFrom(...variants), pageTypes, answers, (variant, pageType, filled) => {
        const form = leadFormSpecFor({ pageType, variant })
        const inBrowser = validateForm(form, filled)
        const body = leadFromForm({ spec: form, values: filled, page: { ...page, pageType, path: '/x' } })
        expect(validateLead(body)).toEqual(inBrowser)
        if (Object.keys(inBrowser).length) return
        expect(readLeadBody(JSON.parse(JSON.stringify(body)))).toEqual({ ok: true, body })
      }),
      { numRuns: 500 },
    )
  })
})

test('what travels beside a lead is read: consent, notice, first touch, form configuration and signals', () => {
  const extras = {
    whatsappConsent: true,
    privacyNotice: { version: '1', language: 'hi' },
    firstTouch: { source: 'google' },
    configured: {
      options: { hideNameField: true },
      leadFormKeys: ['city'],
      formRequirements: { query: true },
    },
    signals: { honeypot: '', fillMs: 5200 },
  }
  expect(LeadExtras.decode(extras)).toMatchObject({ right: extras })
  expect(isRight(LeadExtras.decode({}))).toBe(true)
})

test.each([
  { whatsappConsent: 'yes' },
  { firstTouch: { source: 1 } },
  { configured: { leadFormKeys: ['town'] } },
])('%j is refused', (extras) => expect(isRight(LeadExtras.decode(extras))).toBe(false))
