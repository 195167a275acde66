import 'server-only'
import type { CrmRecord } from '@/model/lead/crmRecord'
import type { LeadForDelivery } from './deliveryAdapter'

/** Zoho finds the record of an earlier delivery, and of an earlier enquiry of the same person, by it. */
export const ZOHO_DUPLICATE_CHECK_FIELD = 'Mobile'

/**
 * Which field of Zoho's Leads module (by API name) each field of the CRM record fills. Last_Name, Mobile, Email, City,
 * Description and Lead_Source are Zoho's own; the others are custom fields that the clinic creates under these names
 * (Zoho passes over names that it does not know).
 */
const ZOHO_FIELDS: Readonly<Record<keyof CrmRecord, string>> = {
  name: 'Last_Name',
  phoneno: ZOHO_DUPLICATE_CHECK_FIELD,
  email: 'Email',
  message: 'Description',
  page_name: 'Page_Name',
  city: 'City',
  condition: 'Condition',
  procedure: 'Procedure',
  lead_source: 'Lead_Source',
  utm_source: 'UTM_Source',
  utm_campaign: 'UTM_Campaign',
  utm_medium: 'UTM_Medium',
  utm_term: 'UTM_Term',
  doctorid: 'Doctor_ID',
  hospitalid: 'Hospital_ID',
  Country_Code: 'Country_Code',
  height: 'Height',
  weight: 'Weight',
  BMI_kg_m2: 'BMI_kg_m2',
  Cataract_Lens: 'Cataract_Lens',
  Piles_Severity_Score: 'Piles_Severity_Score',
  Piles_Severity: 'Piles_Severity',
  InsuranceName: 'Insurance_Name',
  Insurance_Type: 'Insurance_Type',
  Lead_Tier: 'Lead_Tier',
}

/** The lead's own id, so that a record in Zoho can be traced back. */
const LEAD_ID_FIELD = 'Website_Lead_ID'

const HOME_COUNTRY_CODE = '91'

export type ZohoRecord = Readonly<Record<string, string | number>>

/**
 * The lead as a record of Zoho's Leads module. Fields without a value are left out, so that an update never empties
 * one; a number from abroad carries its country code, for Mobile tells people apart.
 */
export function zohoRecordOf({ leadId, crm }: LeadForDelivery): ZohoRecord {
  const abroad = crm.Country_Code !== HOME_COUNTRY_CODE
  const values: CrmRecord = { ...crm, phoneno: abroad ? `+${crm.Country_Code}${crm.phoneno}` : crm.phoneno }
  // The table's keys are the record's own: Object.entries forgets that.
  const fields = Object.entries(ZOHO_FIELDS) as [keyof CrmRecord, string][]
  const filled = fields.flatMap(([key, field]) => (values[key] === '' ? [] : [[field, values[key]] as const]))
  return { ...Object.fromEntries(filled), [LEAD_ID_FIELD]: leadId }
}
