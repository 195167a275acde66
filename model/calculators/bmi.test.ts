import { BMI_START, bandOf, calculateBmi } from './bmi'

const metric = (heightCm: string, weightKg: string, age = '40') =>
  calculateBmi({ ...BMI_START, age, heightCm, weightKg })

describe('the BMI calculator', () => {
  test.each([
    ['170', '70', 24.2, 'overweight'],
    ['160', '50', 19.5, 'normal'],
    ['180', '55', 17, 'underweight'],
    ['165.5', '82.4', 30.1, 'obese'],
  ])('of %s cm and %s kg says %d, %s', (height, weight, bmi, band) => {
    expect(metric(height, weight)).toMatchObject({ ok: true, result: { bmi, band } })
  })

  test('takes feet, inches and pounds as well', () => {
    const imperial = { ...BMI_START, units: 'imperial', age: '40', heightFeet: '5', weightPounds: '154' }
    expect(calculateBmi({ ...imperial, heightInches: '7' })).toMatchObject({
      ok: true,
      result: { bmi: 24.1, heightCm: 170.2, weightKg: 69.9 },
    })
    expect(calculateBmi({ ...imperial, heightInches: '' })).toMatchObject({
      ok: true,
      result: { heightCm: 152.4 },
    })
    expect(calculateBmi({ ...imperial, heightInches: '12' })).toEqual({
      ok: false,
      errors: { heightFeet: 'height' },
    })
  })

  test('reads only the chosen units', () => {
    const both = { ...BMI_START, age: '40', heightCm: '170', weightKg: '70', units: 'imperial' }
    expect(calculateBmi(both)).toEqual({
      ok: false,
      errors: { heightFeet: 'height', weightPounds: 'weight' },
    })
  })

  test('names every field that is wrong', () => {
    expect(calculateBmi(BMI_START)).toEqual({
      ok: false,
      errors: { age: 'age', heightCm: 'height', weightKg: 'weight' },
    })
    expect(metric('17', '70')).toEqual({ ok: false, errors: { heightCm: 'height' } })
    expect(metric('170', '7')).toEqual({ ok: false, errors: { weightKg: 'weight' } })
  })

  test('is for adults', () => {
    expect(metric('170', '70', '17')).toEqual({ ok: false, errors: { age: 'age' } })
    expect(metric('170', '70', '18').ok).toBe(true)
  })

  test('names weights of the normal band that are in it', () => {
    const read = metric('170', '70')
    if (!read.ok) throw new Error('not reckoned')
    const { normalFromKg, normalToKg } = read.result
    for (const kilograms of [normalFromKg, normalToKg])
      expect(metric('170', String(kilograms))).toMatchObject({ result: { band: 'normal' } })
    expect(metric('170', String(normalFromKg - 1))).toMatchObject({ result: { band: 'underweight' } })
    expect(metric('170', String(normalToKg + 1))).toMatchObject({ result: { band: 'overweight' } })
  })
})

test.each([
  [17.9, 'underweight'],
  [18, 'normal'],
  [22.9, 'normal'],
  [23, 'overweight'],
  [24.9, 'overweight'],
  [25, 'obese'],
])('a BMI of %d lies in the band %s', (bmi, band) => {
  expect(bandOf(bmi)).toBe(band)
})
