import 'server-only'
import { flatMap, getOrElse } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parse } from 'fp-ts/Json'
import { treatmentDepartments } from '@/content/catalogue/options/treatmentChoices'
import { countries } from '@/content/catalogue/options/countries'
import { type CalculatorResult, readCalculatorResult } from '@/model/calculators/calculatorResult'
import { HONEYPOT_NAME } from '@/model/lead/honeypot'
import {
  LeadFormConfiguration,
  type LeadFormSpec,
  isLeadFormVariant,
  leadFormSpecFor,
} from '@/model/lead/leadForm'
import { FIELD_KEYS, FORM_FIELDS, type FormValues, isOfKind } from '@/model/lead/formFields'
import { joinChoices } from '@/model/lead/severalChoices'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { DEFAULT_COUNTRY_CODE, type MobileNumber, readMobile } from '@/model/lead/mobile'
import { languageNamed } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { type Touch, trackingFromQuery } from '@/model/page/tracking'

/** A plain form as it was posted to /enquiry. */
export type Enquiry = {
  /** Page that the form belongs to. */
  readonly page: PageContext
  readonly variant: string
  /** The page's configuration of its form, sent along with it. */
  readonly configured: LeadFormConfiguration
  readonly spec: LeadFormSpec
  readonly values: FormValues
  readonly calculatorResult: CalculatorResult
  readonly whatsappConsent: boolean
  /** Version of the privacy notice shown by the form. */
  readonly notice: string
  readonly honeypot: string
  /** Tracking parameters of the page of the first post. */
  readonly tracking?: Touch
}

/** Hidden field with those parameters, as a query. */
export const TRACKING_FIELD = 'tracking'

/** Above every limit of section 5, so that an oversized text is an error and never cut. */
const VALUE_LIMIT = 5000
const CONTEXT_LIMIT = 300
/** `//host` and `/\\host` lead a browser to another site. */
const OWN_PATH = /^\/(?![/\\])/

/** Unreadable configurations are ignored. */
const configuredOf = (text: string): LeadFormConfiguration =>
  pipe(
    parse(text),
    flatMap(LeadFormConfiguration.decode),
    getOrElse((): LeadFormConfiguration => ({})),
  )

/** The number, normalised as in the live form; unreadable input stays, so that validation refuses it. */
export const mobileValues = (typed: string, countryCode: string): MobileNumber =>
  readMobile(typed, countryCode, countries) ?? { countryCode, mobile: typed }

/**
 * Treatment and condition exclude each other (specification, section 4). A condition's page preselects the
 * condition and cannot clear it without JavaScript, so a chosen treatment wins.
 */
const withoutExcluded = (values: FormValues, { conditionSlug }: PageContext): FormValues =>
  conditionSlug && values.treatment && values.condition ? { ...values, condition: '' } : values

const insurerTypes = FORM_FIELDS.insuranceType.choices.map(({ value }) => value)

/** Reads a posted form; missing or invalid parts become defaults. */
export function readEnquiry(form: URLSearchParams): Enquiry {
  const context = (name: string) => (form.get(name) ?? '').trim().slice(0, CONTEXT_LIMIT)
  const path = context('path')
  const tier = Number(context('tier'))
  const page: PageContext = {
    pageType: context('pageType'),
    pageName: context('pageName'),
    path: OWN_PATH.test(path) ? path : '/',
    tier: [1, 2, 3].includes(tier) ? tier : DEFAULT_LEAD_TIER,
    language: languageNamed(context('language')),
    department: context('department') || undefined,
    departments: treatmentDepartments(path),
    doctorId: context('doctorId') || undefined,
    hospitalId: context('hospitalId') || undefined,
    hospitalName: context('hospitalName') || undefined,
    insurerName: context('insurerName') || undefined,
    insurerType: insurerTypes.find((type) => type === context('insurerType')),
    vendorId: context('vendorId') || undefined,
    leadType: context('leadType') || undefined,
    pageVariant: context('pageVariant') || undefined,
    campaignId: context('campaignId') || undefined,
    treatmentSlug: context('treatmentSlug') || undefined,
    conditionSlug: context('conditionSlug') || undefined,
    citySlug: context('citySlug') || undefined,
  }
  const variant = context('variant')
  const configured = configuredOf(form.get('configured') ?? '')
  const values: FormValues = Object.fromEntries(
    FIELD_KEYS.map((key) => {
      const text = isOfKind(key, 'checks') ? joinChoices(form.getAll(key)) : (form.get(key) ?? '')
      return [key, text.trim().slice(0, VALUE_LIMIT)]
    }),
  )
  return {
    page,
    variant,
    configured,
    spec: leadFormSpecFor({
      ...configured,
      pageType: page.pageType,
      leadType: page.leadType,
      path: page.path,
      variant: isLeadFormVariant(variant) ? variant : undefined,
      hasHospitals: true,
    }),
    values: {
      ...withoutExcluded(values, page),
      // Not the truncated text, which might be another person's number.
      ...mobileValues((form.get('mobile') ?? '').trim(), values.countryCode || DEFAULT_COUNTRY_CODE),
    },
    calculatorResult: readCalculatorResult((name) => form.get(name)),
    whatsappConsent: form.get('whatsappConsent') === 'yes',
    notice: context('notice'),
    tracking: trackingFromQuery(new URLSearchParams(form.get(TRACKING_FIELD) ?? '')) ?? undefined,
    honeypot: (form.get(HONEYPOT_NAME) ?? '').slice(0, CONTEXT_LIMIT),
  }
}
