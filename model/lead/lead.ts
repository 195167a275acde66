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

/** Most characters of a text field that no form field fills: as many as an address's parameter may have. */
const TEXT_LIMIT = TRACKING_VALUE_LENGTH

/** Text, or a number as text; trimmed, without invisible or control characters, limited in length. */
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

/** The form field whose answer a Lead field carries. */
const formKeyOf = (field: string): FieldKey | undefined =>
  FIELD_KEYS.find((key) => formField(key).leadField === field)

// Object.fromEntries forgets its keys: they are TEXT_FIELDS'.
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
  const plain = withAsciiDigits(text)
  const isCode = /^(\+|00)?[\d\s-]*$/.test(plain)
  return isCode ? `+${plain.replace(/\D/g, '').replace(/^0+/, '') || HOME_DIAL_CODE}` : text
}

/** What a lead holds of a form's field; '' when it says nothing of it. */
export function answerIn(body: LeadBody, key: FieldKey): string {
  const { leadField } = formField(key)
  const text = leadField ? (body[leadField] ?? '') : ''
  return key === 'countryCode' ? countryCodeOf(text) : text
}

/**
 * A body with the number that its text names, dial code and national digits (mobile.ts); as it is where the text names none,
 * for the rules to refuse.
 */
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

/** The variant by whose rules a lead is judged: 0 on static pages, the default where none is known by its name. */
const variantOf = ({ PageTypeData = '', leadFormVariant = '' }: LeadBody): string => {
  if (isStaticPageType(PageTypeData)) return '0'
  return isLeadFormVariant(leadFormVariant) ? leadFormVariant : TEXT_FIELDS.leadFormVariant.or
}

/** A Lead of which nothing is known (section 3). */
const LEAD_DEFAULTS = {
  // Object.fromEntries forgets its keys: they are TEXT_FIELDS'.
  ...(Object.fromEntries(textFieldRows.map(([name, { or }]) => [name, or])) as Record<LeadTextField, string>),
  ...NUMBER_FIELDS,
}

/** A body without the fields that hold nothing, so that they do not displace a default. */
function given(body: LeadBody): LeadBody {
  const held: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== '') held[name] = value
  return held
}

/** When and from where a lead came. */
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
  // By the choices as they were made: not every one is stored.
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

/** A Lead of which nothing is known, as it is stored. */
const storedEmpty = () =>
  (emptyLead ??= { ...normaliseLead({}, { now: new Date(0), ip: '' }), CreatedDateData: '' })

/**
 * What is stored of a Lead: the fields that differ from an empty one. Most of the 60 fields are empty in most leads;
 * without them a batch is written in half the time and a year of leads takes half the disk.
 */
export function compactLead(lead: LeadBody): LeadBody {
  const empty = storedEmpty()
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(lead)) if (value !== empty[name]) kept[name] = value
  return kept
}

/** The whole Lead again, every field of specification section 3 filled; texts from before personalText as it leaves them now. */
export function expandLead(stored: Readonly<Record<string, unknown>>): Lead {
  // What compactLead left out is what an empty one holds.
  const clean = Object.entries(stored).map(([name, value]) => [
    name,
    typeof value === 'string' ? personalText(value) : value,
  ])
  return { ...storedEmpty(), ...Object.fromEntries(clean) } as Lead
}
