import { isRight } from 'fp-ts/Either'
import { CrmRecord, crmRecordFromLead } from './crmRecord'
import { normaliseLead } from './lead'

const lead = normaliseLead(
  {
    NameData: 'Asha Rao',
    MobileNoData: '9876543210',
    countryCode: '+44',
    CityData: 'Mumbai',
    ProcedureNameData: 'LASIK',
    Zutm_sourcedata: 'google',
    docotrid: '7',
    bmi: '22',
  },
  { now: new Date(0), ip: '' },
)

describe("a lead in the CRM's shape", () => {
  test('carries what the lead says', () => {
    const record = crmRecordFromLead(lead)
    expect(isRight(CrmRecord.decode(record))).toBe(true)
    expect(record).toMatchObject({
      name: 'Asha Rao',
      phoneno: '9876543210',
      Country_Code: '44',
      city: 'Mumbai',
      procedure: 'LASIK',
      lead_source: 'Web Lead Form',
      utm_source: 'google',
      doctorid: '7',
      BMI_kg_m2: '22',
    })
  })

  test('has every field that the specification names, filled from the lead', () => {
    const body = {
      QueryData: 'When?',
      PageNameData: '/condition/piles',
      condition_data: 'Piles',
      Zutm_campaigndata: 'diwali',
      Zutm_mediumdata: 'cpc',
      Zutm_termdata: 'piles doctor',
      hospitalid: '12',
      cataractLens: 'Toric',
      pilesSeverityScore: '8',
      pilesSeverity: 'Grade III',
      InsuranceNameData: 'Star',
    }
    const record = crmRecordFromLead({ ...lead, ...body }, { height: '170', weight: '64' })
    expect(record).toMatchObject({
      phoneno: '9876543210',
      message: 'When?',
      page_name: '/condition/piles',
      city: 'Mumbai',
      condition: 'Piles',
      procedure: 'LASIK',
      lead_source: 'Web Lead Form',
      utm_source: 'google',
      utm_campaign: 'diwali',
      utm_medium: 'cpc',
      utm_term: 'piles doctor',
      doctorid: '7',
      hospitalid: '12',
      height: '170',
      weight: '64',
      BMI_kg_m2: '22',
      Cataract_Lens: 'Toric',
      Piles_Severity_Score: '8',
      Piles_Severity: 'Grade III',
      InsuranceName: 'Star',
    })
  })

  test('says whose it is, and what a partner practises where', () => {
    const partner = {
      ...lead,
      LeadTypeData: 'Partner',
      QueryData: 'Hello',
      specializations: 'Urology',
      state: 'Kerala',
    }
    expect(crmRecordFromLead(partner)).toMatchObject({
      Lead_Type: 'Partner',
      message: 'Hello\nSpecialisations: Urology\nState: Kerala',
    })
    expect(crmRecordFromLead({ ...lead, LeadTypeData: 'Campaign' }).Lead_Type).toBe('')
  })

  test('of a visitor without a name is No Name, and 91 without a country code', () => {
    const empty = normaliseLead({}, { now: new Date(0), ip: '' })
    expect(crmRecordFromLead(empty)).toMatchObject({ name: 'No Name', Country_Code: '91' })
    expect(crmRecordFromLead({ ...empty, countryCode: '' }).Country_Code).toBe('91')
  })

  test("takes a calculator's results from what came beside the lead", () => {
    expect(crmRecordFromLead(lead, { height: 170, weight: '64', BMI_kg_m2: '22.1' })).toMatchObject({
      height: '170',
      weight: '64',
      BMI_kg_m2: '22.1',
    })
  })

  test('leaves out what does not fit, and nothing else of the lead can be changed from beside it', () => {
    const extra = {
      height: 'x'.repeat(51),
      weight: '64',
      BMI_kg_m2: '',
      phoneno: '6000000000',
      Piles_Severity: [],
    }
    expect(crmRecordFromLead(lead, extra)).toMatchObject({
      height: '',
      weight: '64',
      BMI_kg_m2: '22',
      phoneno: '9876543210',
      Piles_Severity: '',
    })
  })
})
