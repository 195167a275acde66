import { type CalculatorResult, withCalculatorResult } from '@/model/calculators/calculatorResult'
import { type FieldKey, type FormValues, choiceOf, formField } from './formFields'
import type { LeadBody } from './lead'
import type { LeadFormSpec } from './leadForm'
import { tierAndInsurance } from './leadTier'
import type { LeadPage } from '@/model/page/pageContext'
import { isPdfVariant } from '@/model/page/thankYouAddress'
import { type Touch, leadFieldsOf } from '@/model/page/tracking'

/** What the care team reads in the CRM where a file was asked for: nothing sends it by itself (docs/decisions/0017). */
export const PDF_REMARK = 'Asked for the treatment guide as a PDF on WhatsApp. Please send it.'

/** The Lead fields that a form's answers fill; empty answers fill none. */
export function answeredFields(values: FormValues, keys: readonly FieldKey[]): LeadBody {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = values[key]?.trim()
      const { leadField } = formField(key)
      return value && leadField ? [[leadField, choiceOf(key, value)?.value ?? value]] : []
    }),
  )
}

/** The lead that a filled form makes, in the browser and on the server alike (sections 3 and 4). */
export function leadFromForm(form: {
  readonly spec: LeadFormSpec
  readonly values: FormValues
  readonly page: LeadPage
  /** The visit's latest tracking parameters. */
  readonly tracking?: Touch
  /** What the page's calculators found. */
  readonly calculatorResult?: CalculatorResult
}): LeadBody {
  const { spec, values, page, tracking = {}, calculatorResult = {} } = form
  const answers = answeredFields(values, ['countryCode', ...spec.fields.map((field) => field.key)])
  // A hospital's own page chooses it beforehand: it goes by its id, as from forms that do not ask for a hospital.
  const isOwnHospital = page.hospitalId !== undefined && answers.hospitalid === page.hospitalName
  const ofPage: Record<string, string | undefined> = {
    PageTypeData: page.pageType,
    PageNameData: page.path,
    Page_Variant: page.pageVariant ?? page.pageName,
    PageLanguage: page.language,
    PageDepartment: page.department,
    docotrid: page.doctorId,
    hospitalid: page.hospitalId,
    vendorId: page.vendorId,
    LeadTypeData: page.leadType,
    leadFormVariant: spec.variant,
    lead_sourcedata: 'Web Lead Form',
    Remark: isPdfVariant(page) ? PDF_REMARK : undefined,
  }
  const known = Object.fromEntries(Object.entries(ofPage).filter(([, value]) => value))
  const { disease, ...elsewhere } = tracking
  // Treatment and condition exclude each other (section 4): where the form asks for both, the visitor's answer stands.
  const touched = spec.fields.some((field) => field.key === 'condition')
    ? elsewhere
    : { ...elsewhere, disease }
  const ofVisit = leadFieldsOf(touched)
  const campaignid = ofVisit.campaignid ?? page.campaignId
  const lead = withCalculatorResult(
    {
      ...ofVisit,
      ...(campaignid ? { campaignid } : {}),
      ...known,
      ...answers,
      ...(isOwnHospital ? { hospitalid: page.hospitalId } : {}),
    },
    calculatorResult,
  )
  return { ...lead, ...tierAndInsurance(lead, page.tier) }
}
