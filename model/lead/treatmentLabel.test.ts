import { treatmentDisplayLabel } from './treatmentLabel'

const labelOf = (ProcedureName: string) => treatmentDisplayLabel({ ProcedureName })

describe('the label of a treatment', () => {
  test.each([
    ['LASER V TIGHTENING SURGERY', 'Laser V Tightening'],
    ['LIVER TRANSPLANT', 'Liver Transplant Surgery'],
    ['KNEE REPLACEMENT', 'KNEE REPLACEMENT'],
    ['Piles Treatment', 'Piles Treatment'],
    ['Kidney Stones', 'Kidney Stones Transport'],
    ['KIDNEY TRANSPLANT', 'Kidney Stones Transport'],
    ['Cataract Surgery', 'Cataract Surgery'],
    ['Knee Tightening', 'Knee Tightening'],
    ['', ''],
  ])('%j is %j', (name, label) => {
    expect(labelOf(name)).toBe(label)
  })

  test('follows the rules in their order', () => {
    expect(labelOf('KIDNEY TIGHTENING')).toBe('Laser V Tightening')
    expect(labelOf('KNEE REPLACEMENT and kidney')).toBe('KNEE REPLACEMENT and kidney')
  })

  test('is the name itself when labels are switched off', () => {
    expect(treatmentDisplayLabel({ ProcedureName: 'Kidney Stones' }, { enabled: false })).toBe(
      'Kidney Stones',
    )
  })

  test('stand below a display name of its own', () => {
    const kidney = { ProcedureName: 'Kidney Stones Treatment', displayName: 'Kidney stone surgery' }
    expect(treatmentDisplayLabel(kidney)).toBe('Kidney stone surgery')
    expect(treatmentDisplayLabel(kidney, { enabled: false })).toBe('Kidney Stones Treatment')
  })
})
