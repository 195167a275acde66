/** Test cases from the data tables: a case a value class, a pairwise combination and a row of the tier table. */
import { formFieldCopy } from '@/content/copy/formFields'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { Language } from '@/model/page/language'
import { type FieldKey, type FormValues, formField } from '@/model/lead/formFields'
import { BOOKING_ROWS, EDIT_PROFILE_ROWS, LOCATION_ROWS, OTP_LOGIN_ROWS } from './data/accountData'
import { type DataRow, expectedText, inLanguage } from './data/dataRow'
import { EVERY_FIELD, LEAD_FORM_ROWS, OPTIONAL_ROWS, rightAnswer } from './data/leadFormData'
import { answersOf } from './data/rowBatches'
import {
  CITY_SELECT_ROWS,
  GUIDED_ENQUIRY_ROWS,
  OWN_APPOINTMENT_ROWS,
  QUICK_SURVEY_ROWS,
  SEARCH_ROWS,
  STAFF_LOGIN_ROWS,
} from './data/pageData'
import { SCENARIOS } from './data/scenarios'
import { TIER_TABLE, storedTier, tierOf } from './data/specificationTables'
import { type FormPage, formPagesNamed } from './formPages'
import { type Combination, pairwise } from './pairwise'
import { startOf } from './startOf'
import type { Priority, TestCase, TestStep } from './testCases'

const step = (does: string, expected: string): TestStep => ({ does, expected, state: '', event: '' })

const label = (key: FieldKey, language: Language) => formFieldCopy[language].labels[key]
/** What is read of a value: a choice and 'Other' have words of their own. */
const worded = (key: FieldKey, value: string, language: Language): string =>
  formFieldCopy[language].choices[key]?.[value] ?? (value === 'Other' ? formFieldCopy[language].other : value)

const dataOf = (values: FormValues, language: Language): [string, string][] =>
  // What FormValues has as its keys.
  Object.entries(values).map(([key, value]) => [
    label(key as FieldKey, language),
    value === '' ? '(empty)' : worded(key as FieldKey, value, language),
  ])

const GIVEN: Readonly<Record<string, string>> = {
  required: 'the field is required',
  optional: 'the field is optional',
}

const VERBS = { typed: 'types', pasted: 'pastes' } as const

/** A page's answers but those of a row. */
const complete = ({ fields }: FormPage, own: FormValues): FormValues => ({
  ...Object.fromEntries(fields.map(({ key }) => [key, rightAnswer(key)])),
  ...own,
})

/** Where it has to be answered, a field's rows; where not, the one that says so. */
function rowsOf({ fields }: FormPage): readonly DataRow[] {
  const required = new Map(fields.map(({ key, required: isRequired }) => [key, isRequired]))
  const isOnForm = (row: DataRow) =>
    Object.keys(answersOf(row)).every((key) => key === 'countryCode' || required.has(key as FieldKey))
  const needed = LEAD_FORM_ROWS.filter(({ field, given }) => given !== 'required' || required.get(field))
  const free = OPTIONAL_ROWS.filter(({ field }) => required.get(field) === false)
  return [...needed, ...free].filter(
    (row) =>
      isOnForm(row) ||
      (row.with !== undefined && required.has(row.field) && isOnForm({ ...row, with: undefined })),
  )
}

const SENDS = 'sends the form'

const leadSteps = (path: string, language: Language, stored: string): TestStep[] => [
  step(`opens ${path} and fills in the form`, leadFormCopy[language].form.submit),
  step(SENDS, '/thankyou'),
  step('looks the lead up (npm run leads -- export)', stored),
]

const caseId = ({ language, variant, path }: FormPage, name: string): string =>
  `leadForm-${language}-${variant}-${path.replace(/\W+/g, '-').replace(/^-/, '')}-${name}`

