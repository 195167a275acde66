import { calculatorTestModel } from '@/machines/calculators/calculator.testModel'
import { BMI_START, type BmiResult } from '@/model/calculators/bmi'

export const bmiCalculatorTestModel = calculatorTestModel<BmiResult, null>({
  input: { values: { ...BMI_START, age: '40', heightCm: '170', heightFeet: '5' }, basis: null },
  changes: [
    ['types a weight in kilograms', 'weightKg', '70'],
    ['empties the weight', 'weightKg', ''],
    ['changes to feet and pounds', 'units', 'imperial'],
    ['changes to centimetres and kilograms', 'units', 'metric'],
    ['types a weight in pounds', 'weightPounds', '154'],
  ],
  asks: 'asks for the BMI',
})
