import { en } from './en'
import { hi } from './hi'
import { interpolate, messagesFor } from './messagesFor'

/** Every text of a language with its path, such as `form.submit` or `thankYou.nextSteps.0`. */
const textsOf = (value: unknown, path: string[] = []): Map<string, string> => {
  if (typeof value === 'string') return new Map([[path.join('.'), value]])
  if (typeof value !== 'object' || value === null) throw new Error(`${path.join('.')} is not a text`)
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...textsOf(inner, [...path, key])]))
}

const english = textsOf(en)
const hindi = textsOf(hi)
const gapsOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()
const DEVANAGARI = /[\u0900-\u097f]/

/** Texts that read the same in both languages, or name the other language. */
const ALIKE = [
  'language',
  'placeholders.countryCode',
  'placeholders.email',
  'header.languageSwitch',
  'footer.copyright',
]
const isStoredValue = (path: string): boolean => /^options\.callbackTimes\.\d+\.value$/.test(path)

describe('the words of the two languages', () => {
  test('every text exists in both languages', () => {
    expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each([
    ['English', english],
    ['Hindi', hindi],
  ])('no %s text is empty or has blanks at its ends', (_, texts) => {
    expect([...texts].filter(([, text]) => text.trim() !== text || text === '')).toEqual([])
  })

  test('a text has the same gaps in both languages', () => {
    const differing = [...english].filter(
      ([path, text]) => gapsOf(text).join() !== gapsOf(hindi.get(path) ?? '').join(),
    )
    expect(differing).toEqual([])
  })

  test('Hindi is written in Devanagari and English is not', () => {
    const translated = (path: string): boolean => !ALIKE.includes(path) && !isStoredValue(path)
    expect([...hindi].filter(([path, text]) => translated(path) && !DEVANAGARI.test(text))).toEqual([])
    expect([...english].filter(([path, text]) => translated(path) && DEVANAGARI.test(text))).toEqual([])
  })

  test('a callback time is stored with the same value whatever the language', () => {
    expect(hi.options.callbackTimes.map(({ value }) => value)).toEqual(
      en.options.callbackTimes.map(({ value }) => value),
    )
  })

  test('each language is found by its code', () => {
    expect(messagesFor('en')).toBe(en)
    expect(messagesFor('hi')).toBe(hi)
  })

  test('a gap takes its value, and one without a value stays visible', () => {
    expect(interpolate('{name} and {name}, {count}', { name: 'Asha', count: 2 })).toBe('Asha and Asha, 2')
    expect(interpolate('Version {version}', {})).toBe('Version {version}')
  })
})

describe('the words that are fixed', () => {
  test('field errors are those of the specification, letter by letter', () => {
    expect(en.validation).toMatchObject({
      nameRequired: 'Please Enter Name',
      mobileInvalid: 'Please Only Enter a Valid Mobile Number',
      emailInvalid: 'Please Enter valid Email ID',
      cityRequired: 'Please select valid city',
      treatmentRequired: 'Please Select a Treatment',
      specialityRequired: 'Please Select a Speciality',
      hospitalRequired: 'Please Select a Hospital',
      queryRequired: 'Please enter your query',
      insuranceTypeRequired: 'Please Select an Insurance Type',
      priorConsultationRequired: 'Please select any one',
      similarConsultationRequired: 'Please select any one',
      preferredCityRequired: 'Please select preferred city',
      localityRequired: 'Please select your locality',
      insuranceRequired: 'Please select do you have an insurance.',
      callbackRequired: 'Please Select when do you want to have a call.',
      consultedRequired: 'Please Select have you consulted to the doctor before.',
    })
  })

  test('the alternate messages are those of the specification, letter by letter', () => {
    expect(en.alternateValidation).toEqual({
      gender: 'Select Gender',
      age: 'Enter valid age',
      height: 'Enter valid height',
      weight: 'Enter valid weight',
      treatment: 'Select atleast one',
      name: 'Please enter name',
      mobile: 'Please enter valid mobile number',
      email: 'Please enter valid email',
      city: 'Please select city',
      specializations: 'Please select specializations',
      query: 'Please enter query',
    })
  })

  test('English labels are the decided accessible names', () => {
    const { countryCode: _code, FormOTPField: _otp, ...labels } = en.labels
    expect(new Set(Object.values(labels))).toEqual(
      new Set([
        'Name',
        'Mobile Number',
        'Email',
        'City',
        'Treatment',
        'Condition',
        'Speciality',
        'Hospital',
        'Query',
        'Insurance Type',
        'Prior consultation',
        'Similar consultation',
        'Preferred City',
        'Locality',
        'Insurance',
        'Callback',
        'Consulted a doctor before',
      ]),
    )
  })

  test('Hindi labels are the decided ones', () => {
    expect(hi.labels).toMatchObject({
      name: 'नाम',
      mobile: 'मोबाइल नंबर',
      email: 'ईमेल',
      city: 'शहर',
      treatment: 'उपचार',
      condition: 'रोग',
      speciality: 'विशेषज्ञता',
      hospital: 'अस्पताल',
      query: 'प्रश्न',
      insuranceType: 'बीमा का प्रकार',
    })
    expect(hi.options.other).toBe('अन्य')
  })

  test('buttons, options and the ribbon read as specified', () => {
    expect(en.form.submit).toBe('Book Free Appointment')
    expect(en.form.title).toBe('Book Free Appointment')
    expect(en.form.submitting).toBe('Submitting...')
    expect([en.options.yes, en.options.no]).toEqual(['Yes', 'No'])
    expect(en.options.govtInsurance).toBe('Govt.(Ayushman,CGHS,ECHS etc.)')
    expect(en.options.privateInsurance).toBe('Private Insurance')
    expect(`${en.header.ribbonText} ${en.header.ribbonLink}`).toBe(
      'Get Second Opinion from Top Surgeons! Book an Appointment',
    )
    expect(en.header.searchPlaceholder).toBe('Search Condition, Treatment, Doctor or Hospital')
    expect(en.sellingPoints).toHaveLength(5)
  })

  test('no text claims the best, a guarantee or a cure', () => {
    const claims = /\b(best|guarant\w*|cure[sd]?)\b|सर्वश्रेष्ठ|गारंटी/i
    expect([...english, ...hindi].filter(([, text]) => claims.test(text))).toEqual([])
  })
})
