/** What is entered into the lead form, by field and value class, and what section 5 expects of it. */
import {
  FIELD_KEYS,
  type FieldKey,
  type FormValues,
  choiceOf,
  formField,
  isOfKind,
} from '@/model/lead/formFields'
import type { LeadFormConfiguration } from '@/model/lead/leadForm'
import { type DataRow, dataRow } from './dataRow'
import { VALIDATION_TABLE, messageOf } from './specificationTables'

/** The fields of section 5's table. */
export const RULED_FIELDS: readonly FieldKey[] = VALIDATION_TABLE.map(({ field }) => field)

const RIGHT: FormValues = {
  name: 'Asha Rao',
  mobile: '9876543210',
  countryCode: '+91',
  email: 'asha@example.com',
  city: 'Mumbai',
  treatment: 'Piles Treatment',
  condition: '',
  speciality: 'Proctology',
  hospital: '0',
  query: 'Which tests do I need?',
  isConsultedField: 'no',
  priorConsultationField: 'no',
  FormPreferredCityField: 'Chennai',
  FormLocalityField: 'Andheri West',
}

/** A right answer to a field: each is what a complete form holds. 'Other' is one to every list and text. */
export const rightAnswer = (key: FieldKey): string =>
  RIGHT[key] ?? formField(key).choices?.[0]?.value ?? 'Other'

/** A form that asks for every field of section 5's table and requires it: `/dev/lead-forms?form=every`. */
export const EVERY_FIELD: LeadFormConfiguration = {
  leadFormKeys: RULED_FIELDS,
  formRequirements: { query: true, email: true },
}
/** The same form with nothing but the number required: `/dev/lead-forms?form=optional`. */
export const NOTHING_REQUIRED: LeadFormConfiguration = {
  leadFormKeys: RULED_FIELDS,
  formRequirements: Object.fromEntries(RULED_FIELDS.map((key) => [key, false])),
}

type Rest = Partial<DataRow>

const wrong = (field: FieldKey, valueClass: string, value: string, rest?: Rest) =>
  dataRow(field, valueClass, value, { message: messageOf(field) }, rest)
const right = (field: FieldKey, valueClass: string, value: string, rest?: Rest) =>
  dataRow(field, valueClass, value, { accepted: true }, rest)
const holds = (field: FieldKey, valueClass: string, value: string, held: FormValues, rest?: Rest) =>
  dataRow(field, valueClass, value, { holds: held }, { only: 'live', ...rest })

/** The answers under which a field has to be answered. */
const NEEDED_WITH: Partial<Record<FieldKey, FormValues>> = {
  treatment: { condition: '' },
  FormPreferredCityField: { FormSimilarConsultation: 'yes' },
  // A lead stores no type of an insurance that there is not.
  insuranceType: { insuranceField: 'yes' },
}

/** A field without an answer; of a text also blanks alone. */
const EMPTY = RULED_FIELDS.filter((field) => field !== 'condition').flatMap((field) => {
  const rest = { with: NEEDED_WITH[field], given: 'required' }
  const isTyped = isOfKind(field, 'text') || isOfKind(field, 'textarea')
  return [
    wrong(field, 'empty', '', rest),
    ...(isTyped ? [wrong(field, 'blanks', '   ', rest)] : []),
    right(field, 'answered', rightAnswer(field), { with: NEEDED_WITH[field] }),
  ]
})

/** Every choice that a field offers is an answer. */
const CHOICES = FIELD_KEYS.filter((key) => RULED_FIELDS.includes(key)).flatMap((key) =>
  (formField(key).choices ?? [])
    .filter(({ value }) => choiceOf(key, value))
    .map(({ value }) => right(key, `choice ${value}`, value, { with: NEEDED_WITH[key] })),
)

const OTHER = RULED_FIELDS.filter(
  (key) => isOfKind(key, 'select') && !['hospital', 'treatment', 'condition'].includes(key),
).map((key) => right(key, 'Other', 'Other', { with: NEEDED_WITH[key] }))

const FOREIGN = { countryCode: '+971' }

const MOBILE = [
  wrong('mobile', 'nine digits', '987654321'),
  wrong('mobile', 'eleven digits', '98765432101', { only: 'plain' }),
  wrong('mobile', 'begins with 5', '5876543210'),
  wrong('mobile', 'begins with 0 and nine digits', '0987654321'),
  wrong('mobile', 'letters', 'letters'),
  right('mobile', 'first digit 6', '6000000000'),
  right('mobile', 'first digit 9', '9999999999'),
  right('mobile', 'leading 0', '09876543210'),
  right('mobile', 'foreign, 9 digits', '501234567', { with: FOREIGN }),
  right('mobile', 'foreign, 20 digits', '12345678901234567890', { with: FOREIGN }),
  wrong('mobile', 'foreign, 21 digits', '123456789012345678901', { with: FOREIGN, only: 'plain' }),
  holds('mobile', 'leading 0 typed', '09876543210', { mobile: '9876543210' }, { entered: 'typed' }),
  holds('mobile', 'e, +, - and . typed', '98e7+6-5.43210', { mobile: '9876543210' }, { entered: 'typed' }),
  holds('mobile', 'twelve digits typed', '987654321099', { mobile: '9876543210' }, { entered: 'typed' }),
  holds(
    'mobile',
    'pasted with a foreign code',
    '+971 50 123 4567',
    { mobile: '501234567', countryCode: '+971' },
    { entered: 'pasted' },
  ),
  holds(
    'mobile',
    'pasted with +91',
    '+91 98765 43210',
    { mobile: '9876543210', countryCode: '+91' },
    { entered: 'pasted' },
  ),
]

const EMAIL = [
  wrong('email', 'without @', 'asha.example.com'),
  wrong('email', 'without the end of a domain', 'asha@example'),
  wrong('email', 'with a blank', 'asha rao@example.com'),
]

const PILES = 'Piles (Haemorrhoids)'

const EXCLUSION = [
  wrong('condition', 'empty', '', { with: { treatment: '' }, at: 'treatment', given: 'required' }),
  right('condition', 'chosen', PILES, { with: { treatment: '' } }),
  holds(
    'condition',
    'clears the treatment',
    PILES,
    { treatment: '' },
    { with: { treatment: 'Piles Treatment' } },
  ),
  holds(
    'treatment',
    'clears the condition',
    'Piles Treatment',
    { condition: '' },
    { with: { condition: PILES } },
  ),
]

const EXCUSED = [
  right('FormPreferredCityField', 'empty after no', '', { with: { FormSimilarConsultation: 'no' } }),
  right('insuranceType', 'empty without insurance', '', { with: { insuranceField: 'no' } }),
]

/** Every row; none is twice. */
export const LEAD_FORM_ROWS: readonly DataRow[] = [
  ...EMPTY,
  ...CHOICES,
  ...OTHER,
  ...MOBILE,
  ...EMAIL,
  ...EXCLUSION,
  ...EXCUSED,
]

/** What a form that requires nothing but the number takes: each field but the number empty. */
export const OPTIONAL_ROWS: readonly DataRow[] = [
  right('name', 'hidden', '', { given: 'the form’s option hideNameField' }),
  ...RULED_FIELDS.filter((field) => field !== 'mobile' && field !== 'condition').map((field) =>
    right(field, 'empty, optional', '', { with: NEEDED_WITH[field], given: 'optional' }),
  ),
]
