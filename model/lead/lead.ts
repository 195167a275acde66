import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { FIELD_KEYS, type FieldKey, type FormValues } from './fieldKeys'
import { insuranceTypeOf } from './insuranceType'
import { type LeadFormConfiguration, isLeadFormVariant, leadFormSpecFor } from './leadForm'
import { LEAD_FIELD_OF_FORM } from './leadFromForm'
import { leadTierFor } from './leadTier'
import { normaliseMobile } from './mobile'
import { isStaticPageType } from '@/model/page/pageTypes'
import {
  type FieldErrors,
  VALIDATION_RULES,
  type ValidationCode,
  isCleanText,
  validateForm,
} from './validation'

const NUMBER_FIELDS = { IsActiveData: 1, LeadTier: 0, captchascore: 0 } as const
type NumberField = keyof typeof NUMBER_FIELDS

/** Most characters of a text field that names no form field of its own. */
const TEXT_LIMIT = 500

/** Every text field of a Lead (specification, section 3, as spelled there) with its default and longest length. */
const TEXT_FIELDS = {
  NameData: { or: '', max: VALIDATION_RULES.name.max },
  LeadTypeData: { or: '' },
  PageTypeData: { or: '' },
  PageNameData: { or: '' },
  MobileNoData: { or: '', max: 40 },
  EmailIdData: { or: '', max: VALIDATION_RULES.email.max },
  QueryData: { or: '', max: VALIDATION_RULES.query.max, lines: true },
  CityData: { or: '', max: VALIDATION_RULES.city.max },
  CreatedDateData: { or: '' },
  InsuranceNameData: { or: '' },
  ProcedureNameData: { or: '', max: VALIDATION_RULES.treatment.max },
  Zutm_sourcedata: { or: '' },
  Zutm_campaigndata: { or: '' },
  Zutm_mediumdata: { or: '' },
  Zutm_termdata: { or: '' },
  condition_data: { or: '', max: VALIDATION_RULES.condition.max },
  lead_sourcedata: { or: 'Web Lead Form' },
  lead_channeldata: { or: '' },
  PageLanguage: { or: '' },
  PageDepartment: { or: '' },
  Keyword_Text: { or: '' },
  Keyword_Match_Type: { or: '' },
  campaignid: { or: '' },
  IsInsurance: { or: '' },
  IsConsultwithDoctor: { or: '' },
  Remark: { or: '', max: 2000, lines: true },
  docotrid: { or: '' },
  hospitalid: { or: '' },
  GCLID: { or: '' },
  Network: { or: '' },
  ip: { or: '' },
  vendorId: { or: '' },
  leadFormVariant: { or: '3' },
  Page_Variant: { or: '' },
  insuranceType: { or: '' },
  Callback_Input: { or: '' },
  Prior_Consultation: { or: '' },
  Requested_Consultation: { or: '' },
  Preferred_City: { or: '' },
  Adset_Id: { or: '' },
  report: { or: '', max: 2000, lines: true },
  countryCode: { or: '+91', max: 8 },
  pilesSeverityScore: { or: '' },
  pilesSeverity: { or: '' },
  cataractLens: { or: '' },
  bmi: { or: '' },
  placement: { or: '' },
  site_source_name: { or: '' },
  locality: { or: '' },
  entity: { or: '' },
  utm_term: { or: '' },
  qualifying: { or: '' },
} as const satisfies Record<string, { or: string; max?: number; lines?: boolean }>
type TextField = keyof typeof TEXT_FIELDS

/** Text, or a number that stands for it; trimmed, without control characters and not too long. */
const textCodec = (name: string, max: number, lines: boolean) =>
  new t.Type<string, string, unknown>(
    name,
    (value): value is string => typeof value === 'string',
    (value, context) => {
      const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
      if (typeof text !== 'string') return t.failure(value, context, 'invalidText')
      const trimmed = text.trim()
      if (trimmed.length > max) return t.failure(value, context, 'tooLong')
      return isCleanText(trimmed, lines) ? t.success(trimmed) : t.failure(value, context, 'invalidText')
    },
    String,
  )

