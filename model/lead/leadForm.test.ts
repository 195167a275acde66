import { isRight } from 'fp-ts/Either'
import type { FieldKey } from './formFields'
import { validateLead } from './lead'
import {
  LEAD_FORM_VARIANTS,
  LeadFormConfiguration,
  LeadFormOptions,
  type LeadFormSpec,
  QUICK_SURVEY_FIELDS,
  isLeadFormVariant,
  leadFormSpecFor,
} from './leadForm'

const shown = (spec: LeadFormSpec) => spec.fields.map((field) => field.key)
const isRequired = (spec: LeadFormSpec, key: FieldKey) =>
  spec.fields.find((field) => field.key === key)?.required

describe('the fields of a form', () => {
  test.each([
    ['0', ['city', 'treatment', 'query']],
    ['1', ['city', 'treatment', 'insuranceType']],
    ['2', ['city']],
    ['3', ['city', 'treatment', 'query']],
    ['4', ['city', 'treatment']],
    ['5', ['email', 'speciality', 'query']],
    [
      '6',
      ['city', 'hospital', 'priorConsultationField', 'FormSimilarConsultation', 'FormPreferredCityField'],
    ],
  ] as const)('of variant %s are name, mobile and %j', (variant, keys) => {
    expect(shown(leadFormSpecFor({ pageType: 'Home', variant }))).toEqual(['name', 'mobile', ...keys])
  })

  test('are required, except the query, which only variant 5 requires', () => {
    for (const variant of Object.keys(LEAD_FORM_VARIANTS).filter(isLeadFormVariant)) {
      for (const { key, required } of leadFormSpecFor({ pageType: 'Home', variant }).fields)
        expect([variant, key, required]).toEqual([variant, key, key !== 'query' || variant === '5'])
    }
  })

  test('of a condition page have the condition too', () => {
    expect(shown(leadFormSpecFor({ pageType: 'Condition' }))).toContain('condition')
    expect(shown(leadFormSpecFor({ pageType: 'Home' }))).not.toContain('condition')
  })

  test('of a hospital page have the hospital where a list is present', () => {
    const question = { pageType: 'hospitals', path: '/hospitals' }
    expect(shown(leadFormSpecFor({ ...question, hasHospitals: true }))).toContain('hospital')
    expect(shown(leadFormSpecFor(question))).not.toContain('hospital')
  })

  test('of one hospital’s page have it chosen beforehand', () => {
    const { fields } = leadFormSpecFor({
      pageType: 'hospitals',
      path: '/hospital/neem',
      hasHospitals: true,
      options: { hospital: 'Neem Hospital' },
    })
    expect(fields.find(({ key }) => key === 'hospital')?.preset).toBe('Neem Hospital')
  })

  test('of the second-opinion page ask whether a doctor was consulted', () => {
    const ofPath = (path: string) => shown(leadFormSpecFor({ pageType: 'Service', path }))
    expect(ofPath('/services/second-opinion')).toContain('isConsultedField')
    expect(ofPath('/hi/services/second-opinion')).toContain('isConsultedField')
    expect(ofPath('/services/medical-loan')).not.toContain('isConsultedField')
  })

  test('of static pages are those of variant 0, whatever else is asked for', () => {
    expect(leadFormSpecFor({ pageType: 'Contact', variant: '1' }).variant).toBe('0')
  })

  test('of the quick survey need no answer', () => {
    expect(QUICK_SURVEY_FIELDS.map((field) => field.key)).toEqual([
      'insuranceField',
      'callNowLaterField',
      'isConsultedField',
      'priorConsultationField',
      'FormSimilarConsultation',
      'FormPreferredCityField',
      'FormLocalityField',
    ])
    expect(QUICK_SURVEY_FIELDS.some((field) => field.required)).toBe(false)
  })
})

describe("a page's own list of fields", () => {
  test("stands in the place of the variant's, name and mobile stay and none comes twice", () => {
    const spec = leadFormSpecFor({
      pageType: 'Home',
      leadFormKeys: ['mobile', 'name', 'city', 'city', 'FormOTPField', 'speciality'],
    })
    expect(shown(spec)).toEqual(['name', 'mobile', 'city', 'speciality'])
  })

  test('requires what it shows, except query and email where the variant does not ask for them', () => {
    const leadFormKeys = ['city', 'email', 'query'] as const
    const home = leadFormSpecFor({ pageType: 'Home', leadFormKeys })
    const author = leadFormSpecFor({ pageType: 'Authors', variant: '5', leadFormKeys })
    expect([isRequired(home, 'city'), isRequired(home, 'email'), isRequired(home, 'query')]).toEqual([
      true,
      false,
      false,
    ])
    expect([isRequired(author, 'email'), isRequired(author, 'query')]).toEqual([true, true])
  })
})

