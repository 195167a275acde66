import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { personalText, withAsciiDigits } from '@/model/plainText'
import { isStaticPageType } from '@/model/page/pageTypes'
import { TRACKING_VALUE_LENGTH } from '@/model/page/trackingParameters'
import {
  CHOICE_LEAD_FIELDS,
  FIELD_KEYS,
  type FieldKey,
  type ValidationCode,
  choiceOf,
  formField,
} from './formFields'
import {
  ID_FIELD_NAMES,
  type LeadTextField,
  NUMBER_FIELDS,
  TEXT_FIELDS,
  isCatalogueId,
  isNumberField,
  textFieldRows,
} from './leadFields'
import { type LeadFormConfiguration, isLeadFormVariant, leadFormSpecFor } from './leadForm'
import { tierAndInsurance } from './leadTier'
import { HOME_DIAL_CODE, readMobile } from './mobile'
import { type FieldErrors, errorsIn, isCleanText } from './validation'

/** Limit of text fields without a form field. */
const TEXT_LIMIT = TRACKING_VALUE_LENGTH

/** Text, or a number as text; trimmed, without control characters, limited in length. */
const textCodec = (name: string, max: number, lines: boolean) =>
  new t.Type<string, string, unknown>(
    name,
    (value): value is string => typeof value === 'string',
    (value, context) => {
      const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
      if (typeof text !== 'string') return t.failure(value, context, 'invalidText')
      const trimmed = personalText(text)
      if (trimmed.length > max) return t.failure(value, context, 'tooLong')
      return isCleanText(trimmed, lines) ? t.success(trimmed) : t.failure(value, context, 'invalidText')
    },
    String,
  )

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

const formKeyOf = (field: string): FieldKey | undefined =>
  FIELD_KEYS.find((key) => formField(key).leadField === field)

// Object.fromEntries loses the key type.
const TEXT_CODECS = Object.fromEntries(
  textFieldRows.map(([name, own]) => {
    const key = formKeyOf(name)
    const { max = TEXT_LIMIT, lines = false } = { ...(key && formField(key)), ...own }
    return [name, textCodec(name, max, lines)]
  }),
) as Record<LeadTextField, t.Type<string, string, unknown>>

const LEAD_PROPS = { ...TEXT_CODECS, ...NUMBER_CODECS }

/** A whole Lead: every field of section 3, defaults applied. */
export const Lead = t.exact(t.type(LEAD_PROPS), 'Lead')
export type Lead = t.TypeOf<typeof Lead>

/** A caller's Lead: any fields; unknown ones are dropped. */
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

/** Null, and for numbers also empty text, as forms and spreadsheets send it. */
const isBlank = (name: string, value: unknown): boolean =>
  value === null || (isNumberField(name) && typeof value === 'string' && value.trim() === '')

const isLeadField = (name: string): name is keyof typeof LEAD_PROPS => Object.hasOwn(LEAD_PROPS, name)

/** Reads a caller's lead: blank fields are absent, numbers may be text, anything else must be valid. */
export function readLeadBody(input: unknown): LeadBodyReading {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, problems: [{ field: '', code: 'invalidText' }] }
  const body: Record<string, string | number> = {}
  const problems: LeadBodyProblem[] = []
  // Field by field, because most of the 60 are absent.
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

/** '+' and digits from 91, +91, 0091 or +1-684; invalid text stays, for validation. */
function countryCodeOf(text: string): string {
  const plain = withAsciiDigits(text)
  const isCode = /^(\+|00)?[\d\s-]*$/.test(plain)
  return isCode ? `+${plain.replace(/\D/g, '').replace(/^0+/, '') || HOME_DIAL_CODE}` : text
}

/** A lead's answer to a form field; '' without one. */
export function answerIn(body: LeadBody, key: FieldKey): string {
  const { leadField } = formField(key)
  const text = leadField ? (body[leadField] ?? '') : ''
  return key === 'countryCode' ? countryCodeOf(text) : text
}

