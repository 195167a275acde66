import { createActor } from 'xstate'
import { goesTheCalculatorWay } from '@/devtools/proof/calculatorWalk'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { cataractLensTestModel } from './cataractLens.testModel'
import { cataractLensMachine } from './cataractLens.machine'

const { input } = cataractLensTestModel

describe('the lens chooser’s machine', () => {
  provesMachine(cataractLensMachine, cataractLensTestModel)
  goesTheCalculatorWay(cataractLensMachine, { input, field: 'disease', wrong: '', right: 'no' })

  it('says which question waits, then follows every answer', () => {
    const actor = createActor(cataractLensMachine, { input }).start()
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.errors).toEqual({ disease: 'answer' })
    actor.send({ type: 'field.changed', field: 'disease', value: 'no' })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.result?.lenses).toEqual(['multifocal', 'edof'])
    actor.send({ type: 'field.changed', field: 'disease', value: 'yes' })
    expect(actor.getSnapshot().context.result?.lenses).toEqual(['monofocal'])
  })
})