describe('the options of a form', () => {
  test('hide the name', () => {
    expect(shown(leadFormSpecFor({ pageType: 'Home', options: { hideNameField: true } }))).not.toContain(
      'name',
    )
  })

  test('choose the variant, below the one that the page names', () => {
    expect(leadFormSpecFor({ pageType: 'Home', options: { variant: '4' } }).variant).toBe('4')
    expect(leadFormSpecFor({ pageType: 'Home', variant: '2', options: { variant: '4' } }).variant).toBe('2')
  })

  test('make the insurance type optional', () => {
    const question = { pageType: 'Treatment' }
    expect(isRequired(leadFormSpecFor(question), 'insuranceType')).toBe(true)
    const optional = leadFormSpecFor({ ...question, options: { insuranceRequired: false } })
    expect(isRequired(optional, 'insuranceType')).toBe(false)
  })

  test("set requirements above the page's, but a mobile number is always required", () => {
    const spec = leadFormSpecFor({
      pageType: 'Home',
      formRequirements: { query: true, city: false, mobile: false },
      options: { requirements: { city: true, mobile: false, name: false } },
    })
    expect((['query', 'city', 'mobile', 'name'] as const).map((key) => isRequired(spec, key))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('preset treatment, city and query', () => {
    const spec = leadFormSpecFor({
      pageType: 'Home',
      options: { treatment: 'LASIK', city: 'Mumbai', query: 'When?' },
    })
    expect(spec.fields.filter((field) => field.preset).map((field) => [field.key, field.preset])).toEqual([
      ['city', 'Mumbai'],
      ['treatment', 'LASIK'],
      ['query', 'When?'],
    ])
  })

  test('preset the condition of a condition page', () => {
    const spec = leadFormSpecFor({ pageType: 'Condition', options: { condition: 'Piles' } })
    expect(spec.fields.find(({ key }) => key === 'condition')?.preset).toBe('Piles')
  })

  test('make a form that travels to the browser unchanged', () => {
    const spec = leadFormSpecFor({ pageType: 'Condition', options: { city: 'Mumbai' } })
    expect(JSON.parse(JSON.stringify(spec))).toEqual(spec)
  })

  test('are read from data, wrong ones are not', () => {
    expect(isRight(LeadFormOptions.decode({ variant: '6', hideNameField: true }))).toBe(true)
    expect(isRight(LeadFormOptions.decode({ variant: '7' }))).toBe(false)
    expect(isRight(LeadFormConfiguration.decode({ leadFormKeys: ['city'] }))).toBe(true)
    expect(isRight(LeadFormConfiguration.decode({ leadFormKeys: ['town'] }))).toBe(false)
  })
})

test.each(['7', '', 'constructor', 'toString', '__proto__'])('%j is no variant', (text) => {
  expect(isLeadFormVariant(text)).toBe(false)
})

describe('a form that no patient fills in', () => {
  test.each([
    ['Partner', ['city', 'state', 'specializations', 'query'], ['state']],
    ['Careers', ['email', 'city', 'query'], []],
  ] as const)('of %s asks its own fields', (leadType, keys, optional) => {
    const spec = leadFormSpecFor({ pageType: leadType, leadType })
    expect(spec.variant).toBe('0')
    expect(shown(spec)).toEqual(['name', 'mobile', ...keys])
    expect(spec.fields.filter(({ required }) => !required).map(({ key }) => key)).toEqual(optional)
  })

  test('leaves the patients’ form of its page as it is', () => {
    expect(shown(leadFormSpecFor({ pageType: 'Partner' }))).toEqual(
      shown(leadFormSpecFor({ pageType: 'Faq' })),
    )
  })

  test('is judged by its own rules when its lead arrives', () => {
    const body = { NameData: 'Dr Rao', MobileNoData: '9876543210', PageTypeData: 'Partner', CityData: 'Pune' }
    expect(validateLead({ ...body, LeadTypeData: 'Partner' })).toEqual({
      specializations: 'specializationsRequired',
      query: 'queryRequired',
    })
    expect(validateLead(body)).toEqual({ treatment: 'treatmentRequired' })
  })
})
