import 'server-only'
import type { CrmRecord } from '@/model/lead/crmRecord'
import { HOME_DIAL_CODE } from '@/model/lead/mobile'
import type { LeadForDelivery } from './deliveryAdapter'

/** Identifies earlier deliveries and enquiries of a person. */
export const ZOHO_DUPLICATE_CHECK_FIELD = 'Mobile'

export const LEAD_ID_FIELD = 'Website_Lead_ID'

/** A field of the Leads module: API name, maximum length, accepted texts. */
interface ZohoField {
  readonly name: string
  readonly max: number
  readonly fits?: (text: string) => boolean
}

const line = (name: string): ZohoField => ({ name, max: 255 })

/** Zoho accepts Latin addresses only. */
const isZohoEmail = (text: string): boolean => /^[\w.%+'&-]+@([a-z\d-]+\.)+[a-z]{2,}$/i.test(text)

/**
 * Fields of the CRM record in Zoho's Leads module. Last_Name, Mobile, Email, City, Description and Lead_Source are
 * Zoho's own; the clinic creates the others as custom fields (Zoho ignores unknown names).
 */
const ZOHO_FIELDS: Readonly<Record<keyof CrmRecord, ZohoField>> = {
  name: { name: 'Last_Name', max: 80 },
  phoneno: { name: ZOHO_DUPLICATE_CHECK_FIELD, max: 30 },
  email: { name: 'Email', max: 100, fits: isZohoEmail },
  message: { name: 'Description', max: 32_000 },
  page_name: line('Page_Name'),
  city: { name: 'City', max: 100 },
  condition: line('Condition'),
  procedure: line('Procedure'),
  lead_source: { name: 'Lead_Source', max: 120 },
  utm_source: line('UTM_Source'),
  utm_campaign: line('UTM_Campaign'),
  utm_medium: line('UTM_Medium'),
  utm_term: line('UTM_Term'),
  lead_channel: line('Lead_Channel'),
  GCLID: line('GCLID'),
  utm_content: line('UTM_Content'),
  utm_id: line('UTM_ID'),
  gad_source: line('GAD_Source'),
  gad_campaignid: line('GAD_Campaign_ID'),
  wbraid: line('WBRAID'),
  gbraid: line('GBRAID'),
  dclid: line('DCLID'),
  msclkid: line('MSCLKID'),
  fbclid: line('FBCLID'),
  ttclid: line('TTCLID'),
  twclid: line('TWCLID'),
  li_fat_id: line('LI_FAT_ID'),
  sccid: line('SCCID'),
  rdt_cid: line('RDT_CID'),
  epik: line('EPIK'),
  yclid: line('YCLID'),
  doctorid: line('Doctor_ID'),
  hospitalid: line('Hospital_ID'),
  Country_Code: line('Country_Code'),
  height: line('Height'),
  weight: line('Weight'),
  BMI_kg_m2: line('BMI_kg_m2'),
  Cataract_Lens: line('Cataract_Lens'),
  Piles_Severity_Score: line('Piles_Severity_Score'),
  Piles_Severity: line('Piles_Severity'),
  IsInsurance: line('Is_Insurance'),
  InsuranceName: line('Insurance_Name'),
  Insurance_Type: line('Insurance_Type'),
  Lead_Tier: line('Lead_Tier'),
  Lead_Type: line('Lead_Type'),
}

export type ZohoRecord = Readonly<Record<string, string | number>>

/** Zoho requires a name. */
const UNNAMED = 'No Name'

/** Truncates to UTF-16 units without splitting characters. */
function cut(text: string, length: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > length) break
    kept += character
  }
  return kept
}

/**
 * The lead as a record of Zoho's Leads module. Empty fields are omitted, so that an update never clears one; foreign
 * numbers include the country code, because Mobile identifies people. Values that a field cannot hold, or Zoho
 * refused, are appended to the description.
 * @param fixed constant fields by API name; the lead's own values override them
 */
export function zohoRecordOf(
  { leadId, crm, leftOut }: LeadForDelivery,
  fixed: Readonly<Record<string, string>> = {},
): ZohoRecord {
  const abroad = crm.Country_Code !== HOME_DIAL_CODE
  const values: CrmRecord = { ...crm, phoneno: abroad ? `+${crm.Country_Code}${crm.phoneno}` : crm.phoneno }
  const record: Record<string, string | number> = { ...fixed, [LEAD_ID_FIELD]: leadId }
  const beside: string[] = []
  // Object.entries loses the key type.
  for (const [key, { name, max, fits }] of Object.entries(ZOHO_FIELDS) as [keyof CrmRecord, ZohoField][]) {
    const value = values[key]
    const text = String(value)
    if (value === '' || key === 'message') continue
    if (text.length <= max && fits?.(text) !== false && !leftOut.includes(name)) record[name] = value
    else beside.push(`${name.replaceAll('_', ' ')}: ${text}`)
  }
  const { name, message } = ZOHO_FIELDS
  record[name.name] ??= leftOut.includes(name.name) ? UNNAMED : cut(values.name, name.max)
  const description = [values.message, ...beside].filter(Boolean).join('\n')
  if (description) record[message.name] = cut(description, message.max)
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => field === name.name || !leftOut.includes(field)),
  )
}

/**
 * Update for a record found by another field than the number: keeps its owner; name and number go into the
 * description.
 */
export function zohoUpdateOf(lead: LeadForDelivery, fixed: Readonly<Record<string, string>>): ZohoRecord {
  const { name, phoneno, Country_Code } = ZOHO_FIELDS
  const identity = [name.name, phoneno.name, Country_Code.name]
  const { [name.name]: _name, ...record } = zohoRecordOf(
    { ...lead, leftOut: [...lead.leftOut, ...identity] },
    fixed,
  )
  return record
}
