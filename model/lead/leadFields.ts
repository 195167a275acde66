/** 1 is called first. */
export type LeadTier = 0 | 1 | 2 | 3

type TextFieldRow = {
  readonly or: string
  /** Default: its form field's, else TEXT_LIMIT. */
  readonly max?: number
  readonly lines?: boolean
}

/** Every text field of a Lead (specification, section 3, as spelled there) with its default. */
export const TEXT_FIELDS = {
  NameData: { or: '' },
  LeadTypeData: { or: '' },
  PageTypeData: { or: '' },
  PageNameData: { or: '' },
  // As typed.
  MobileNoData: { or: '', max: 40 },
  EmailIdData: { or: '' },
  QueryData: { or: '' },
  CityData: { or: '' },
  CreatedDateData: { or: '' },
  InsuranceNameData: { or: '' },
  ProcedureNameData: { or: '' },
  Zutm_sourcedata: { or: '' },
  Zutm_campaigndata: { or: '' },
  Zutm_mediumdata: { or: '' },
  Zutm_termdata: { or: '' },
  condition_data: { or: '' },
  lead_sourcedata: { or: 'Web Lead Form' },
  lead_channeldata: { or: '' },
  PageLanguage: { or: '' },
  PageDepartment: { or: '' },
  Keyword_Text: { or: '' },
  Keyword_Match_Type: { or: '' },
  campaignid: { or: '' },
  IsInsurance: { or: '' },
  IsConsultwithDoctor: { or: '' },
  Remark: { or: '', max: 2000, lines: true },
  docotrid: { or: '' },
  hospitalid: { or: '' },
  GCLID: { or: '' },
  Network: { or: '' },
  ip: { or: '' },
  vendorId: { or: '' },
  leadFormVariant: { or: '3' },
  Page_Variant: { or: '' },
  insuranceType: { or: '' },
  Callback_Input: { or: '' },
  Prior_Consultation: { or: '' },
  Requested_Consultation: { or: '' },
  Preferred_City: { or: '' },
  Adset_Id: { or: '' },
  report: { or: '', max: 2000, lines: true },
  countryCode: { or: '+91' },
  pilesSeverityScore: { or: '' },
  pilesSeverity: { or: '' },
  cataractLens: { or: '' },
  bmi: { or: '' },
  placement: { or: '' },
  site_source_name: { or: '' },
  locality: { or: '' },
  entity: { or: '' },
  utm_term: { or: '' },
  qualifying: { or: '' },
  // Not in the specification: asked by the partner form.
  specializations: { or: '' },
  state: { or: '' },
  // Not in the specification: further advertising parameters (model/page/trackingParameters.ts).
  utm_content: { or: '' },
  utm_id: { or: '' },
  gad_source: { or: '' },
  gad_campaignid: { or: '' },
  wbraid: { or: '' },
  gbraid: { or: '' },
  dclid: { or: '' },
  msclkid: { or: '' },
  fbclid: { or: '' },
  ttclid: { or: '' },
  twclid: { or: '' },
  li_fat_id: { or: '' },
  sccid: { or: '' },
  rdt_cid: { or: '' },
  epik: { or: '' },
  yclid: { or: '' },
} as const satisfies Record<string, TextFieldRow>
export type LeadTextField = keyof typeof TEXT_FIELDS

/** Fields with a catalogue row's id, never its name (docs/decisions/0033), and its kind. */
export const ID_FIELDS = { hospitalid: 'hospitals', docotrid: 'doctors' } as const satisfies Partial<
  Record<LeadTextField, string>
>
// Object.keys loses the key type.
export const ID_FIELD_NAMES = Object.keys(ID_FIELDS) as (keyof typeof ID_FIELDS)[]

export const isCatalogueId = (text: string): boolean => /^\d{1,9}$/.test(text)

export const NUMBER_FIELDS = { IsActiveData: 1, LeadTier: 0, captchascore: 0 } as const
export type LeadNumberField = keyof typeof NUMBER_FIELDS

/** Object.entries loses the key type. */
export const textFieldRows = Object.entries(TEXT_FIELDS) as [LeadTextField, TextFieldRow][]

/** Whether a field is numeric, for writing leads as columns. */
export const isNumberField = (name: string): name is LeadNumberField => Object.hasOwn(NUMBER_FIELDS, name)

/** In the order of the export's columns. */
export const LEAD_FIELD_NAMES: readonly string[] = [
  ...Object.keys(TEXT_FIELDS),
  ...Object.keys(NUMBER_FIELDS),
]