function rowCase(page: FormPage, row: DataRow): TestCase {
  const { language, path } = page
  const own = Object.fromEntries(
    Object.entries(answersOf(row)).filter(
      ([key]) => key === 'countryCode' || page.fields.some((one) => one.key === key),
    ),
  )
  const enters = `${row.entered ? VERBS[row.entered] : 'enters'} ${row.value.trim() === '' ? 'nothing' : `“${worded(row.field, row.value, language)}”`} as ${label(row.field, language)}`
  const expected = 'message' in row.expects ? inLanguage(row.expects.message, language) : expectedText(row)
  const isAccepted = 'accepted' in row.expects
  return {
    id: caseId(page, row.id),
    title: `${row.field} ${row.valueClass} → ${expectedText(row)}`,
    priority: isAccepted ? 'P2' : ('P1' satisfies Priority),
    start: path,
    preconditions: [
      GIVEN[row.given ?? ''] ?? row.given ?? '',
      ...(row.only === 'plain' ? ['JavaScript is off'] : []),
    ].filter(Boolean),
    data: dataOf(complete(page, own), language),
    steps: [
      step(`opens ${path} and fills in the other fields`, leadFormCopy[language].form.submit),
      ...('holds' in row.expects
        ? [step(enters, expected)]
        : [
            step(enters, `no message at ${label(row.field, language)}`),
            step(
              SENDS,
              isAccepted ? (page.variant === 'survey' ? 'the answers are taken' : '/thankyou') : expected,
            ),
          ]),
    ],
  }
}

/** The answers that tell leads apart, in every pair. */
function combinations(page: FormPage): Combination[] {
  const has = (key: FieldKey) => page.fields.some((one) => one.key === key)
  const choicesOf = (...keys: FieldKey[]) =>
    Object.fromEntries(
      keys.filter(has).map((key) => [key, (formField(key).choices ?? []).map(({ value }) => value)]),
    )
  return pairwise({
    ...(has('city') ? { city: ['Mumbai', 'Other'] } : {}),
    ...choicesOf('insuranceType'),
    ...(has('condition') ? { about: ['treatment', 'condition'] } : {}),
    ...choicesOf('FormSimilarConsultation', 'isConsultedField', 'priorConsultationField'),
    countryCode: ['+91', '+971'],
  })
}

function combinationCase(page: FormPage, chosen: Combination): TestCase {
  const { about, ...answers } = chosen
  const { language, path, pageType, pageTier } = page
  const own: FormValues = {
    ...answers,
    ...(chosen.countryCode === '+971' ? { mobile: '501234567' } : {}),
    ...(about === 'condition' ? { treatment: '', condition: 'Piles (Haemorrhoids)' } : {}),
    ...(chosen.FormSimilarConsultation === 'no' ? { FormPreferredCityField: '' } : {}),
  }
  const { city = '', insuranceType } = chosen
  const stored = storedTier(tierOf({ city, pageTier, pageType, insuranceType }))
  const name = Object.values(chosen).join(', ')
  return {
    id: caseId(page, name.replace(/\W+/g, '-').toLowerCase()),
    title: `${name} → ${stored}`,
    priority: 'P1',
    start: path,
    preconditions: [`the page is of type ${pageType} and tier ${pageTier}`],
    data: dataOf(complete(page, own), language),
    steps: leadSteps(path, language, stored),
  }
}

const tierCases = (language: Language): TestCase[] =>
  TIER_TABLE.map((one) => {
    const { id, city, pageTier, pageType, insuranceType } = one
    const stored = storedTier(one)
    const start = `/dev/lead-forms?form=optional&lang=${language}&pageType=${pageType}&tier=${pageTier}`
    return {
      id: `leadForm-${language}-tier-${id}`,
      title: `${city} on a ${pageType} page of tier ${pageTier}${insuranceType ? `, ${insuranceType}` : ''} → ${stored}`,
      priority: 'P1',
      start,
      preconditions: ['DEV_PAGES=1'],
      data: dataOf({ mobile: '9876543210', city, ...(insuranceType ? { insuranceType } : {}) }, language),
      steps: leadSteps(start, language, stored),
    }
  })

