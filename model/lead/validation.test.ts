import { FIELD_KEYS, type FieldKey, type FormValues, formField } from './formFields'
import { isCleanText, validateForm } from './validation'
import { HARDLY_MORE_THAN_LINEAR, growth } from '@/tests/support/growth'

const formOf = (...keys: FieldKey[]) => ({ fields: keys.map((key) => ({ key, required: true })) })
const optionalFormOf = (...keys: FieldKey[]) => ({ fields: keys.map((key) => ({ key, required: false })) })

describe('an empty required field', () => {
  test.each([
    ['name', 'nameRequired'],
    ['mobile', 'mobileInvalid'],
    ['email', 'emailInvalid'],
    ['city', 'cityRequired'],
    ['treatment', 'treatmentRequired'],
    ['condition', 'treatmentRequired'],
    ['speciality', 'specialityRequired'],
    ['hospital', 'hospitalRequired'],
    ['query', 'queryRequired'],
    ['insuranceType', 'insuranceTypeRequired'],
    ['priorConsultationField', 'priorConsultationRequired'],
    ['FormSimilarConsultation', 'similarConsultationRequired'],
    ['FormPreferredCityField', 'preferredCityRequired'],
    ['FormLocalityField', 'localityRequired'],
    ['insuranceField', 'insuranceRequired'],
    ['callNowLaterField', 'callbackRequired'],
    ['isConsultedField', 'consultedRequired'],
  ] as const)('%s says %s', (key, code) => {
    expect(validateForm(formOf(key), {})).toEqual({ [key]: code })
    expect(validateForm(formOf(key), { [key]: '  ' })).toEqual({ [key]: code })
    expect(validateForm(optionalFormOf(key), {})).toEqual({})
  })

  test('is told for every rule of the table', () => {
    const keys = FIELD_KEYS.filter((key) => formField(key).missing)
    const errors = validateForm(formOf(...keys.filter((key) => key !== 'condition')), {
      FormSimilarConsultation: 'yes',
    })
    expect(Object.keys(errors).sort()).toEqual(
      keys.filter((key) => key !== 'condition' && key !== 'FormSimilarConsultation').sort(),
    )
  })
})

describe('a filled field', () => {
  test('that the form does not show is not looked at', () => {
    expect(validateForm(formOf('name'), { name: 'Asha', mobile: '1', email: 'x' })).toEqual({})
  })

  test.each(['asha@example.com', 'a.b+c@mail.example.co.in', "o'brien@example.org"])(
    '%s is an email',
    (email) => {
      expect(validateForm(formOf('email'), { email })).toEqual({})
    },
  )

  test.each([
    'asha',
    'asha@',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@example..com',
    'a@example.c',
    'a@@b.com',
  ])('%s is no email, also where the field may be empty', (email) => {
    expect(validateForm(optionalFormOf('email'), { email })).toEqual({ email: 'emailInvalid' })
  })

  test('is judged in a time that grows with the length of the email only', () => {
    const judge = (length: number) => validateForm(formOf('email'), { email: `a@${'a.'.repeat(length)}` })
    expect(growth(judge, 50_000)).toBeLessThan(HARDLY_MORE_THAN_LINEAR)
  })

  test('mobile is judged by the country code beside it', () => {
    expect(validateForm(formOf('mobile'), { mobile: '12345' })).toEqual({ mobile: 'mobileInvalid' })
    expect(validateForm(formOf('mobile'), { mobile: '12345', countryCode: '+44' })).toEqual({})
  })

  test.each(['Other', 'अन्य', 'Mumbai'])('city %s is a chosen city', (city) => {
    expect(validateForm(formOf('city'), { city })).toEqual({})
  })

  test('insurance type is one of the three that the form offers', () => {
    const judge = (insuranceType: string) => validateForm(optionalFormOf('insuranceType'), { insuranceType })
    expect([judge('Govt.'), judge('Private'), judge('Private Insurance')]).toEqual([{}, {}, {}])
    expect(judge('none')).toEqual({})
    expect(judge('none of them')).toEqual({ insuranceType: 'insuranceTypeRequired' })
  })

  test('may be as long as its rule says and not longer', () => {
    const form = formOf('name', 'query')
    expect(validateForm(form, { name: 'a'.repeat(100), query: 'q'.repeat(2000) })).toEqual({})
    expect(validateForm(form, { name: 'a'.repeat(101), query: 'q'.repeat(2001) })).toEqual({
      name: 'tooLong',
      query: 'tooLong',
    })
  })

  test('holds no control characters; line breaks only in the query', () => {
    const form = formOf('name', 'query')
    expect(validateForm(form, { name: 'A\u0000b', query: 'a\u0007b' })).toEqual({
      name: 'invalidText',
      query: 'invalidText',
    })
    expect(validateForm(form, { name: 'A\nb', query: 'a\nb' })).toEqual({ name: 'invalidText' })
    expect(validateForm(form, { name: 'A\u202eb', query: 'a\u200b' })).toEqual({})
  })
})

describe('fields that depend on each other', () => {
  test('treatment or condition answers for both, and with neither the treatment says so', () => {
    const form = formOf('treatment', 'condition')
    expect(validateForm(form, { treatment: 'Piles Treatment' })).toEqual({})
    expect(validateForm(form, { condition: 'Piles' })).toEqual({})
    expect(validateForm(form, {})).toEqual({ treatment: 'treatmentRequired' })
  })

  test('the preferred city is asked for only after yes to the similar consultation', () => {
    const form = formOf('FormSimilarConsultation', 'FormPreferredCityField')
    const judge = (values: FormValues) => validateForm(form, values)
    expect(judge({ FormSimilarConsultation: 'no' })).toEqual({})
    expect(judge({ FormSimilarConsultation: 'Yes' })).toEqual({
      FormPreferredCityField: 'preferredCityRequired',
    })
    expect(judge({})).toEqual({ FormSimilarConsultation: 'similarConsultationRequired' })
    expect(validateForm(formOf('FormPreferredCityField'), {})).toEqual({
      FormPreferredCityField: 'preferredCityRequired',
    })
  })
})

describe('clean text', () => {
  test('may be in any script and with emoji', () => {
    expect(isCleanText('आशा राव 🙂 O’Brien')).toBe(true)
  })

  test.each(['\u0000', '\u001b', '\u007f', '\ud800', 'a\udc00'])('does not hold %j', (text) => {
    expect(isCleanText(text, true)).toBe(false)
  })
})
