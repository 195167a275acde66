import { treatmentDisplayLabel } from './treatmentLabel'

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
    expect(treatmentDisplayLabel(name)).toBe(label)
  })

  test('follows the rules in their order', () => {
    expect(treatmentDisplayLabel('KIDNEY TIGHTENING')).toBe('Laser V Tightening')
    expect(treatmentDisplayLabel('KNEE REPLACEMENT and kidney')).toBe('KNEE REPLACEMENT and kidney')
  })

  test('is the name itself when labels are switched off', () => {
    expect(treatmentDisplayLabel('Kidney Stones', { enabled: false })).toBe('Kidney Stones')
  })
})