/** A number from 0 to `max`, or text that reads as one. */
const numberCodec = (name: string, max: number, whole: boolean) =>
  new t.Type<number, number, unknown>(
    name,
    (value): value is number => typeof value === 'number',
    (value, context) => {
      const number =
        typeof value === 'string' && /^\s*\d{1,6}(\.\d{1,6})?\s*$/.test(value) ? Number(value) : value
      const fits =
        typeof number === 'number' && number >= 0 && number <= max && (!whole || Number.isInteger(number))
      return fits ? t.success(number) : t.failure(value, context, 'invalidText')
    },
    Number,
  )

const NUMBER_CODECS = {
  IsActiveData: numberCodec('IsActiveData', 1, true),
  LeadTier: numberCodec('LeadTier', 3, true),
  captchascore: numberCodec('captchascore', 1, false),
}

const entriesOf = Object.entries(TEXT_FIELDS) as [TextField, { or: string; max?: number; lines?: boolean }][]

// Object.fromEntries forgets its keys: they are TEXT_FIELDS'.
const TEXT_CODECS = Object.fromEntries(
  entriesOf.map(([name, { max = TEXT_LIMIT, lines = false }]) => [name, textCodec(name, max, lines)]),
) as Record<TextField, t.Type<string, string, unknown>>

const LEAD_PROPS = { ...TEXT_CODECS, ...NUMBER_CODECS }

/** A whole Lead: every field of section 3, defaults applied. */
export const Lead = t.exact(t.type(LEAD_PROPS), 'Lead')
export type Lead = t.TypeOf<typeof Lead>

/** What a caller may send of a Lead: any of its fields; unknown ones are dropped. */
export const LeadBody = t.exact(t.partial(LEAD_PROPS), 'LeadBody')
export type LeadBody = Partial<Lead>

export type LeadBodyProblem = {
  readonly field: string
  readonly key?: FieldKey
  readonly code: ValidationCode
}
export type LeadBodyReading =
  | { readonly ok: true; readonly body: LeadBody }
  | { readonly ok: false; readonly problems: readonly LeadBodyProblem[] }

const formKeyOf = (field: string): FieldKey | undefined => {
  const found = Object.entries(LEAD_FIELD_OF_FORM).find(([, leadField]) => leadField === field)
  return found?.[0] as FieldKey | undefined
}

/** Whether a field holds nothing: null, and for a number also empty text, as a form or a spreadsheet sends it. */
const isBlank = (name: string, value: unknown): boolean =>
  value === null || (isNumberField(name) && typeof value === 'string' && value.trim() === '')

const isLeadField = (name: string): name is keyof typeof LEAD_PROPS => Object.hasOwn(LEAD_PROPS, name)

/** Reads what a caller sent: what holds nothing counts as absent, numbers are taken for text, all else must fit. */
export function readLeadBody(input: unknown): LeadBodyReading {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, problems: [{ field: '', code: 'invalidText' }] }
  const body: Record<string, string | number> = {}
  const problems: LeadBodyProblem[] = []
  // Field by field, as LeadBody would: most of the 60 are absent in most leads.
  for (const [field, value] of Object.entries(input)) {
    if (!isLeadField(field) || value === undefined || isBlank(field, value)) continue
    const read: t.Validation<string | number> = LEAD_PROPS[field].decode(value)
    if (isRight(read)) body[field] = read.right
    else {
      const isLong = read.left.some(({ message }) => message === 'tooLong')
      problems.push({ field, key: formKeyOf(field), code: isLong ? 'tooLong' : 'invalidText' })
    }
  }
  return problems.length ? { ok: false, problems } : { ok: true, body }
}

