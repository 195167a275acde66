import { brand, telephoneLink, whatsappLink } from '@/content/brand'
import { DEFAULT_DIAL_CODE } from '@/content/countries'
import { type Messages, interpolate } from '@/content/copy/messages/messagesFor'
import { PRIVACY_NOTICE_VERSION } from '@/content/privacyNotice'
import type { FieldKey, FormValues } from '@/model/lead/fieldKeys'
import {
  type FieldSpec,
  LEAD_FORM_VARIANTS,
  type LeadFormConfiguration,
  type LeadFormSpec,
} from '@/model/lead/leadForm'
import { OTHER_NAME } from '@/model/search/options'
import type { PageContext } from '@/model/page/pageContext'
import { countryOptions } from './countryOptions'
import type {
  Autofill,
  LeadFormLayout,
  LeadFormViewModel,
  LinkedText,
  PlannedField,
  PlannedOption,
} from './leadFormViewModel'

/** The choices of each select, without 'Other'; without a list of country codes all there are. */
export type FieldOptions = Readonly<Partial<Record<FieldKey, readonly PlannedOption[]>>>

type Drawing = {
  readonly kind: PlannedField['kind']
  readonly autofill?: Autofill
  /** Whether a select ends with 'Other' (specification, section 3, option lists). */
  readonly other?: boolean
  /** Radio choices, which belong to the language and not to the catalogue. */
  readonly choices?: (messages: Messages) => readonly PlannedOption[]
}

const yesNo = ({ options }: Messages) => [
  { value: 'yes', label: options.yes },
  { value: 'no', label: options.no },
]
const insuranceTypes = ({ options }: Messages) => [
  { value: 'Govt.', label: options.govtInsurance },
  { value: 'Private', label: options.privateInsurance },
]

/** How each field of specification section 3 is drawn. */
const DRAWINGS: Readonly<Partial<Record<FieldKey, Drawing>>> = {
  name: { kind: 'text', autofill: 'name' },
  mobile: { kind: 'mobile' },
  email: { kind: 'email', autofill: 'email' },
  city: { kind: 'select', autofill: 'address-level2', other: true },
  treatment: { kind: 'select', other: true },
  condition: { kind: 'select', other: true },
  speciality: { kind: 'select', other: true },
  hospital: { kind: 'select', other: true },
  query: { kind: 'textarea' },
  insuranceType: { kind: 'radio', choices: insuranceTypes },
  insuranceField: { kind: 'radio', choices: yesNo },
  callNowLaterField: { kind: 'radio', choices: ({ options }) => options.callbackTimes },
  isConsultedField: { kind: 'radio', choices: yesNo },
  priorConsultationField: { kind: 'radio', choices: yesNo },
  FormSimilarConsultation: { kind: 'radio', choices: yesNo },
  FormPreferredCityField: { kind: 'select', other: true },
  FormLocalityField: { kind: 'text', autofill: 'address-level3' },
}

type FieldContext = {
  readonly messages: Messages
  readonly options: FieldOptions
  readonly values: FormValues
}

/** How one field will be drawn; a field without a drawing (the one-time password's) is none of a lead form's. */
export function plannedField(field: FieldSpec, { messages, options, values }: FieldContext): PlannedField[] {
  const drawing = DRAWINGS[field.key]
  if (!drawing) return []
  const { key, required } = field
  const base = { key, required, label: messages.labels[key], value: values[key] ?? field.preset ?? '' }
  const placeholder = messages.placeholders[key]
  const autofill = drawing.autofill ?? 'off'
  switch (drawing.kind) {
    case 'mobile': {
      const countryCode = values.countryCode || DEFAULT_DIAL_CODE
      const countryLabel = messages.labels.countryCode
      const all = countryOptions(messages.language)
      const listed = options.countryCode
      // A short list still has the code that was chosen.
      const chosen = listed?.some(({ value }) => value === countryCode)
        ? []
        : all.filter(({ value }) => value === countryCode)
      return [
        {
          ...base,
          kind: 'mobile',
          placeholder,
          countryLabel,
          countryCode,
          options: listed ? [...listed, ...chosen] : all,
          hint: listed && messages.form.otherCountry,
        },
      ]
    }
    case 'select':
      return [
        {
          ...base,
          kind: 'select',
          placeholder,
          autofill,
          options: withChosen(options[key] ?? [], base.value, messages),
        },
      ]
    case 'radio':
      return [{ ...base, kind: 'radio', options: drawing.choices?.(messages) ?? [] }]
    default:
      return [{ ...base, kind: drawing.kind, placeholder, autofill }]
  }
}

