import * as t from 'io-ts'
import { FIELD_KEYS, type FieldKey, FORM_FIELDS, formField } from './formFields'
import { type OtherLeadType, otherLeadType } from './leadTypes'
import { withoutLanguage } from '@/model/page/language'
import { isStaticPageType, leadFormVariantFor, type LeadFormVariant } from '@/model/page/pageTypes'

export type FieldSpec = { readonly key: FieldKey; readonly required: boolean; readonly preset?: string }

export type LeadFormLayoutName = 'bare' | 'hero' | 'strip' | 'stacked' | 'docked' | 'question' | 'opinion'

type VariantRow = { readonly layout: LeadFormLayoutName; readonly fields: readonly FieldSpec[] }

const required = (key: FieldKey): FieldSpec => ({ key, required: true })
const optional = (key: FieldKey): FieldSpec => ({ key, required: false })

/** Fields beside name and mobile, and the look, of each variant. */
export const LEAD_FORM_VARIANTS: Readonly<Record<LeadFormVariant, VariantRow>> = {
  '0': { layout: 'bare', fields: [required('city'), required('treatment'), optional('query')] },
  '1': { layout: 'hero', fields: [required('city'), required('treatment'), required('insuranceType')] },
  '2': { layout: 'strip', fields: [required('city')] },
  '3': { layout: 'stacked', fields: [required('city'), required('treatment'), optional('query')] },
  '4': { layout: 'docked', fields: [required('city'), required('treatment')] },
  '5': { layout: 'question', fields: [required('email'), required('speciality'), required('query')] },
  '6': {
    layout: 'opinion',
    fields: [
      required('city'),
      required('hospital'),
      required('priorConsultationField'),
      required('FormSimilarConsultation'),
      required('FormPreferredCityField'),
    ],
  },
}

/** Forms of partners and applicants, on static pages (variant 0). */
export const OTHER_FORMS: Readonly<Record<OtherLeadType, readonly FieldSpec[]>> = {
  Partner: [required('city'), optional('state'), required('specializations'), required('query')],
  Careers: [required('email'), required('city'), required('query')],
}

export const isLeadFormVariant = (text: string): text is LeadFormVariant =>
  Object.hasOwn(LEAD_FORM_VARIANTS, text)

/** All optional. */
export const QUICK_SURVEY_FIELDS: readonly FieldSpec[] = FIELD_KEYS.filter(
  (key) => formField(key).inSurvey,
).map(optional)

export const FieldKeyCodec = t.keyof(FORM_FIELDS, 'FieldKey')

export const FieldSwitches = t.partial(
  // Object.fromEntries loses the key type.
  Object.fromEntries(FIELD_KEYS.map((key) => [key, t.boolean])) as Record<FieldKey, t.BooleanC>,
  'FieldSwitches',
)

const FormOptions = t.partial(
  {
    header: t.string,
    /** The sentence below the heading. */
    label: t.string,
    /** Presets of these fields. */
    treatment: t.string,
    condition: t.string,
    city: t.string,
    hospital: t.string,
    insuranceType: t.string,
    query: t.string,
    background: t.string,
    /** Default: the page's, in a modal '3'. */
    variant: t.keyof(LEAD_FORM_VARIANTS),
    submitTitle: t.string,
    /** Whether insurance questions are required. Default true. */
    insuranceRequired: t.boolean,
    /** Default false. */
    hideNameField: t.boolean,
    /** Per-field requirement settings. */
    requirements: FieldSwitches,
    /** Default true. */
    heading: t.boolean,
    /** Opened in a new tab once the lead is stored. */
    redirect: t.string,
  },
  'LeadFormOptions',
)

/** Former option names. */
const OLD_NAMES = [['insuranceFieldRequired', 'insuranceRequired']] as const

function withTodaysNames(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  const renamed = new Map(Object.entries(input))
  for (const [old, name] of OLD_NAMES) {
    if (!renamed.has(old)) continue
    renamed.set(name, renamed.get(name) ?? renamed.get(old))
    renamed.delete(old)
  }
  return Object.fromEntries(renamed)
}

