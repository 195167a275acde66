import { mobileValues, readEnquiry } from './enquiryForm'

const read = (fields: Record<string, string>) => readEnquiry(new URLSearchParams(fields))

describe('a posted form', () => {
  test('is read with its page, fields and consent', () => {
    const enquiry = read({
      pageType: 'Treatment',
      path: '/treatment/piles',
      tier: '2',
      language: 'hi',
      variant: '1',
      name: ' Asha <b>Rao</b> ',
      mobile: '098765 43210',
      countryCode: '+91',
      whatsappConsent: 'yes',
      reference_note: 'http://spam.example',
    })
    expect(enquiry.page).toMatchObject({
      pageType: 'Treatment',
      path: '/treatment/piles',
      tier: 2,
      language: 'hi',
    })
    expect(enquiry.values).toMatchObject({
      name: 'Asha <b>Rao</b>',
      mobile: '9876543210',
      countryCode: '+91',
    })
    expect(enquiry.spec.fields.map((field) => field.key)).toEqual([
      'name',
      'mobile',
      'city',
      'treatment',
      'insuranceType',
    ])
    expect(enquiry).toMatchObject({ whatsappConsent: true, honeypot: 'http://spam.example' })
  })

  test('of a condition’s page counts a chosen treatment in place of the condition chosen beforehand', () => {
    const onPage = { conditionSlug: 'piles', condition: 'Piles', pageType: 'Condition' }
    expect(read({ ...onPage, treatment: 'Piles Treatment' }).values.condition).toBe('')
    expect(read(onPage).values.condition).toBe('Piles')
  })

  test('that says nothing sensible is the default page’s default form', () => {
    const enquiry = read({
      tier: '99',
      path: 'javascript:alert(1)',
      variant: 'constructor',
      configured: '{"options":7}',
    })
    expect(enquiry.page).toMatchObject({ path: '/', tier: 3, language: 'en' })
    expect(enquiry.spec.variant).toBe('3')
    expect(enquiry.configured).toEqual({})
  })

  test.each(['//evil.example/x', '/\\evil.example'])('stands on no page of another site: %s', (path) => {
    expect(read({ path }).page.path).toBe('/')
  })

  test('is judged by what its page configured', () => {
    const configured = JSON.stringify({ options: { hideNameField: true, requirements: { city: false } } })
    const { spec } = read({ pageType: 'Treatment', variant: '2', configured })
    expect(spec.fields).toEqual([
      { key: 'mobile', required: true },
      { key: 'city', required: false },
    ])
  })

  test('on a static page is the bare form, whatever it claims', () => {
    expect(read({ pageType: 'Contact', variant: '5' }).spec.variant).toBe('0')
  })
})

describe('a number typed without the live form’s help', () => {
  test.each([
    ['9876543210', '+91', '+91', '9876543210'],
    ['098765-43210', '+91', '+91', '9876543210'],
    ['+971 50 123 4567', '+91', '+971', '501234567'],
    ['+91 98765 43210', '+971', '+91', '9876543210'],
  ])('%s with %s is %s %s', (typed, code, countryCode, mobile) => {
    expect(mobileValues(typed, code)).toEqual({ countryCode, mobile })
  })

  test.each(['98765432109', '12345', 'not a number', ''])('%p is kept for the visitor to see', (typed) => {
    expect(mobileValues(typed, '+91')).toEqual({ countryCode: '+91', mobile: typed })
  })
})