/** A form with every field of section 5, as a page. */
const everyField = (language: Language): FormPage => ({
  route: '/dev/lead-forms',
  path: `/dev/lead-forms?form=every&lang=${language}`,
  pageType: 'Home',
  pageTier: 3,
  language,
  variant: '3',
  fields: (EVERY_FIELD.leadFormKeys ?? []).map((key) => ({ key, required: true })),
})

const scenarioCases = (machine: string): TestCase[] =>
  SCENARIOS.filter((one) => one.machine === machine).map(({ id, title, start, given, does, expected }) => ({
    id: `${machine}-${id}`,
    title,
    priority: 'P1',
    start: start ?? startOf(machine).start,
    preconditions: given,
    data: [],
    steps: [step(does, expected)],
  }))

/** The cases of a page's forms. */
const formPageCases = (pages: readonly FormPage[]): TestCase[] =>
  pages.flatMap((page) => [
    ...rowsOf(page).map((row) => rowCase(page, row)),
    ...(page.variant === 'survey' || page.leadType
      ? []
      : combinations(page).map((one) => combinationCase(page, one))),
  ])

/** The data tables of machines with a form of a few fields. */
const ROWS: Readonly<Record<string, readonly DataRow<string>[]>> = {
  otpLogin: OTP_LOGIN_ROWS,
  location: LOCATION_ROWS,
  editProfile: EDIT_PROFILE_ROWS,
  bookAppointment: BOOKING_ROWS,
  search: SEARCH_ROWS,
  citySelect: CITY_SELECT_ROWS,
  quickSurvey: QUICK_SURVEY_ROWS,
  guidedEnquiry: GUIDED_ENQUIRY_ROWS,
  ownAppointment: OWN_APPOINTMENT_ROWS,
  staffLogin: STAFF_LOGIN_ROWS,
}

/** Every case of a machine that comes from data: each rule on the form that asks for everything, the tiers, whole ways. */
export function dataCases(machine: string): TestCase[] {
  if (machine === 'leadForm')
    return [
      ...(['en', 'hi'] as const).flatMap((language) => [
        ...LEAD_FORM_ROWS.concat(OPTIONAL_ROWS).map((row) => rowCase(everyField(language), row)),
        ...tierCases(language),
      ]),
      ...scenarioCases(machine),
    ]
  const rows = ROWS[machine] ?? []
  return [
    ...rows.map((row): TestCase => {
      const { id, field, valueClass, value, given, entered, with: others = {} } = row
      const { start, preconditions } = startOf(machine)
      return {
        id: `${machine}-${id}`,
        title: `${field} ${valueClass} → ${expectedText(row)}`,
        priority: 'accepted' in row.expects ? 'P2' : 'P1',
        start,
        preconditions: given ? [given] : preconditions,
        data: Object.entries({ ...others, [field]: value }).map(([key, entry]) => [key, entry || '(empty)']),
        steps: [
          step(
            `${entered ? VERBS[entered] : 'enters'} “${value}” as ${field} and presses the button`,
            expectedText(row),
          ),
        ],
      }
    }),
    ...scenarioCases(machine),
  ]
}

/** Which cases of a machine's data are asked for. */
export type DataRequest = { readonly data?: boolean; readonly variant?: string; readonly page?: string }

/**
 * The cases of data that are asked for: of pages' forms, or all of a machine.
 * @returns undefined where none are asked for
 * @throws where there are none
 */
export function requestedDataCases(
  machine: string,
  { data, variant, page }: DataRequest,
): TestCase[] | undefined {
  if (variant !== undefined || page !== undefined) {
    if (machine !== 'leadForm') throw new Error(`--variant and --page name a lead form, not ${machine}`)
    const pages = formPagesNamed({ variant, page })
    if (pages.length === 0) throw new Error('no page has such a form: see docs/charts/forms.md')
    return formPageCases(pages)
  }
  if (!data) return undefined
  const cases = dataCases(machine)
  if (cases.length === 0) throw new Error(`${machine} has no data tables: leave out --data`)
  return cases
}
