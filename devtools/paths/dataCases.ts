/** Test cases from the data tables: a case a value class, a pairwise combination and a row of the tier table. */
import { formFieldCopy } from '@/content/copy/formFields'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { Language } from '@/model/page/language'
import { type FieldKey, type FormValues, formField } from '@/model/lead/formFields'
import { type DataRow, expectedText, inLanguage } from './data/dataRow'
import { EVERY_FIELD, LEAD_FORM_ROWS, OPTIONAL_ROWS, rightAnswer } from './data/leadFormData'
import { answersOf } from './data/rowBatches'
import { REPEAT_SCENARIOS } from './data/repeatScenarios'
import { SCENARIOS } from './data/scenarios'
import { TIER_TABLE, storedTier, tierOf } from './data/specificationTables'
import { type FormPage, formPagesNamed } from './formPages'
import { type Combination, pairwise } from './pairwise'
import { MOST_TITLE_LETTERS, caseWords, purposeOf, shortened } from './caseWords'
import { rowCases } from './rowCases'
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
    value === '' ? caseWords[language].empty : worded(key as FieldKey, value, language),
  ])

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

const sends = (language: Language) => caseWords[language].sends(leadFormCopy[language].form.submit)

const leadSteps = (path: string, language: Language, stored: string): TestStep[] => [
  step(caseWords[language].opens(path), leadFormCopy[language].form.submit),
  step(sends(language), '/thankyou'),
  step(caseWords[language].looksUp, stored),
]

/** What fields hold, by their labels where they hold nothing. */
const heldText = (row: DataRow, language: Language): string =>
  'holds' in row.expects
    ? Object.entries(row.expects.holds)
        .map(([key, value]) =>
          value === '' ? caseWords[language].isEmpty(label(key as FieldKey, language)) : value,
        )
        .join(', ')
    : expectedText(row)

const caseId = ({ language, variant, path }: FormPage, name: string): string =>
  `leadForm-${language}-${variant}-${path.replace(/\W+/g, '-').replace(/^-/, '')}-${name}`

function rowCase(page: FormPage, row: DataRow): TestCase {
  const { language, path } = page
  const own = Object.fromEntries(
    Object.entries(answersOf(row)).filter(
      ([key]) => key === 'countryCode' || page.fields.some((one) => one.key === key),
    ),
  )
  const words = caseWords[language]
  const named = label(row.field, language)
  const enters = words.enters(
    row.value.trim() === '' ? '' : worded(row.field, row.value, language),
    named,
    row.entered,
  )
  const expected =
    'message' in row.expects ? inLanguage(row.expects.message, language) : heldText(row, language)
  const isAccepted = 'accepted' in row.expects
  return {
    id: caseId(page, row.id),
    title: purposeOf(row, named, language),
    priority: isAccepted ? 'P2' : ('P1' satisfies Priority),
    start: path,
    preconditions: [
      words.given[row.given ?? ''] ?? row.given ?? '',
      ...(row.only === 'plain' ? [words.noJavaScript] : []),
    ].filter(Boolean),
    data: dataOf(complete(page, own), language),
    steps: [
      step(words.opensOthers(path), leadFormCopy[language].form.submit),
      ...('holds' in row.expects
        ? [step(enters, expected)]
        : [
            step(enters, words.noMessage(named)),
            step(
              sends(language),
              isAccepted ? (page.variant === 'survey' ? words.taken : '/thankyou') : expected,
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
  const shownAnswers = Object.entries(chosen)
    .map(([key, value]) =>
      key === 'about' ? label(value as FieldKey, language) : worded(key as FieldKey, value, language),
    )
    .join(', ')
  return {
    id: caseId(page, name.replace(/\W+/g, '-').toLowerCase()),
    title: shortened(caseWords[language].stored(shownAnswers, stored), MOST_TITLE_LETTERS),
    priority: 'P1',
    start: path,
    preconditions: [caseWords[language].pageIs(pageType, pageTier)],
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
      title: shortened(
        caseWords[language].stored(
          caseWords[language].ofTier(
            worded('city', city, language),
            pageType,
            pageTier,
            insuranceType ? worded('insuranceType', insuranceType, language) : '',
          ),
          stored,
        ),
        MOST_TITLE_LETTERS,
      ),
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
  [...SCENARIOS, ...REPEAT_SCENARIOS]
    .filter((one) => one.machine === machine)
    .map(({ id, title, start, given, does, expected }) => ({
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
  return [...rowCases(machine), ...scenarioCases(machine)]
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
