import { type FormNumbers, telephoneLink, whatsappLink } from '@/model/page/contactLinks'
import { choicesOf } from '@/content/copy/formFields'
import type { LeadFormCopy } from '@/content/copy/leadForm'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { type FormValues, formField, isOfKind } from '@/model/lead/formFields'
import {
  type FieldSpec,
  LEAD_FORM_VARIANTS,
  type LeadFormConfiguration,
  type LeadFormSpec,
} from '@/model/lead/leadForm'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { OTHER_ID, OTHER_NAME } from '@/model/catalogue/optionLists'
import type { PageContext } from '@/model/page/pageContext'
import { countryOptions } from './countryOptions'
import type {
  OptionsKey,
  LeadFormLayout,
  LeadFormViewModel,
  FieldViewModel,
  FieldOption,
} from './leadFormViewModel'

/** Choices of each select, without 'Other'; default country codes: all. */
export type OptionLists = Readonly<Partial<Record<OptionsKey, readonly FieldOption[]>>>

type FieldContext = {
  readonly copy: LeadFormCopy
  readonly options: OptionLists
  readonly values: FormValues
  /** Name of a preselected hospital that the list lacks. */
  readonly hospitalName?: string
}

/** View models of the rendered fields. */
export function fieldViewModels(
  { key, required, preset = '' }: FieldSpec,
  { copy, options, values, hospitalName }: FieldContext,
): FieldViewModel[] {
  const { kind, autofill = 'off' } = formField(key)
  const base = {
    key,
    required,
    label: copy.labels[key],
    // Omitted when empty, because every page includes its fields.
    ...(copy.questions[key] && { question: copy.questions[key] }),
    value: values[key] ?? preset,
  }
  const placeholder = copy.placeholders[key] ?? ''
  switch (kind) {
    case 'none':
      return []
    case 'mobile': {
      const countryCode = values.countryCode || DEFAULT_COUNTRY_CODE
      const countryLabel = copy.labels.countryCode
      const all = countryOptions(copy.language)
      const listed = options.countryCode
      // A short list contains the selected code.
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
          hint: listed && copy.form.otherCountry,
        },
      ]
    }
    case 'select': {
      const listed = isOfKind(key, 'select') ? options[key] : undefined
      const chosen = { value: base.value, label: (key === 'hospital' && hospitalName) || base.value }
      // Leads name hospitals by id (docs/decisions/0033), others by name.
      const other = { value: key === 'hospital' ? String(OTHER_ID) : OTHER_NAME, label: copy.other }
      return [{ ...base, kind, placeholder, autofill, options: withChosen(listed ?? [], chosen, other) }]
    }
    case 'checks': {
      const listed = isOfKind(key, 'checks') ? options[key] : undefined
      const hint = copy.alternateValidation.treatment
      return [{ ...base, kind, hint, options: [...(listed ?? []), { value: OTHER_NAME, label: copy.other }] }]
    }
    case 'radio':
      return [{ ...base, kind, options: choicesOf(key, copy.language) }]
    case 'text':
    case 'email':
    case 'textarea':
      return [{ ...base, kind, placeholder, autofill }]
  }
}

/** The choices, a preset that the list lacks, and 'Other'. */
function withChosen(options: readonly FieldOption[], chosen: FieldOption, other: FieldOption): FieldOption[] {
  const isKnown = ['', other.value, ...options.map(({ value }) => value)].includes(chosen.value)
  return [...(isKnown ? [] : [chosen]), ...options, other]
}

export type LeadFormViewModelInput = {
  readonly id: string
  readonly spec: LeadFormSpec
  readonly page: PageContext
  readonly copy: LeadFormCopy
  readonly options: OptionLists
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
  /** The page's changes, for validation by the server. */
  readonly configured?: LeadFormConfiguration
  readonly numbers: FormNumbers
}

/** Hidden fields, so that the server applies the page's rules. */
function hiddenFields(
  page: PageContext,
  spec: LeadFormSpec,
  configured: LeadFormConfiguration | undefined,
): LeadFormViewModel['hidden'] {
  const fields: Readonly<Record<string, string | undefined>> = {
    pageType: page.pageType,
    pageName: page.pageName,
    path: page.path,
    tier: String(page.tier),
    language: page.language,
    department: page.department,
    doctorId: page.doctorId,
    hospitalId: page.hospitalId,
    hospitalName: page.hospitalName,
    insurerName: page.insurerName,
    insurerType: page.insurerType,
    vendorId: page.vendorId,
    leadType: page.leadType,
    pageVariant: page.pageVariant,
    campaignId: page.campaignId,
    treatmentSlug: page.treatmentSlug,
    conditionSlug: page.conditionSlug,
    citySlug: page.citySlug,
    variant: spec.variant,
    notice: PRIVACY_NOTICE_VERSION,
    configured: configured && JSON.stringify(configured),
  }
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Choices before texts; the query last. */
const queryLast = (fields: readonly FieldSpec[]): FieldSpec[] =>
  [...fields].sort((a, b) => Number(a.key === 'query') - Number(b.key === 'query'))

/** The view model of a lead form, with its texts in one language. */
export function buildLeadFormViewModel(input: LeadFormViewModelInput): LeadFormViewModel {
  const { id, spec, page, copy, options, numbers, values = {}, headingLevel = 2 } = input
  const { form } = copy
  const configured = Object.values(input.configured ?? {}).some(Boolean) ? input.configured : undefined
  return {
    id,
    layout: input.layout ?? LEAD_FORM_VARIANTS[spec.variant].layout,
    heading: input.heading ?? form.title,
    headingLevel,
    description: input.description ?? form.description,
    background: input.background,
    fields: queryLast(spec.fields).flatMap((field) =>
      fieldViewModels(field, { copy, options, values, hospitalName: page.hospitalName }),
    ),
    spec,
    page,
    hidden: hiddenFields(page, spec, configured),
    submit: input.submitTitle,
    callHref: page.isCallEnabled === false ? undefined : telephoneLink(numbers.phone),
    whatsappHref:
      page.isWhatsAppEnabled === false ? undefined : whatsappLink(numbers.whatsapp, numbers.whatsappMessage),
    whatsappConsent: input.whatsappConsent ?? false,
    refused: input.refused,
    configured,
    redirect: input.redirect,
  }
}
