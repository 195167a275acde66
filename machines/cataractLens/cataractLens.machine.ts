import { type LensChoice, chooseLens } from '@/model/calculators/cataractLens'
import { calculatorMachine } from '@/machines/calculators/calculatorMachine'

/** The cataract lens chooser. */
export const cataractLensMachine = calculatorMachine<LensChoice, null>({
  id: 'cataractLens',
  description:
    'A visitor answers what they want to see without glasses and what their eyes have, and sees which kinds of lens to talk over with the surgeon.',
  calculate: chooseLens,
})