/** A body with a normalised number (mobile.ts); unreadable input stays, for validation. */
export function withReadMobile(body: LeadBody, countries: Parameters<typeof readMobile>[2]): LeadBody {
  const read = readMobile(body.MobileNoData ?? '', answerIn(body, 'countryCode'), countries)
  return read ? { ...body, MobileNoData: read.mobile, countryCode: read.countryCode } : body
}

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
    leadType: body.LeadTypeData,
    path: pathOf(body.PageNameData),
    variant: isLeadFormVariant(variant) ? variant : '3',
  })
  const answer = (key: FieldKey) => answerIn(body, key)
  const shown = new Set(spec.fields.map((field) => field.key))
  // Fields not shown are optional, but validated when sent; a condition may replace a treatment.
  const sent = FIELD_KEYS.filter((key) => answer(key) && !shown.has(key))
  return errorsIn([...spec.fields, ...sent.map((key) => ({ key, required: false }))], answer)
}

/** The variant for validation: 0 on static pages, the default if unknown. */
const variantOf = ({ PageTypeData = '', leadFormVariant = '' }: LeadBody): string => {
  if (isStaticPageType(PageTypeData)) return '0'
  return isLeadFormVariant(leadFormVariant) ? leadFormVariant : TEXT_FIELDS.leadFormVariant.or
}

/** Section 3. */
const LEAD_DEFAULTS = {
  // Object.fromEntries loses the key type.
  ...(Object.fromEntries(textFieldRows.map(([name, { or }]) => [name, or])) as Record<LeadTextField, string>),
  ...NUMBER_FIELDS,
}

/** Removes blank fields, so that defaults apply. */
function given(body: LeadBody): LeadBody {
  const held: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== '') held[name] = value
  return held
}

interface LeadOrigin {
  readonly now: Date
  readonly ip: string
}

/**
 * What is known of a lead: its given fields with '+' stripped from the country code, variant 0 on static pages (section 7),
 * choices as stored values (unknown texts stay unless the field allows choices only), insurance and tier (section 4), ids that
 * are ids. What is left out holds its default.
 */
export function knownFields(body: LeadBody, { now, ip }: LeadOrigin): LeadBody {
  const lead = given(body)
  // Before choices are replaced by stored values.
  const derived = tierAndInsurance(lead, lead.LeadTier ?? LEAD_DEFAULTS.LeadTier)
  for (const { key, leadField, onlyChoices } of CHOICE_LEAD_FIELDS) {
    const text = lead[leadField]
    if (text === undefined) continue
    const choice = choiceOf(key, text)
    lead[leadField] = choice ? (choice.stored ?? choice.value) : onlyChoices ? '' : text
  }
  for (const name of ID_FIELD_NAMES) if (!isCatalogueId(lead[name] ?? '0')) lead[name] = ''
  return Object.assign(lead, derived, {
    countryCode: countryCodeOf(lead.countryCode ?? LEAD_DEFAULTS.countryCode).replace(/^\+/, ''),
    leadFormVariant: variantOf(lead),
    CreatedDateData: now.toISOString(),
    ip,
  })
}

/** A whole Lead: its defaults (section 3), and what is known of it. */
export const normaliseLead = (body: LeadBody, origin: LeadOrigin): Lead => ({
  ...LEAD_DEFAULTS,
  ...knownFields(body, origin),
})

let emptyLead: Readonly<Record<string, unknown>> | undefined

const storedEmpty = () =>
  (emptyLead ??= { ...normaliseLead({}, { now: new Date(0), ip: '' }), CreatedDateData: '' })

/** The fields that differ from an empty Lead. Most are empty: batches take half the time and leads half the disk. */
export function compactLead(lead: LeadBody): LeadBody {
  const empty = storedEmpty()
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(lead)) if (value !== empty[name]) kept[name] = value
  return kept
}

/** The whole Lead with all fields of section 3; texts of older releases are cleaned. */
export function expandLead(stored: Readonly<Record<string, unknown>>): Lead {
  const clean = Object.entries(stored).map(([name, value]) => [
    name,
    typeof value === 'string' ? personalText(value) : value,
  ])
  return { ...storedEmpty(), ...Object.fromEntries(clean) } as Lead
}
