import { brand, telephoneLink, whatsappLink } from '@/content/brand'
import { DEFAULT_DIAL_CODE } from '@/content/countries'
import { choicesOf } from '@/content/copy/formFields'
import { interpolate } from '@/content/copy/interpolate'
import type { LeadFormCopy } from '@/content/copy/leadForm'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { type FormValues, formField, isOfKind } from '@/model/lead/formFields'
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
  OptionsKey,
  LeadFormLayout,
  LeadFormViewModel,
  LinkedText,
  PlannedField,
  PlannedOption,
} from './leadFormViewModel'

/** The choices of each select, without 'Other'; without a list of country codes all there are. */
export type FieldOptions = Readonly<Partial<Record<OptionsKey, readonly PlannedOption[]>>>

type FieldContext = {
  readonly messages: LeadFormCopy
  readonly options: FieldOptions
  readonly values: FormValues
}

/** How one field will be drawn; what has no place of its own in a form is not. */
export function plannedField(
  { key, required, preset = '' }: FieldSpec,
  { messages, options, values }: FieldContext,
): PlannedField[] {
  const { kind, autofill = 'off' } = formField(key)
  const base = { key, required, label: messages.labels[key], value: values[key] ?? preset }
  const placeholder = messages.placeholders[key] ?? ''
  switch (kind) {
    case 'none':
      return []
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
          kind,
          placeholder,
          countryLabel,
          countryCode,
          options: listed ? [...listed, ...chosen] : all,
          hint: listed && messages.form.otherCountry,
        },
      ]
    }
    case 'select': {
      const listed = isOfKind(key, 'select') ? options[key] : undefined
      return [
        { ...base, kind, placeholder, autofill, options: withChosen(listed ?? [], base.value, messages) },
      ]
    }
    case 'radio':
      return [{ ...base, kind, options: choicesOf(key, messages.language) }]
    case 'text':
    case 'email':
    case 'textarea':
      return [{ ...base, kind, placeholder, autofill }]
  }
}

/** The choices, a chosen value that the list does not name (a preset of the page), and 'Other'. */
function withChosen(
  options: readonly PlannedOption[],
  chosen: string,
  messages: LeadFormCopy,
): PlannedOption[] {
  const known = chosen === '' || chosen === OTHER_NAME || options.some((option) => option.value === chosen)
  return [
    ...(known ? [] : [{ value: chosen, label: chosen }]),
    ...options,
    { value: OTHER_NAME, label: messages.other },
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
  readonly messages: LeadFormCopy
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
