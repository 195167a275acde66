import { type BmiResult, calculateBmi } from '@/model/calculators/bmi'
import { calculatorMachine } from '@/machines/calculators/calculatorMachine'

/** The BMI calculator. */
export const bmiCalculatorMachine = calculatorMachine<BmiResult, null>({
  id: 'bmiCalculator',
  description: 'An adult enters age, height and weight, and sees the body mass index with its band.',
  calculate: calculateBmi,
})
