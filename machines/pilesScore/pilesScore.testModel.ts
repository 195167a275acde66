import { calculatorTestModel } from '@/machines/calculators/calculator.testModel'
import { PILES_START, type PilesScore } from '@/model/calculators/pilesScore'

export const pilesScoreTestModel = calculatorTestModel<PilesScore, null>({
  input: {
    values: {
      ...PILES_START,
      ...{ warning: 'none', pain: '1', itching: '2', soiling: '0', prolapse: '2', grade: 'III' },
    },
    basis: null,
  },
  changes: [
    ['says that it bleeds on some days a week', 'bleeding', '3'],
    ['takes back how often it bleeds', 'bleeding', ''],
    ['names a fever', 'warning', 'fever'],
  ],
  asks: 'asks for the score',
})
