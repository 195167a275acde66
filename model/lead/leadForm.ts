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

/** The fields beside name and mobile, and the look, of each variant. */
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

/** The fields beside name and mobile of forms that no patient fills in: theirs alone, on a static page (variant 0). */
export const OTHER_FORMS: Readonly<Record<OtherLeadType, readonly FieldSpec[]>> = {
  Partner: [required('city'), optional('state'), required('specializations'), required('query')],
  Careers: [required('email'), required('city'), required('query')],
}

export const isLeadFormVariant = (text: string): text is LeadFormVariant =>
  Object.hasOwn(LEAD_FORM_VARIANTS, text)

/** The quick survey's fields: none has to be answered. */
export const QUICK_SURVEY_FIELDS: readonly FieldSpec[] = FIELD_KEYS.filter(
  (key) => formField(key).inSurvey,
).map(optional)

export const FieldKeyCodec = t.keyof(FORM_FIELDS, 'FieldKey')

/** One switch a field. */
export const FieldSwitches = t.partial(
  // Object.fromEntries forgets its keys: they are FIELD_KEYS'.
  Object.fromEntries(FIELD_KEYS.map((key) => [key, t.boolean])) as Record<FieldKey, t.BooleanC>,
  'FieldSwitches',
)

const FormOptions = t.partial(
  {
    header: t.string,
    /** The sentence below the heading. */
    label: t.string,
    /** Presets of the fields of these names. */
    treatment: t.string,
    condition: t.string,
    city: t.string,
    hospital: t.string,
    insuranceType: t.string,
    query: t.string,
    /** A CSS colour. */
    background: t.string,
    /** Default: the page's, in a modal '3'. */
    variant: t.keyof(LEAD_FORM_VARIANTS),
    submitTitle: t.string,
    /** Whether both questions about insurance must be answered. Default true. */
    insuranceRequired: t.boolean,
    /** Default false. */
    hideNameField: t.boolean,
    /** Per-field requirement settings. */
    requirements: FieldSwitches,
    /** Whether a heading is needed. Default true. */
    heading: t.boolean,
    /** Opened in a new tab once the lead is stored. */
    redirect: t.string,
  },
  'LeadFormOptions',
)

/** What older catalogue files call an option. */
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

/** Lead form options (specification, section 3): what a page or a button may set on the form it opens. */
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

/** Which fields a form shows and requires. Plain data: it travels from a Server Component to the browser. */
export type LeadFormSpec = {
  readonly variant: LeadFormVariant
  readonly pageType: string
  readonly fields: readonly FieldSpec[]
}

/** What a page or a button changes on a form. */
export const LeadFormConfiguration = t.partial(
  {
    options: LeadFormOptions,
    /** The page's own list of fields, in place of the variant's (page props, leadFormKeys). */
    leadFormKeys: t.readonlyArray(FieldKeyCodec),
    /** The page's own requirements (page props, formRequirements). */
    formRequirements: FieldSwitches,
  },
  'LeadFormConfiguration',
)
export type LeadFormConfiguration = t.TypeOf<typeof LeadFormConfiguration>

export type LeadFormQuestion = LeadFormConfiguration & {
  readonly pageType: string
  /** Its leads' LeadTypeData: partners and applicants have forms of their own. */
  readonly leadType?: string
  /** Path without query. */
  readonly path?: string
  readonly variant?: LeadFormVariant
  /** Whether the page has a list of hospitals to choose from. */
  readonly hasHospitals?: boolean
}

/** What a page adds to the fields of its variant. */
function pageFields(
  { pageType, path, hasHospitals }: LeadFormQuestion,
  variant: LeadFormVariant,
): FieldSpec[] {
  const isHospitalPage = pageType === 'hospitals' || pageType === 'city-wise hospitals'
  return [
    // Its insurer's type is chosen beforehand, and can be changed.
    ...(pageType === 'Insurance' ? [required('insuranceType')] : []),
    ...(variant === '3' && pageType === 'Condition' ? [required('condition')] : []),
    ...(variant === '3' && isHospitalPage && hasHospitals ? [required('hospital')] : []),
    ...(variant === '1' && path !== undefined && withoutLanguage(path) === '/services/second-opinion'
      ? [required('isConsultedField')]
      : []),
  ]
}

/** Not a page's to list: name and mobile are always there, the other two ride with them or with the login. */
const NOT_LISTED: readonly FieldKey[] = ['name', 'mobile', 'countryCode', 'FormOTPField']
/** Shown fields that need not be filled unless the variant or the page says so. */
const OPTIONAL: readonly FieldKey[] = ['query', 'email']

/** The page's own list of fields: as its form has them, else required like every field that is shown. */
const listedFields = (keys: readonly FieldKey[], own: readonly FieldSpec[]): FieldSpec[] =>
  [...new Set(keys)]
    .filter((key) => !NOT_LISTED.includes(key))
    .map(
      (key) =>
        own.find((field) => field.key === key) ?? (OPTIONAL.includes(key) ? optional(key) : required(key)),
    )

/** The one place where browser and server learn which fields a form shows and requires. */
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
      // A number that can be called is what makes a lead: it is never optional.
      required: field.key === 'mobile' || (requirements[field.key] ?? field.required),
      ...(presets[field.key] === undefined ? {} : { preset: presets[field.key] }),
    })),
  }
}
