import { renderToStaticMarkup } from 'react-dom/server'
import { choicesOf } from '@/content/copy/formFields'
import { hospitalOptions } from '@/content/catalogue/options/catalogueOptions'
import { CodeInput } from '@/components/account/Login/CodeFields'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { leadFormCopy } from '@/content/copy/leadForm'
import {
  CODE_FIELD,
  FIELD_KEYS,
  type FieldKey,
  type FormValues,
  choiceOf,
  formField,
  isFieldKey,
} from '@/model/lead/formFields'
import { normaliseLead, readLeadBody, validateLead, compactLead, expandLead } from '@/model/lead/lead'
import { LEAD_FORM_VARIANTS, OTHER_FORMS, QUICK_SURVEY_FIELDS, leadFormSpecFor } from '@/model/lead/leadForm'
import { answeredFields, leadFromForm } from '@/model/lead/leadFromForm'
import { validateForm } from '@/model/lead/validation'
import { EXPORT_COLUMNS } from '@/server/leads/export/leadExport'
import { readEnquiry } from '@/server/leads/forms/enquiryForm'
import { fieldViewModels } from './buildLeadFormViewModel'
import { formOptions } from './formOptions'
import { LeadFormField } from './LeadFormField'
import type { FieldViewModel } from './leadFormViewModel'
import type { Language } from '@/model/page/language'

/** Form field keys of section 3, as spelled there. */
const SECTION_3 = `treatment city email name mobile hospital query speciality insuranceField insuranceType
  callNowLaterField isConsultedField priorConsultationField FormSimilarConsultation FormPreferredCityField FormOTPField
  FormLocalityField`.split(/\s+/)

/** Ours beside them; the partner form asks for the last two. */
const OURS = ['condition', 'countryCode', 'specializations', 'state']

test('the fields of a form are those of the specification and ours', () => {
  expect([...FIELD_KEYS].sort()).toEqual([...SECTION_3, ...OURS].sort())
})

test('a field is known by its exact key only', () => {
  expect(SECTION_3.every(isFieldKey)).toBe(true)
  expect(['Name', 'toString', '__proto__', 'length', ''].some(isFieldKey)).toBe(false)
})

test('each field of a form has a Lead field of its own', () => {
  const fields = FIELD_KEYS.flatMap((key) => formField(key).leadField ?? [])
  expect(new Set(fields).size).toBe(fields.length)
})

test.each([
  ['Govt.', 'Govt.'],
  ['Govt.(Ayushman,CGHS,ECHS etc.)', 'Govt.'],
  ['government', 'Govt.'],
  ['Private', 'Private'],
  ['Private Insurance', 'Private'],
  ['none', 'none'],
  ['Not sure', 'none'],
  ['No insurance / not sure', 'none'],
  ['none of them', ''],
  ['', ''],
  ['yes', ''],
])('the insurance answer %j stands for %j', (text, type) => {
  expect(choiceOf('insuranceType', text)?.value ?? '').toBe(type)
})

const LANGUAGES = ['en', 'hi'] as const
/** What a form asks; the other two ride with the mobile number and the login. */
const SHOWN = FIELD_KEYS.filter((key) => formField(key).kind !== 'none')
const page = { pageType: 'Home', pageName: 'Home page', path: '/', tier: 3, language: 'en' }

const drawn = (key: FieldKey, language: Language): FieldViewModel => {
  const context = { copy: leadFormCopy[language], options: formOptions(language), values: {} }
  const [field] = fieldViewModels({ key, required: true }, context)
  if (!field) throw new Error(`${key} is not drawn`)
  return field
}

test('a hospital is chosen by its id, with Other as 0; one that the list does not have goes by its name', () => {
  const field = drawn('hospital', 'en')
  const options = 'options' in field ? field.options : []
  expect(options.slice(0, -1)).toEqual(
    hospitalOptions().map((row) => ({ value: String(row.HospitalId), label: row.HospitalName })),
  )
  expect(options.at(-1)).toEqual({ value: '0', label: 'Other' })
  const context = { copy: leadFormCopy.en, options: {}, values: {}, hospitalName: 'Neem Hospital' }
  const [own] = fieldViewModels({ key: 'hospital', required: true, preset: '12' }, context)
  expect(own && 'options' in own && own.options[0]).toEqual({ value: '12', label: 'Neem Hospital' })
})

const TYPED: Partial<Record<FieldKey, string>> = { mobile: '9876543210', email: 'asha@example.com' }

/** What a person can answer: every option offered, or a text. */
const answersOf = (field: FieldViewModel): string[] =>
  'options' in field && field.kind !== 'mobile'
    ? field.options.map(({ value }) => value)
    : [TYPED[field.key] ?? 'Andheri']