/** '+' and digits, of 91, +91, 0091 and +1-684 alike; a text that is no country code stays, for the rules to refuse. */
function countryCodeOf(text: string): string {
  const isCode = /^(\+|00)?[\d\s-]*$/.test(text)
  return isCode ? `+${text.replace(/\D/g, '').replace(/^0+/, '') || '91'}` : text
}

/** A lead body's fields as a form's values. */
export function formValuesOf(body: LeadBody): FormValues {
  const values: FormValues = {}
  for (const [key, field] of Object.entries(LEAD_FIELD_OF_FORM)) values[key as FieldKey] = body[field] ?? ''
  return { ...values, countryCode: countryCodeOf(values.countryCode ?? '') }
}

const yesOrNo = (text: string): string => (/^(yes|no)$/i.test(text) ? text.toLowerCase() : text)

const pathOf = (pageName: string | undefined): string | undefined =>
  pageName?.startsWith('/') ? pageName : undefined

/**
 * What is wrong with a lead, by form field: the rules of the form that its page type and variant name (section 5).
 * A lead that names no page type is judged as the default form, variant 3.
 * @param configured what the page changed on its form (LeadExtras), e.g. a hidden name field
 */
export function validateLead(body: LeadBody, configured: LeadFormConfiguration = {}): FieldErrors {
  const variant = body.leadFormVariant ?? '3'
  const spec = leadFormSpecFor({
    ...configured,
    pageType: body.PageTypeData ?? '',
    path: pathOf(body.PageNameData),
    variant: isLeadFormVariant(variant) ? variant : '3',
  })
  const values = formValuesOf(body)
  const shown = new Set(spec.fields.map((field) => field.key))
  // What the form does not show is optional, but must fit when it is sent; a condition then stands for a treatment.
  const sent = FIELD_KEYS.filter((key) => values[key] && !shown.has(key))
  return validateForm({ fields: [...spec.fields, ...sent.map((key) => ({ key, required: false }))] }, values)
}

/** The variant by whose rules a lead is judged: 0 on static pages, the default where none is known by its name. */
const variantOf = ({ PageTypeData, leadFormVariant }: Lead): string => {
  if (isStaticPageType(PageTypeData)) return '0'
  return isLeadFormVariant(leadFormVariant) ? leadFormVariant : TEXT_FIELDS.leadFormVariant.or
}

/** A Lead of which nothing is known (section 3). */
const LEAD_DEFAULTS = {
  // Object.fromEntries forgets its keys: they are TEXT_FIELDS'.
  ...(Object.fromEntries(entriesOf.map(([name, { or }]) => [name, or])) as Record<TextField, string>),
  ...NUMBER_FIELDS,
}

/** A body without the fields that hold nothing, so that they do not displace a default. */
const given = (body: LeadBody): LeadBody =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== ''))

/**
 * A Lead as it is stored: defaults (section 3), '+' stripped from the country code, variant 0 on static pages
 * (section 7), insurance and tier (section 4).
 */
export function completeLead(body: LeadBody, { now, ip }: { now: Date; ip: string }): Lead {
  const lead: Lead = { ...LEAD_DEFAULTS, ...given(body) }
  const countryCode = countryCodeOf(lead.countryCode)
  const insuranceType = insuranceTypeOf(lead.insuranceType)
  const { LeadTier } = lead
  const tier =
    LeadTier === 0 ? 0 : leadTierFor({ city: lead.CityData, pageTier: LeadTier, pageType: lead.PageTypeData })
  return {
    ...lead,
    MobileNoData: normaliseMobile(lead.MobileNoData, countryCode),
    countryCode: countryCode.replace(/^\+/, ''),
    leadFormVariant: variantOf(lead),
    insuranceType,
    IsInsurance: insuranceType ? 'yes' : yesOrNo(lead.IsInsurance),
    LeadTier: insuranceType === 'Private' ? 1 : tier,
    CreatedDateData: now.toISOString(),
    ip,
  }
}

/** The number fields' names, for whoever writes leads as columns. */
export const isNumberField = (name: string): name is NumberField => Object.hasOwn(NUMBER_FIELDS, name)