/** The choices, a chosen value that the list does not name (a preset of the page), and 'Other'. */
function withChosen(options: readonly PlannedOption[], chosen: string, messages: Messages): PlannedOption[] {
  const known = chosen === '' || chosen === OTHER_NAME || options.some((option) => option.value === chosen)
  return [
    ...(known ? [] : [{ value: chosen, label: chosen }]),
    ...options,
    { value: OTHER_NAME, label: messages.options.other },
  ]
}

/** Splits a text at the gap that takes its link. */
function linked(text: string, gap: string, link: string, href: string): LinkedText {
  const [before = '', after = ''] = text.split(`{${gap}}`)
  return { before, link, href, after }
}

export type LeadFormViewModelInput = {
  readonly id: string
  readonly spec: LeadFormSpec
  readonly page: PageContext
  readonly messages: Messages
  readonly options: FieldOptions
  readonly layout?: LeadFormLayout
  readonly heading?: string
  readonly headingLevel?: 1 | 2 | 3
  readonly description?: string
  readonly background?: string
  readonly redirect?: string
  readonly submitTitle?: string
  readonly values?: FormValues
  readonly whatsappConsent?: boolean
  readonly refused?: LeadFormViewModel['refused']
  /** What the page configured on its form, for the server's rules. */
  readonly configured?: LeadFormConfiguration
  readonly phone?: string
  readonly whatsapp?: string
}

/** What the plain form posts beside its fields, so that the server applies the rules of this page. */
const hiddenInputs = ({ page, spec, configured }: LeadFormViewModelInput): LeadFormViewModel['hidden'] =>
  Object.entries({
    pageType: page.pageType,
    pageName: page.pageName,
    path: page.path,
    tier: String(page.tier),
    language: page.language,
    department: page.department ?? '',
    doctorId: page.doctorId ?? '',
    hospitalId: page.hospitalId ?? '',
    hospitalName: page.hospitalName ?? '',
    vendorId: page.vendorId ?? '',
    leadType: page.leadType ?? '',
    pageVariant: page.pageVariant ?? '',
    campaignId: page.campaignId ?? '',
    treatmentSlug: page.treatmentSlug ?? '',
    conditionSlug: page.conditionSlug ?? '',
    citySlug: page.citySlug ?? '',
    variant: spec.variant,
    configured: configured ? JSON.stringify(configured) : '',
  }).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]))

/** What is chosen comes before what is written: the query stands last, whatever a page adds. */
const queryLast = (fields: readonly FieldSpec[]): FieldSpec[] =>
  [...fields].sort((a, b) => Number(a.key === 'query') - Number(b.key === 'query'))

/** Everything that drawing a lead form takes, with its words in one language. */
export function buildLeadFormViewModel(input: LeadFormViewModelInput): LeadFormViewModel {
  const { id, spec, page, messages, options, values = {}, headingLevel = 2 } = input
  const { form, failure } = messages
  // The rules stand in both languages.
  const own = page.language === 'hi' ? '/hi' : ''
  return {
    id,
    layout: input.layout ?? LEAD_FORM_VARIANTS[spec.variant].layout,
    heading: input.heading ?? form.title,
    headingLevel,
    description: input.description ?? form.description,
    background: input.background,
    fields: queryLast(spec.fields).flatMap((field) => plannedField(field, { messages, options, values })),
    spec,
    page,
    hidden: hiddenInputs(input),
    copy: {
      submit: input.submitTitle ?? form.submit,
      submitting: form.submitting,
      optional: form.optional,
      honeypot: form.honeypot,
      whatsappConsent: form.whatsappConsent,
      terms: linked(form.terms, 'terms', form.termsLink, `${own}/terms-conditions`),
      privacy: linked(
        interpolate(form.privacyNotice, { version: PRIVACY_NOTICE_VERSION }),
        'privacy',
        form.privacyLink,
        `${own}/privacy`,
      ),
      loadFailed: form.loadFailed,
      callLink: failure.callLink,
      whatsappLink: failure.whatsappLink,
    },
    callHref: telephoneLink(input.phone ?? brand.phone.value),
    whatsappHref: whatsappLink(
      input.whatsapp ?? brand.whatsapp.value,
      page.language === 'hi' ? brand.whatsappMessageHindi : brand.whatsappMessage,
    ),
    whatsappConsent: input.whatsappConsent ?? false,
    refused: input.refused,
    configured: input.configured,
    redirect: input.redirect,
  }
}