/** The lead that is stored, from the form with and without JavaScript; both have to pass browser's and server's rules. */
function storedFor(key: FieldKey, answer: string) {
  const values: FormValues = { name: 'Asha', mobile: '9876543210', [key]: answer }
  const configured = { leadFormKeys: [key] }
  const spec = leadFormSpecFor({ ...configured, pageType: page.pageType, path: page.path })
  const posted = readEnquiry(
    new URLSearchParams({ ...values, ...page, tier: '3', configured: JSON.stringify(configured) }),
  )
  expect(posted.spec.fields).toEqual(spec.fields)
  const bodies = [
    leadFromForm({ spec, values, page }),
    leadFromForm({ spec: posted.spec, values: posted.values, page: posted.page }),
  ]
  expect([validateForm(spec, values), validateForm(posted.spec, posted.values)]).toEqual([{}, {}])
  return bodies.map((body) => {
    expect([readLeadBody(body).ok, validateLead(body, configured)]).toEqual([true, {}])
    return expandLead(compactLead(normaliseLead(body, { now: new Date(0), ip: '' })))
  })
}

test('the code that proves a number is a field of its own: six digits, in the words of the login', () => {
  const judged = (FormOTPField: string) =>
    validateForm({ fields: [{ key: CODE_FIELD, required: true }] }, { FormOTPField })
  expect(judged('123456')).toEqual({})
  for (const wrong of ['', '12345', '1234567', '12345a', ' ']) {
    expect([wrong, judged(wrong)]).toEqual([wrong, { FormOTPField: 'otpInvalid' }])
  }
  expect(leadFormCopy.en.validation.otpInvalid).toBe('Please enter valid OTP')
  for (const language of LANGUAGES) {
    const { otp, problems } = otpLoginCopy[language]
    const { labels, validation } = leadFormCopy[language]
    expect([labels.FormOTPField, validation.otpInvalid]).toEqual([otp, problems.otpInvalid])
  }
  const input = <CodeInput id="code" aria-invalid={undefined} aria-describedby={undefined} />
  expect(renderToStaticMarkup(input)).toMatch(/autoComplete="one-time-code" required="" name="FormOTPField"/)
})

test('every field is asked somewhere: by a variant, a page, another form or the quick survey', () => {
  const shown = [
    ...Object.values(LEAD_FORM_VARIANTS).flatMap(({ fields }) => fields),
    ...leadFormSpecFor({ pageType: 'Condition' }).fields,
    ...Object.values(OTHER_FORMS).flat(),
    ...QUICK_SURVEY_FIELDS,
  ].map(({ key }) => key)
  expect(SHOWN.filter((key) => !shown.includes(key))).toEqual([])
})

describe.each(SHOWN)('%s', (key) => {
  test.each(LANGUAGES)('is drawn with its words in %s', (language) => {
    const field = drawn(key, language)
    const html = renderToStaticMarkup(<LeadFormField formId="form" field={field} optionalHint="" />)
    expect(html).toContain(`name="${key}"`)
    expect(field.label).not.toBe('')
    if (field.kind !== 'radio' && field.kind !== 'checks') expect(field.placeholder).not.toBe('')
  })

  test.each(LANGUAGES)('says what is missing in %s', (language) => {
    const code = validateForm({ fields: [{ key, required: true }] }, {})[key]
    expect(code && leadFormCopy[language].validation[code]).toBeTruthy()
  })

  test('is stored and exported, and every choice offered is accepted', () => {
    const { leadField, choices } = formField(key)
    expect(leadField && EXPORT_COLUMNS.includes(leadField)).toBe(true)
    for (const answer of LANGUAGES.flatMap((language) => answersOf(drawn(key, language)))) {
      const choice = choices?.find(({ value }) => value === answer)
      for (const lead of storedFor(key, answer))
        expect(lead).toMatchObject({ [leadField ?? '']: choice?.stored ?? answer, ...choice?.also })
    }
  })

  test('offers the same choices in both languages', () => {
    const [english, hindi] = LANGUAGES.map((language) => choicesOf(key, language).map(({ value }) => value))
    expect(english).toEqual(hindi)
  })
})

test.each(QUICK_SURVEY_FIELDS.map(({ key }) => key))('the quick survey stores %s', (key) => {
  for (const answer of answersOf(drawn(key, 'en'))) {
    expect(validateForm({ fields: QUICK_SURVEY_FIELDS }, { [key]: answer })).toEqual({})
    expect(answeredFields({ [key]: answer }, FIELD_KEYS)).toEqual({
      [formField(key).leadField ?? '']: answer,
    })
  }
})

describe('the copy that is fixed', () => {
  const { en, hi } = leadFormCopy

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
        'Specialisations',
        'State',
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
    expect(hi.other).toBe('अन्य')
  })

  test('the choices read as specified', () => {
    const { yes, no } = en.choices.isConsultedField ?? {}
    expect([yes, no]).toEqual(['Yes', 'No'])
    expect(Object.values(en.choices.insuranceType ?? {})).toEqual([
      'Govt.(Ayushman,CGHS,ECHS etc.)',
      'Private Insurance',
      'No insurance / not sure',
    ])
    expect(hi.choices.insuranceType?.none).toBe('बीमा नहीं है / पता नहीं')
  })
})
