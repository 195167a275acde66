import { createActor } from 'xstate'
import { EMI_START } from '@/model/calculators/emi'
import { CALCULATOR_WAY, calculatorWay } from '@/devtools/proof/calculatorWalk'
import { faultsOf } from '@/devtools/proof/machineShape'
import { walkMachine } from '@/devtools/proof/walk'
import { emiCalculatorTestModel } from './emiCalculator.testModel'
import { emiCalculatorMachine } from './emiCalculator.machine'

/** The page opens with a result: it asks for it at once. */
function open() {
  const actor = createActor(emiCalculatorMachine, { input: { values: EMI_START, basis: null } }).start()
  actor.send({ type: 'form.submitted' })
  return actor
}

describe('the EMI calculator’s machine', () => {
  it('takes every declared transition', async () => {
    expect((await walkMachine(emiCalculatorMachine, emiCalculatorTestModel)).unwalked).toEqual([])
  })

  it('goes the way of every calculator', () => {
    const { input } = emiCalculatorTestModel
    const asked = { input, field: 'amount', wrong: '', right: '150000' }
    expect(calculatorWay(emiCalculatorMachine, asked)).toEqual(CALCULATOR_WAY)
  })

  it('is written as the house asks', () => {
    expect(faultsOf(emiCalculatorMachine)).toEqual([])
  })

  it('shows the instalment of its first figures at once, and follows each change', () => {
    const actor = open()
    expect(actor.getSnapshot().value).toBe('shown')
    actor.send({ type: 'field.changed', field: 'months', value: '12' })
    actor.send({ type: 'field.changed', field: 'amount', value: '100000' })
    actor.send({ type: 'field.changed', field: 'rate', value: '12' })
    expect(actor.getSnapshot().context.result?.monthly).toBe(8885)
  })

  it('takes the result away while a figure makes no sense, and says why when asked', () => {
    const actor = open()
    actor.send({ type: 'field.changed', field: 'amount', value: '5' })
    expect(actor.getSnapshot().matches({ editing: 'open' })).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ result: null, errors: {} })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.errors).toEqual({ amount: 'amount' })
    actor.send({ type: 'field.changed', field: 'amount', value: '50000' })
    expect(actor.getSnapshot().value).toBe('shown')
  })
})
