import { createActor } from 'xstate'
import { goesTheCalculatorWay } from '@/devtools/proof/calculatorWalk'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { pilesScoreTestModel } from './pilesScore.testModel'
import { pilesScoreMachine } from './pilesScore.machine'

const { input } = pilesScoreTestModel

describe('the piles score’s machine', () => {
  provesMachine(pilesScoreMachine, pilesScoreTestModel)
  goesTheCalculatorWay(pilesScoreMachine, { input, field: 'bleeding', wrong: '', right: '3' })

  it('says which question waits, then follows every answer', () => {
    const actor = createActor(pilesScoreMachine, { input }).start()
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.errors).toEqual({ bleeding: 'answer' })
    actor.send({ type: 'field.changed', field: 'bleeding', value: '3' })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.result).toMatchObject({ score: 8, grade: 'III', warning: 'none' })
    actor.send({ type: 'field.changed', field: 'warning', value: 'bleeding' })
    actor.send({ type: 'field.changed', field: 'grade', value: 'IV' })
    expect(actor.getSnapshot().context.result).toMatchObject({ score: 8, grade: 'IV', warning: 'bleeding' })
  })
})
