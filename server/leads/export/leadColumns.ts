import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import { expandLead, type Lead } from '@/model/lead/lead'
import { enquiryStateOf } from '@/model/lead/enquiry'
import { ID_FIELDS } from '@/model/lead/leadFields'
import { HOME_DIAL_CODE } from '@/model/lead/mobile'
import { DEFAULT_TIME_ZONE, localTime } from '@/model/catalogue/timeZone'
import type { Database } from '@/server/database/database'
import type { RowNames } from '@/server/catalogue/import/rowNames'
import { namesOfKinds } from '@/server/catalogue/import/rowNames'
import type { StoredLead } from '@/server/leads/leadStore'

/** Turns a lead's codes into readable texts. */
export interface LeadWords {
  readonly timeZone: string
  /** Name of a code or slug; unknown texts are returned unchanged. */
  readonly nameOf: (kind: Kind, code: string) => string
}

const NAMED_KINDS = ['cities', 'treatments', 'conditions', 'insurers', 'hospitals', 'doctors'] as const

export async function clinicTimeZone({ executeSql }: Database): Promise<string> {
  const { rows } = await executeSql<{ zone: string | null }>(
    `select row->>'timeZone' as zone from catalogue_brand`,
  )
  return rows[0]?.zone ?? DEFAULT_TIME_ZONE
}

/** The current catalogue names and the clinic's time zone. */
export async function leadWords(database: Database): Promise<LeadWords> {
  const names = await namesOfKinds(NAMED_KINDS, database.executeSql)
  return {
    timeZone: await clinicTimeZone(database),
    nameOf: (kind, code) => nameIn(names.get(kind), code),
  }
}

function nameIn(names: RowNames | undefined, code: string): string {
  if (code === '') return ''
  const found = names?.find(code) ?? []
  return (found.length === 1 && found[0]?.name) || code
}

interface LeadColumn {
  readonly title: string
  readonly value: (lead: StoredLead, fields: Lead, words: LeadWords) => string
}

const insuranceOf = ({ InsuranceNameData, insuranceType, IsInsurance }: Lead, words: LeadWords): string =>
  words.nameOf('insurers', InsuranceNameData) || insuranceType || IsInsurance

const filled = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ')

/** Readable columns, in order. */
const LEAD_COLUMNS: readonly LeadColumn[] = [
  { title: 'Received', value: (lead, _, { timeZone }) => localTime(lead.created_at, timeZone) },
  { title: 'Name', value: (_, fields) => fields.NameData },
  {
    title: 'Mobile',
    value: (_, { countryCode, MobileNoData }) =>
      (countryCode === HOME_DIAL_CODE ? '' : `${countryCode} `) + MobileNoData,
  },
  { title: 'City', value: (_, fields, words) => words.nameOf('cities', fields.CityData) },
  {
    title: 'Treatment',
    value: (_, fields, words) =>
      filled(
        words.nameOf('treatments', fields.ProcedureNameData),
        words.nameOf('conditions', fields.condition_data),
      ),
  },
  { title: 'Hospital', value: (_, fields, words) => words.nameOf(ID_FIELDS.hospitalid, fields.hospitalid) },
  { title: 'Doctor', value: (_, fields, words) => words.nameOf(ID_FIELDS.docotrid, fields.docotrid) },
  { title: 'Insurance', value: (_, fields, words) => insuranceOf(fields, words) },
  { title: 'Email', value: (_, fields) => fields.EmailIdData },
  { title: 'Query', value: (_, fields) => fields.QueryData },
  { title: 'Added', value: ({ notes }) => (notes ?? []).map(({ text }) => text).join('\n') },
  { title: 'Call', value: (_, fields) => fields.Callback_Input },
  { title: 'Consent', value: (lead) => (lead.privacy_notice ? 'yes' : 'no') },
  { title: 'WhatsApp', value: (lead) => (lead.whatsapp_consent ? 'yes' : 'no') },
  { title: 'Tier', value: (_, fields) => String(fields.LeadTier) },
  { title: 'Page', value: (_, fields) => fields.PageNameData },
  { title: 'State', value: enquiryStateOf },
  { title: 'CRM', value: (lead) => lead.state },
  { title: 'Lead', value: (lead) => lead.id },
]

export const LEAD_COLUMN_TITLES: readonly string[] = LEAD_COLUMNS.map(({ title }) => title)

/** A readable lead, keyed by LEAD_COLUMN_TITLES. */
export function readableLead(lead: StoredLead, words: LeadWords): Readonly<Record<string, string>> {
  const fields = expandLead(lead.fields)
  return Object.fromEntries(LEAD_COLUMNS.map(({ title, value }) => [title, value(lead, fields, words)]))
}
