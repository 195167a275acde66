import type { ChoiceRow, FieldRow } from './formFieldRow'
import { isOtp } from '@/model/account/otpText'
import { isTypableMobile, isValidMobile } from './mobile'

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/
const LONG = 200

const NOT_INSURED = /^(none|not sure|no insurance( \/ not sure)?)$/i

const YES_NO = [{ value: 'yes' }, { value: 'no' }] as const

/**
 * The lead form's fields (specification, sections 3 and 5), and two of ours: `condition` and `countryCode`. Keys, rules,
 * what a lead holds, how a field is drawn and the quick survey all come from here (docs/how-to-add.md).
 */
export const FORM_FIELDS = {
  name: {
    leadField: 'NameData',
    kind: 'text',
    autofill: 'name',
    missing: 'nameRequired',
    max: 100,
    personal: true,
    privacyItem: 'name',
  },
  mobile: {
    leadField: 'MobileNoData',
    kind: 'mobile',
    missing: 'mobileInvalid',
    fits: isValidMobile,
    isTypable: isTypableMobile,
    // As written, with separators; a number has at most 20 digits.
    max: 80,
    personal: true,
    privacyItem: 'mobile',
  },
  // Rendered and validated with the mobile number.
  countryCode: {
    leadField: 'countryCode',
    kind: 'none',
    missing: null,
    max: 8,
    personal: false,
    privacyItem: 'mobile',
  },
  email: {
    leadField: 'EmailIdData',
    kind: 'email',
    autofill: 'email',
    missing: 'emailInvalid',
    fits: (value: string) => EMAIL.test(value),
    max: 254,
    personal: true,
    privacyItem: 'email',
  },
  city: {
    leadField: 'CityData',
    kind: 'select',
    autofill: 'address-level2',
    missing: 'cityRequired',
    max: LONG,
    personal: false,
    privacyItem: 'place',
  },
  treatment: {
    leadField: 'ProcedureNameData',
    kind: 'select',
    missing: 'treatmentRequired',
    max: LONG,
    personal: false,
    privacyItem: 'health',
  },
  condition: {
    leadField: 'condition_data',
    kind: 'select',
    missing: 'treatmentRequired',
    max: LONG,
    personal: false,
    privacyItem: 'health',
  },
  speciality: {
    leadField: 'PageDepartment',
    kind: 'select',
    missing: 'specialityRequired',
    max: LONG,
    personal: false,
    privacyItem: 'health',
  },
  hospital: {
    leadField: 'hospitalid',
    kind: 'select',
    missing: 'hospitalRequired',
    max: LONG,
    personal: false,
    privacyItem: 'health',
  },
  query: {
    leadField: 'QueryData',
    kind: 'textarea',
    missing: 'queryRequired',
    max: 2000,
    lines: true,
    personal: true,
    privacyItem: 'question',
  },
  insuranceType: {
    leadField: 'insuranceType',
    kind: 'radio',
    choices: [
      { value: 'Govt.', spellings: /^gov/i, also: { IsInsurance: 'yes' } },
      { value: 'Private', spellings: /^private/i, also: { IsInsurance: 'yes' } },
      // Booking without insurance is allowed (docs/decisions/0033); no type is stored.
      { value: 'none', spellings: NOT_INSURED, stored: '', also: { IsInsurance: 'no' } },
    ],
    onlyChoices: true,
    missing: 'insuranceTypeRequired',
    max: LONG,
    personal: false,
    privacyItem: 'insurance',
  },
  insuranceField: {
    leadField: 'IsInsurance',
    kind: 'radio',
    choices: [
      { value: 'yes', spellings: /^yes$/i },
      { value: 'no', spellings: /^no$/i },
    ],
    missing: 'insuranceRequired',
    max: LONG,
    personal: false,
    privacyItem: 'insurance',
    inSurvey: true,
  },
  callNowLaterField: {
    leadField: 'Callback_Input',
    kind: 'radio',
    choices: [{ value: 'Now' }, { value: 'Within 2 hours' }, { value: 'Later today' }, { value: 'Tomorrow' }],
    missing: 'callbackRequired',
    max: LONG,
    personal: false,
    privacyItem: 'callTime',
    inSurvey: true,
  },
  isConsultedField: {
    leadField: 'IsConsultwithDoctor',
    kind: 'radio',
    choices: YES_NO,
    missing: 'consultedRequired',
    max: LONG,
    personal: false,
    privacyItem: 'health',
    inSurvey: true,
  },
  priorConsultationField: {
    leadField: 'Prior_Consultation',
    kind: 'radio',
    choices: YES_NO,
    missing: 'priorConsultationRequired',
    max: LONG,
    personal: false,
    privacyItem: 'health',
    inSurvey: true,
  },
  FormSimilarConsultation: {
    leadField: 'Requested_Consultation',
    kind: 'radio',
    choices: YES_NO,
    missing: 'similarConsultationRequired',
    max: LONG,
    personal: false,
    privacyItem: 'health',
    inSurvey: true,
  },
  FormPreferredCityField: {
    leadField: 'Preferred_City',
    kind: 'select',
    missing: 'preferredCityRequired',
    max: LONG,
    personal: false,
    privacyItem: 'place',
    inSurvey: true,
    knownFrom: ['CityData'],
  },
  specializations: {
    leadField: 'specializations',
    kind: 'checks',
    missing: 'specializationsRequired',
    max: 1000,
    personal: false,
    privacyItem: 'partner',
  },
  state: {
    leadField: 'state',
    kind: 'select',
    autofill: 'address-level1',
    missing: 'stateRequired',
    max: LONG,
    personal: false,
    privacyItem: 'partner',
  },
  // Only where a code verifies a number.
  FormOTPField: {
    leadField: null,
    kind: 'none',
    missing: 'otpInvalid',
    fits: isOtp,
    max: LONG,
    personal: true,
    privacyItem: 'mobile',
  },
  FormLocalityField: {
    leadField: 'locality',
    kind: 'text',
    autofill: 'address-level3',
    missing: 'localityRequired',
    max: LONG,
    personal: true,
    privacyItem: 'place',
    inSurvey: true,
  },
} as const satisfies Record<string, FieldRow>

