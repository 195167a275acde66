import * as t from 'io-ts'
import { personalText } from '@/model/plainText'
import { decoded } from '@/model/decoded'
import { ADDED_PARAMETERS } from '@/model/page/trackingParameters'
import type { Lead } from './lead'
import { otherLeadType } from './leadTypes'
import { HOME_DIAL_CODE } from './mobile'
import { isCleanText } from './validation'

/** Further advertising parameters beyond section 3. */
const ADDED = Object.fromEntries(ADDED_PARAMETERS.map((name) => [name, t.string])) as Record<
  (typeof ADDED_PARAMETERS)[number],
  t.StringC
>

/** The secondary CRM lead record (specification, section 3). */
export const CrmRecord = t.type(
  {
    name: t.string,
    phoneno: t.string,
    email: t.string,
    message: t.string,
    page_name: t.string,
    city: t.string,
    condition: t.string,
    procedure: t.string,
    lead_source: t.string,
    utm_source: t.string,
    utm_campaign: t.string,
    utm_medium: t.string,
    utm_term: t.string,
    lead_channel: t.string,
    GCLID: t.string,
    ...ADDED,
    doctorid: t.string,
    hospitalid: t.string,
    Country_Code: t.string,
    height: t.string,
    weight: t.string,
    BMI_kg_m2: t.string,
    Cataract_Lens: t.string,
    Piles_Severity_Score: t.string,
    Piles_Severity: t.string,
    /** yes or no; 'not sure' is no. */
    IsInsurance: t.string,
    InsuranceName: t.string,
    Insurance_Type: t.string,
    Lead_Tier: t.number,
    /** Empty for a patient's enquiry. */
    Lead_Type: t.string,
  },
  'CrmRecord',
)
export type CrmRecord = t.TypeOf<typeof CrmRecord>

const short = new t.Type<string, string, unknown>(
  'at most 50 characters',
  (value): value is string => typeof value === 'string',
  (value, context) => {
    const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
    return typeof text === 'string' && text.length <= 50 && isCleanText(text)
      ? t.success(personalText(text))
      : t.failure(value, context)
  },
  String,
)

/** Calculators' results, which a CRM-shaped payload may add. */
export const CrmExtra = t.exact(
  t.partial({
    height: short,
    weight: short,
    BMI_kg_m2: short,
    Cataract_Lens: short,
    Piles_Severity_Score: short,
    Piles_Severity: short,
  }),
  'CrmExtra',
)
export type CrmExtra = t.TypeOf<typeof CrmExtra>

/** The valid additions of a payload. */
function fittingExtra(payload: Readonly<Record<string, unknown>>): CrmExtra {
  const fitting = Object.entries(payload).filter(([name, value]) => decoded(CrmExtra, { [name]: value }))
  return decoded(CrmExtra, Object.fromEntries(fitting)) ?? {}
}

const addedParametersOf = (lead: Lead) =>
  // Object.fromEntries loses the key type.
  Object.fromEntries(ADDED_PARAMETERS.map((name) => [name, lead[name]])) as Record<
    (typeof ADDED_PARAMETERS)[number],
    string
  >

const DEFAULT_NAME = 'No Name'

/** A lead in the CRM's shape; `extra` overrides the lead's values. */
export function crmRecordFromLead(
  lead: Lead,
  extra: Partial<CrmRecord> | Readonly<Record<string, unknown>> = {},
): CrmRecord {
  const added = fittingExtra(extra)
  return {
    name: lead.NameData || DEFAULT_NAME,
    phoneno: lead.MobileNoData,
    email: lead.EmailIdData,
    message: [
      lead.QueryData,
      lead.specializations && `Specialisations: ${lead.specializations}`,
      lead.state && `State: ${lead.state}`,
      lead.Remark,
    ]
      .filter(Boolean)
      .join('\n'),
    page_name: lead.PageNameData,
    city: lead.CityData,
    condition: lead.condition_data,
    procedure: lead.ProcedureNameData,
    lead_source: lead.lead_sourcedata,
    utm_source: lead.Zutm_sourcedata,
    utm_campaign: lead.Zutm_campaigndata,
    utm_medium: lead.Zutm_mediumdata,
    utm_term: lead.Zutm_termdata,
    lead_channel: lead.lead_channeldata,
    GCLID: lead.GCLID,
    ...addedParametersOf(lead),
    doctorid: lead.docotrid,
    hospitalid: lead.hospitalid,
    Country_Code: lead.countryCode || HOME_DIAL_CODE,
    height: added.height ?? '',
    weight: added.weight ?? '',
    BMI_kg_m2: added.BMI_kg_m2 || lead.bmi,
    Cataract_Lens: added.Cataract_Lens || lead.cataractLens,
    Piles_Severity_Score: added.Piles_Severity_Score || lead.pilesSeverityScore,
    Piles_Severity: added.Piles_Severity || lead.pilesSeverity,
    IsInsurance: lead.IsInsurance,
    InsuranceName: lead.InsuranceNameData,
    Insurance_Type: lead.insuranceType,
    Lead_Tier: lead.LeadTier,
    Lead_Type: otherLeadType(lead.LeadTypeData) ?? '',
  }
}
