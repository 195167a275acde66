import { EMI_START } from '@/model/calculators/emi'
import { goesTheCalculatorWay, openedWithResult } from '@/devtools/proof/calculatorWalk'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { emiCalculatorTestModel } from './emiCalculator.testModel'
import { emiCalculatorMachine } from './emiCalculator.machine'

const open = () => openedWithResult(emiCalculatorMachine, { values: EMI_START, basis: null })

describe('the EMI calculator’s machine', () => {
  provesMachine(emiCalculatorMachine, emiCalculatorTestModel)
  goesTheCalculatorWay(emiCalculatorMachine, {
    input: emiCalculatorTestModel.input,
    field: 'amount',
    wrong: '',
    right: '150000',
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
