import { calculatorTestModel } from '@/machines/calculators/calculator.testModel'
import { LENS_START, type LensChoice } from '@/model/calculators/cataractLens'

export const cataractLensTestModel = calculatorTestModel<LensChoice, null>({
  input: {
    values: {
      ...LENS_START,
      ...{ warning: 'none', distance: 'near', night: 'seldom', astigmatism: 'no', budget: 'more' },
    },
    basis: null,
  },
  changes: [
    ['says that there is no other disease of the eye', 'disease', 'no'],
    ['takes the answer about diseases back', 'disease', ''],
    ['wants to see far alone without glasses', 'distance', 'far'],
  ],
  asks: 'asks which lenses to talk over',
})
