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

/** The choices of each select, without 'Other'; without a list of country codes all there are. */
export type OptionLists = Readonly<Partial<Record<OptionsKey, readonly FieldOption[]>>>

type FieldContext = {
  readonly copy: LeadFormCopy
  readonly options: OptionLists
  readonly values: FormValues
  /** What a chosen hospital is called that the list does not have. */
  readonly hospitalName?: string
}

/** How one field will be drawn; what has no place of its own in a form is not. */
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
          hint: listed && copy.form.otherCountry,
        },
      ]
    }
    case 'select': {
      const listed = isOfKind(key, 'select') ? options[key] : undefined
      const chosen = { value: base.value, label: (key === 'hospital' && hospitalName) || base.value }
      // A lead names a hospital by its id (docs/decisions/0033), all else by its name.
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

/** The choices, a chosen value that the list does not name (a preset of the page), and 'Other'. */
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
  /** What the page configured on its form, if anything, for the server's rules. */
  readonly configured?: LeadFormConfiguration
  readonly numbers: FormNumbers
}

/** What the plain form posts beside its fields, so that the server applies the rules of this page. */
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

/** Choices come before text fields; the query is last, whatever a page adds. */
const queryLast = (fields: readonly FieldSpec[]): FieldSpec[] =>
  [...fields].sort((a, b) => Number(a.key === 'query') - Number(b.key === 'query'))

/** Everything that drawing a lead form takes, with its words in one language. */
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
