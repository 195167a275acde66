import {
  type Calculation,
  type CalculatorErrors,
  type CalculatorValues,
  figureOf,
  figureWithin,
  isWithin,
} from './calculation'

export type BmiBand = 'underweight' | 'normal' | 'overweight' | 'obese'

/** Bands from the lowest to the highest, each with the BMI (kg/m²) it begins at. */
export type BmiBands = readonly { readonly band: BmiBand; readonly from: number }[]

/**
 * Where each band begins, in kg/m², for adults in India: Misra et al., Consensus statement for diagnosis of obesity,
 * abdominal obesity and the metabolic syndrome for Asian Indians, J Assoc Physicians India 2009;57:163-170 (normal 18.0 to
 * 22.9, overweight 23.0 to 24.9, obesity from 25).
 */
export const BMI_BANDS: BmiBands = [
  { band: 'underweight', from: 0 },
  { band: 'normal', from: 18 },
  { band: 'overweight', from: 23 },
  { band: 'obese', from: 25 },
]

/**
 * The international bands, shown for comparison only: World Health Organization, Obesity: preventing and managing the
 * global epidemic, Technical Report Series 894 (2000).
 */
export const WHO_BMI_BANDS: BmiBands = [
  { band: 'underweight', from: 0 },
  { band: 'normal', from: 18.5 },
  { band: 'overweight', from: 25 },
  { band: 'obese', from: 30 },
]

export type BmiResult = {
  /** kg/m², to one decimal. */
  readonly bmi: number
  readonly band: BmiBand
  readonly heightCm: number
  readonly weightKg: number
  /** Weights of the normal band at this height, whole kilograms. */
  readonly normalFromKg: number
  readonly normalToKg: number
}

const CM_PER_INCH = 2.54
const KG_PER_POUND = 0.45359237

/** What an adult may measure; the bands are made for adults only. */
const BOUNDS = {
  age: { from: 18, to: 120 },
  heightCm: { from: 100, to: 250 },
  weightKg: { from: 25, to: 350 },
} as const

const oneDecimal = (figure: number): number => Math.round(figure * 10) / 10

/** The band of a BMI that is rounded to one decimal, as the bands are written. */
export const bandOf = (bmi: number): BmiBand =>
  BMI_BANDS.findLast(({ from }) => bmi >= from)?.band ?? 'underweight'

/** Centimetres, from the fields of the chosen units; inches may be left empty. */
function heightOf(values: CalculatorValues): number | undefined {
  if (values.units !== 'imperial') return figureOf(values.heightCm)
  const feet = figureOf(values.heightFeet)
  const inches = values.heightInches?.trim() ? figureWithin(values.heightInches, { from: 0, to: 11.99 }) : 0
  return feet === undefined || inches === undefined ? undefined : (feet * 12 + inches) * CM_PER_INCH
}

/** Kilograms, from the field of the chosen units. */
function weightOf(values: CalculatorValues): number | undefined {
  if (values.units !== 'imperial') return figureOf(values.weightKg)
  const pounds = figureOf(values.weightPounds)
  return pounds === undefined ? undefined : pounds * KG_PER_POUND
}

/** The field that shows a problem, in the chosen units. */
const FIELDS = {
  metric: { height: 'heightCm', weight: 'weightKg' },
  imperial: { height: 'heightFeet', weight: 'weightPounds' },
} as const

/**
 * Reads `age`, `units` (`metric` or `imperial`) and the measures in these units, and reckons. Problems are those of the
 * alternate table (specification, section 5): height, weight, age.
 */
export function calculateBmi(values: CalculatorValues): Calculation<BmiResult> {
  const height = heightOf(values)
  const weight = weightOf(values)
  const isHeight = isWithin(height, BOUNDS.heightCm)
  const isWeight = isWithin(weight, BOUNDS.weightKg)
  const isAge = isWithin(figureOf(values.age), BOUNDS.age)
  if (!isHeight || !isWeight || !isAge) {
    const fields = FIELDS[values.units === 'imperial' ? 'imperial' : 'metric']
    const errors: CalculatorErrors = {
      ...(isAge ? {} : { age: 'age' }),
      ...(isHeight ? {} : { [fields.height]: 'height' }),
      ...(isWeight ? {} : { [fields.weight]: 'weight' }),
    }
    return { ok: false, errors }
  }
  const squareMetres = (height / 100) ** 2
  const bmi = oneDecimal(weight / squareMetres)
  return {
    ok: true,
    result: {
      bmi,
      band: bandOf(bmi),
      heightCm: oneDecimal(height),
      weightKg: oneDecimal(weight),
      // The bands are read by the rounded figure: 17.95 counts as 18.0, and 22.95 no longer as 22.9.
      normalFromKg: Math.ceil(17.95 * squareMetres),
      normalToKg: Math.ceil(22.95 * squareMetres) - 1,
    },
  }
}

/** Initial field values in display order; the first invalid field gets the focus. */
export const BMI_START: CalculatorValues = {
  units: 'metric',
  heightCm: '',
  weightKg: '',
  heightFeet: '',
  heightInches: '',
  weightPounds: '',
  age: '',
}
