import {
  type CalculatorResult,
  withCalculatorResult,
  CALCULATOR_FIELD_NAMES,
} from '@/model/calculators/calculatorResult'
import { type FieldKey, type FormValues, choiceOf, formField, FIELD_KEYS } from './formFields'
import type { LeadBody } from './lead'
import { type LeadFormSpec, LeadFormConfiguration } from './leadForm'
import { isOtherCity } from './leadTier'
import { OTHER_NAME } from '@/model/catalogue/optionLists'
import { isPdfVariant } from '@/model/page/pageTypes'
import type { LeadPage } from '@/model/page/pageContext'
import { channelOf } from '@/model/page/channel'
import { Touch, leadFieldsOf } from '@/model/page/tracking'
import * as t from 'io-ts'
import { CrmExtra } from './crmRecord'

/** CRM remark for a requested file, which the care team sends (docs/decisions/0017). */
export const PDF_REMARK = 'Asked for the treatment guide as a PDF on WhatsApp. Please send it.'

/** Lead fields of a form's answers; empty ones are omitted. */
export function answeredFields(values: FormValues, keys: readonly FieldKey[]): LeadBody {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = values[key]?.trim()
      const { leadField } = formField(key)
      if (!value || !leadField) return []
      const choice = choiceOf(key, value)
      const text = choice ? (choice.stored ?? choice.value) : value
      return [...(text ? [[leadField, text]] : []), ...Object.entries(choice?.also ?? {})]
    }),
  )
}

const isNamed = (text: string | undefined): boolean => Boolean(text) && text !== OTHER_NAME

/** The page's department, else that of the chosen treatment. */
export const leadDepartment = (page: LeadPage, treatment = ''): string | undefined =>
  page.department ?? page.departments?.[treatment]

/** Whether the desk can offer an appointment at once (docs/decisions/0033): a listed city and a subject. */
const isQualifying = (lead: LeadBody): boolean =>
  !isOtherCity(lead.CityData) &&
  [lead.ProcedureNameData, lead.condition_data, lead.PageDepartment].some(isNamed)

/**
 * The lead of a filled form, in browser and server (section 3). Its tier is the page's; `normaliseLead` computes
 * the lead's own (section 4).
 */
export function leadFromForm(form: {
  readonly spec: LeadFormSpec
  readonly values: FormValues
  readonly page: LeadPage
  /** The visit's latest tracking parameters. */
  readonly tracking?: Touch
  readonly calculatorResult?: CalculatorResult
}): LeadBody {
  const { spec, values, page, tracking = {}, calculatorResult = {} } = form
  const answers = answeredFields(values, ['countryCode', ...spec.fields.map((field) => field.key)])
  const ofPage: Record<string, string | undefined> = {
    PageTypeData: page.pageType,
    PageNameData: page.path,
    Page_Variant: page.pageVariant ?? page.pageName,
    PageLanguage: page.language,
    PageDepartment: leadDepartment(page, values.treatment),
    // The page's insurer applies only if its type matches the answer.
    InsuranceNameData: answers.insuranceType === page.insurerType ? page.insurerName : undefined,
    docotrid: page.doctorId,
    hospitalid: page.hospitalId,
    vendorId: page.vendorId,
    LeadTypeData: page.leadType,
    leadFormVariant: spec.variant,
    lead_sourcedata: 'Web Lead Form',
    lead_channeldata: channelOf(tracking),
    Remark: isPdfVariant(page) ? PDF_REMARK : undefined,
  }
  const asks = (key: FieldKey) => spec.fields.some((field) => field.key === key)
  // Treatment and condition exclude each other: if the form asks for one, neither is taken from the page.
  if (!asks('treatment') && !asks('condition')) {
    ofPage.ProcedureNameData = page.procedureName
    ofPage.condition_data = page.conditionName
  }
  const known = Object.fromEntries(Object.entries(ofPage).filter(([, value]) => value))
  const { disease, ...elsewhere } = tracking
  // Treatment and condition exclude each other (section 4): an answer overrides the page.
  const touched = asks('condition') ? elsewhere : { ...elsewhere, disease }
  const ofVisit = leadFieldsOf(touched)
  const campaignid = ofVisit.campaignid ?? page.campaignId
  const lead = withCalculatorResult(
    {
      ...ofVisit,
      ...(campaignid ? { campaignid } : {}),
      ...known,
      ...answers,
    },
    calculatorResult,
  )
  return { ...lead, qualifying: isQualifying(lead) ? 'yes' : 'no', LeadTier: page.tier }
}

export const PrivacyNotice = t.type({ version: t.string, language: t.string }, 'PrivacyNotice')
export type PrivacyNotice = t.TypeOf<typeof PrivacyNotice>

/** Additional data of a lead's body, under `extras`. */
export const LeadExtras = t.partial(
  {
    whatsappConsent: t.boolean,
    privacyNotice: PrivacyNotice,
    /** Parameters of the visit's first page; the latest are Lead fields. */
    firstTouch: Touch,
    /** Additional CRM fields: a calculator's height and weight. */
    crm: CrmExtra,
    /** The page's changes of the form, for validation. */
    configured: LeadFormConfiguration,
    signals: t.partial({
      /** Value of the honeypot field. */
      honeypot: t.string,
      /** From first touch to submission, in milliseconds. */
      fillMs: t.number,
    }),
  },
  'LeadExtras',
)
export type LeadExtras = t.TypeOf<typeof LeadExtras>

export type SubmissionMeta = {
  readonly whatsappConsent: boolean
  /** Honeypot value; people leave it empty. */
  readonly honeypot: string
  /** From first touch to submission, in milliseconds. */
  readonly fillMs: number
  readonly calculatorResult?: CalculatorResult
}

export const NO_SURROUNDINGS: SubmissionMeta = { whatsappConsent: false, honeypot: '', fillMs: 0 }

export type LeadContent = { readonly values: FormValues; readonly surroundings: SubmissionMeta }

/** Whether two submissions have the same answers, consent and calculator results. */
export function isSameContent(one: LeadContent, other: LeadContent): boolean {
  const [result, otherResult] = [one.surroundings.calculatorResult, other.surroundings.calculatorResult]
  return (
    FIELD_KEYS.every((key) => (one.values[key] ?? '') === (other.values[key] ?? '')) &&
    one.surroundings.whatsappConsent === other.surroundings.whatsappConsent &&
    CALCULATOR_FIELD_NAMES.every((name) => result?.[name] === otherResult?.[name])
  )
}