export type FieldKey = keyof typeof FORM_FIELDS
type Rows = typeof FORM_FIELDS

export type KeyOfKind<Kind extends FieldRow['kind']> = {
  [Key in FieldKey]: Rows[Key]['kind'] extends Kind ? Key : never
}[FieldKey]
export type ChoiceValue<Key extends KeyOfKind<'radio'>> = Rows[Key]['choices'][number]['value']

/** Validation errors; texts of section 5 in content/copy/formFields.ts. */
export type ValidationCode = NonNullable<Rows[FieldKey]['missing']> | 'tooLong' | 'invalidText'

type Row = FieldRow & { readonly missing: Rows[FieldKey]['missing'] }

export const formField = (key: FieldKey): Row => FORM_FIELDS[key]

// Object.keys loses the key type.
export const FIELD_KEYS = Object.keys(FORM_FIELDS) as FieldKey[]

/** Text by field; absent means empty. */
export type FormValues = Partial<Record<FieldKey, string>>

/** The code that verifies a number. */
export const CODE_FIELD = 'FormOTPField' satisfies FieldKey

export const isFieldKey = (key: string): key is FieldKey => Object.hasOwn(FORM_FIELDS, key)

export const isOfKind = <Kind extends FieldRow['kind']>(key: FieldKey, kind: Kind): key is KeyOfKind<Kind> =>
  FORM_FIELDS[key].kind === kind

/** The choice that matches a text in any accepted spelling. */
export const choiceOf = (key: FieldKey, text: string): ChoiceRow | undefined =>
  // Fast path: most choices are empty.
  text === ''
    ? undefined
    : formField(key).choices?.find(({ value, spellings }) => spellings?.test(text) ?? value === text)

/** Lead fields of choices, with their form field. */
export const CHOICE_LEAD_FIELDS = FIELD_KEYS.flatMap((key) => {
  const { leadField, choices, onlyChoices = false } = formField(key)
  return leadField && choices ? [{ key, leadField, onlyChoices }] : []
})
