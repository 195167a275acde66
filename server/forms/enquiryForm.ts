import 'server-only'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { countries } from '@/content/countries'
import { HONEYPOT_NAME } from '@/model/enquiryPost'
import { FIELD_KEYS, type FieldKey, type FormValues, isFieldKey } from '@/model/fieldKeys'
import { LeadFormOptions, type LeadFormSpec, isLeadFormVariant, leadFormSpecFor } from '@/model/leadForm'
import type { LeadPage } from '@/model/leadFromForm'
import { DEFAULT_LEAD_TIER } from '@/model/leadTier'
import { DEFAULT_COUNTRY_CODE, applyMobileInput } from '@/model/mobile'

/** The page that a plain form says it stands on. */
export type EnquiryPage = LeadPage & {
  readonly language: 'en' | 'hi'
  readonly treatmentSlug?: string
  readonly citySlug?: string
}

/** What a page configured on its form (model/leadForm.ts); it travels with the plain form. */
export type ConfiguredForm = {
  readonly options?: LeadFormOptions
  readonly leadFormKeys?: readonly FieldKey[]
  readonly formRequirements?: Partial<Record<FieldKey, boolean>>
}

/** A plain form as it was posted to /enquiry. */
export type Enquiry = {
  readonly page: EnquiryPage
  readonly variant: string
  readonly configured: ConfiguredForm
  readonly spec: LeadFormSpec
  readonly values: FormValues
  readonly whatsappConsent: boolean
  readonly honeypot: string
}

/** Longer than any rule of section 5 allows, so that a text that is too long is told from one that was cut. */
const VALUE_LIMIT = 5000
const CONTEXT_LIMIT = 300

const RequirementSettings = t.record(t.string, t.boolean)
const { requirements: _, ...OPTION_PROPS } = LeadFormOptions.props
const Configured = t.partial({
  options: t.intersection([t.partial(OPTION_PROPS), t.partial({ requirements: RequirementSettings })]),
  leadFormKeys: t.array(t.string),
  formRequirements: RequirementSettings,
})

const ofFields = (settings: Record<string, boolean> | undefined): Partial<Record<FieldKey, boolean>> =>
  Object.fromEntries(Object.entries(settings ?? {}).filter(([key]) => isFieldKey(key)))

/** The form's configuration; one that cannot be read counts as none. */
function configuredOf(text: string): ConfiguredForm {
  if (text === '') return {}
  try {
    const read = Configured.decode(JSON.parse(text))
    if (!isRight(read)) return {}
    const { options, leadFormKeys, formRequirements } = read.right
    return {
      options: options && { ...options, requirements: ofFields(options.requirements) },
      leadFormKeys: leadFormKeys?.filter(isFieldKey),
      formRequirements: ofFields(formRequirements),
    }
  } catch {
    return {}
  }
}

/**
 * What the live form makes of a typed number, without its cutting: digits too many are for the visitor to see, not for
 * us to drop.
 */
export function readMobile(typed: string, countryCode: string): { countryCode: string; mobile: string } {
  const plain = typed.replace(/[\s().-]/g, '')
  const read = applyMobileInput(plain, countryCode, countries)
  const digits = plain.replace(/\D/g, '').replace(/^0+/, '')
  const isWhole = /^\+?\d+$/.test(plain) && digits.endsWith(read.mobile)
  return isWhole ? read : { countryCode, mobile: typed }
}

/** Reads a posted form; what is missing or makes no sense falls back to the default page and form. */
export function readEnquiry(form: URLSearchParams): Enquiry {
  const context = (name: string) => (form.get(name) ?? '').trim().slice(0, CONTEXT_LIMIT)
  const path = context('path')
  const tier = Number(context('tier'))
  const page: EnquiryPage = {
    pageType: context('pageType'),
    pageName: context('pageName'),
    path: path.startsWith('/') ? path : '/',
    tier: [1, 2, 3].includes(tier) ? tier : DEFAULT_LEAD_TIER,
    language: context('language') === 'hi' ? 'hi' : 'en',
    department: context('department') || undefined,
    treatmentSlug: context('treatmentSlug') || undefined,
    citySlug: context('citySlug') || undefined,
  }
  const variant = context('variant')
  const configured = configuredOf(form.get('configured') ?? '')
  const values: FormValues = Object.fromEntries(
    FIELD_KEYS.map((key) => [key, (form.get(key) ?? '').trim().slice(0, VALUE_LIMIT)]),
  )
  return {
    page,
    variant,
    configured,
    spec: leadFormSpecFor({
      ...configured,
      pageType: page.pageType,
      path: page.path,
      variant: isLeadFormVariant(variant) ? variant : undefined,
      hasHospitals: true,
    }),
    values: { ...values, ...readMobile(values.mobile ?? '', values.countryCode || DEFAULT_COUNTRY_CODE) },
    whatsappConsent: form.get('whatsappConsent') === 'yes',
    honeypot: (form.get(HONEYPOT_NAME) ?? '').slice(0, CONTEXT_LIMIT),
  }
}
