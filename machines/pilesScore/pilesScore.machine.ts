import { type PilesScore, scorePiles } from '@/model/calculators/pilesScore'
import { calculatorMachine } from '@/machines/calculators/calculatorMachine'

/** The piles severity score. */
export const pilesScoreMachine = calculatorMachine<PilesScore, null>({
  id: 'pilesScore',
  description:
    'A visitor answers how often piles trouble them and what they notice, and sees a symptom score, a grade and whom to call first.',
  calculate: scorePiles,
})