/** Lead form options (specification, section 3) of a page or button. */
export const LeadFormOptions = Object.assign(
  new t.Type<t.TypeOf<typeof FormOptions>, unknown>(
    FormOptions.name,
    FormOptions.is,
    (input, context) => FormOptions.validate(withTodaysNames(input), context),
    t.identity,
  ),
  { props: FormOptions.props },
)
export type LeadFormOptions = t.TypeOf<typeof LeadFormOptions>

/** The fields of a form. Serialisable, for the browser. */
export type LeadFormSpec = {
  readonly variant: LeadFormVariant
  readonly pageType: string
  readonly fields: readonly FieldSpec[]
}

/** A page's or button's changes to a form. */
export const LeadFormConfiguration = t.partial(
  {
    options: LeadFormOptions,
    /** Field list that replaces the variant's (page props, leadFormKeys). */
    leadFormKeys: t.readonlyArray(FieldKeyCodec),
    /** Page props, formRequirements. */
    formRequirements: FieldSwitches,
  },
  'LeadFormConfiguration',
)
export type LeadFormConfiguration = t.TypeOf<typeof LeadFormConfiguration>

export type LeadFormQuestion = LeadFormConfiguration & {
  readonly pageType: string
  /** LeadTypeData of the form's leads. */
  readonly leadType?: string
  /** Path without query. */
  readonly path?: string
  readonly variant?: LeadFormVariant
  readonly hasHospitals?: boolean
}

/** Fields that a page adds to its variant. */
function pageFields(
  { pageType, path, hasHospitals }: LeadFormQuestion,
  variant: LeadFormVariant,
): FieldSpec[] {
  const isHospitalPage = pageType === 'hospitals' || pageType === 'city-wise hospitals'
  return [
    // Preselected with the page's insurer type.
    ...(pageType === 'Insurance' ? [required('insuranceType')] : []),
    ...(variant === '3' && pageType === 'Condition' ? [required('condition')] : []),
    ...(variant === '3' && isHospitalPage && hasHospitals ? [required('hospital')] : []),
    ...(variant === '1' && path !== undefined && withoutLanguage(path) === '/services/second-opinion'
      ? [required('isConsultedField')]
      : []),
  ]
}

/** Always shown, or shown with others or with the login. */
const NOT_LISTED: readonly FieldKey[] = ['name', 'mobile', 'countryCode', 'FormOTPField']
/** Optional unless the variant or page requires them. */
const OPTIONAL: readonly FieldKey[] = ['query', 'email']

/** A page's own field list: required unless its form says otherwise. */
const listedFields = (keys: readonly FieldKey[], own: readonly FieldSpec[]): FieldSpec[] =>
  [...new Set(keys)]
    .filter((key) => !NOT_LISTED.includes(key))
    .map(
      (key) =>
        own.find((field) => field.key === key) ?? (OPTIONAL.includes(key) ? optional(key) : required(key)),
    )

/** Determines a form's fields for browser and server. */
export function leadFormSpecFor(question: LeadFormQuestion): LeadFormSpec {
  const { pageType, path, options = {}, leadFormKeys, formRequirements } = question
  const variant = isStaticPageType(pageType)
    ? '0'
    : (question.variant ?? options.variant ?? leadFormVariantFor(pageType, path))
  const other = otherLeadType(question.leadType)
  const fields = [
    ...(options.hideNameField ? [] : [required('name')]),
    required('mobile'),
    ...(leadFormKeys
      ? listedFields(leadFormKeys, other ? OTHER_FORMS[other] : LEAD_FORM_VARIANTS[variant].fields)
      : other
        ? OTHER_FORMS[other]
        : [...LEAD_FORM_VARIANTS[variant].fields, ...pageFields(question, variant)]),
  ]
  const presets: Partial<Record<FieldKey, string>> = {
    treatment: options.treatment,
    condition: options.condition,
    city: options.city,
    hospital: options.hospital,
    insuranceType: options.insuranceType,
    query: options.query,
  }
  const requirements: Partial<Record<FieldKey, boolean>> = {
    ...(options.insuranceRequired === false ? { insuranceType: false, insuranceField: false } : {}),
    ...formRequirements,
    ...options.requirements,
  }
  return {
    variant,
    pageType,
    fields: fields.map((field) => ({
      key: field.key,
      // A lead needs a number, so it is always required.
      required: field.key === 'mobile' || (requirements[field.key] ?? field.required),
      ...(presets[field.key] === undefined ? {} : { preset: presets[field.key] }),
    })),
  }
}
