import {
  calculatorFieldName,
  calculatorResultForCrm,
  readCalculatorResult,
  withCalculatorResult,
} from './calculatorResult'
import { normaliseLead, readLeadBody } from '@/model/lead/lead'
import { crmRecordFromLead } from '@/model/lead/crmRecord'

const from = (fields: Record<string, string>) => readCalculatorResult((name) => fields[name])

describe('what a page’s calculators found', () => {
  test('is read from hidden fields of its own names', () => {
    expect(calculatorFieldName('bmi')).toBe('carried_bmi')
    expect(from({ carried_bmi: ' 24.2 ', carried_height: '', bmi: '99' })).toEqual({ bmi: '24.2' })
  })

  test.each([
    ['too long', 'x'.repeat(51)],
    ['with a line break', '24\n2'],
    ['with a control character', '24\u00002'],
  ])('is left out when it is %s', (_, value) => {
    expect(from({ carried_bmi: value })).toEqual({})
  })

  test('goes with the lead: figures in their fields, the sentence below the visitor’s own words', () => {
    const calculatorResult = { bmi: '24.2', height: '170 cm', estimate: 'EMI ₹8,885.' }
    expect(withCalculatorResult({ QueryData: 'When?' }, calculatorResult)).toEqual({
      bmi: '24.2',
      report: 'BMI: 24.2\nHeight: 170 cm',
      QueryData: 'When?\nEMI ₹8,885.',
    })
    expect(withCalculatorResult({}, calculatorResult).QueryData).toBe('EMI ₹8,885.')
    expect(withCalculatorResult({ NameData: 'Asha' }, {})).toEqual({ NameData: 'Asha' })
  })

  test('never cuts what the visitor wrote', () => {
    const QueryData = 'x'.repeat(1995)
    expect(withCalculatorResult({ QueryData }, { estimate: 'EMI ₹8,885.' }).QueryData).toBe(QueryData)
  })

  test('makes a lead that the server takes', () => {
    const body = withCalculatorResult({}, { bmi: '24.2', estimate: 'EMI ₹8,885.' })
    expect(readLeadBody(body)).toEqual({ ok: true, body })
  })

  test('gives the piles score and the lens to the lead and to the CRM record', () => {
    const calculatorResult = from({
      carried_pilesSeverityScore: '8',
      carried_pilesSeverity: 'Grade III (Goligher)',
      carried_cataractLens: 'Multifocal or EDOF, toric',
    })
    const body = withCalculatorResult({}, calculatorResult)
    const report =
      'Cataract lens: Multifocal or EDOF, toric\nPiles severity score: 8\nPiles severity: Grade III (Goligher)'
    expect(readLeadBody(body)).toEqual({ ok: true, body: { ...calculatorResult, report } })
    const record = {
      Piles_Severity_Score: '8',
      Piles_Severity: 'Grade III (Goligher)',
      Cataract_Lens: 'Multifocal or EDOF, toric',
    }
    expect(calculatorResultForCrm(calculatorResult)).toEqual(record)
    const lead = normaliseLead(body, { now: new Date(0), ip: '' })
    expect(crmRecordFromLead(lead)).toMatchObject(record)
  })

  test('gives height, weight and BMI to the CRM record', () => {
    const extra = calculatorResultForCrm({ bmi: '24.2', height: '170 cm', weight: '70 kg', estimate: 'x' })
    expect(extra).toEqual({ BMI_kg_m2: '24.2', height: '170 cm', weight: '70 kg' })
    const lead = normaliseLead({ bmi: '24.2' }, { now: new Date(0), ip: '' })
    expect(crmRecordFromLead(lead, extra)).toMatchObject({
      height: '170 cm',
      weight: '70 kg',
      BMI_kg_m2: '24.2',
    })
  })
})
