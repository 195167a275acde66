import { COST_START } from '@/model/calculators/costEstimate'
import { goesTheCalculatorWay, openedWithResult } from '@/devtools/proof/calculatorWalk'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { costCalculatorTestModel } from './costCalculator.testModel'
import { costCalculatorMachine } from './costCalculator.machine'

const { basis } = costCalculatorTestModel.input
const open = () => openedWithResult(costCalculatorMachine, { values: COST_START, basis })

describe('the cost calculator’s machine', () => {
  provesMachine(costCalculatorMachine, costCalculatorTestModel)
  goesTheCalculatorWay(costCalculatorMachine, {
    input: costCalculatorTestModel.input,
    field: 'limit',
    wrong: 'much',
    right: '300000',
  })

  it('shows an estimate over all cities at once, and follows each choice', () => {
    const actor = open()
    expect(actor.getSnapshot().context.result?.expected).toBe(52_500)
    actor.send({ type: 'field.changed', field: 'place', value: 'pune' })
    actor.send({ type: 'field.changed', field: 'cover', value: '80' })
    expect(actor.getSnapshot().context.result).toMatchObject({ insurerPays: 40_000, youPay: 10_000 })
  })

  it('takes it away while the sum insured makes no sense', () => {
    const actor = open()
    actor.send({ type: 'field.changed', field: 'limit', value: 'much' })
    expect(actor.getSnapshot().context.result).toBeNull()
    actor.send({ type: 'field.changed', field: 'limit', value: '' })
    expect(actor.getSnapshot().context.result?.expected).toBe(52_500)
  })
})
