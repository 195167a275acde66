import { createActor } from 'xstate'
import { COST_START } from '@/model/calculators/costEstimate'
import { CALCULATOR_WAY, calculatorWay } from '@/devtools/proof/calculatorWalk'
import { faultsOf } from '@/devtools/proof/machineShape'
import { walkMachine } from '@/devtools/proof/walk'
import { costCalculatorTestModel } from './costCalculator.testModel'
import { costCalculatorMachine } from './costCalculator.machine'

const { basis } = costCalculatorTestModel.input
/** The page opens with a result: it asks for it at once. */
function open() {
  const actor = createActor(costCalculatorMachine, { input: { values: COST_START, basis } }).start()
  actor.send({ type: 'form.submitted' })
  return actor
}

describe('the cost calculator’s machine', () => {
  it('takes every declared transition', async () => {
    expect((await walkMachine(costCalculatorMachine, costCalculatorTestModel)).unwalked).toEqual([])
  })

  it('goes the way of every calculator', () => {
    const { input } = costCalculatorTestModel
    const asked = { input, field: 'limit', wrong: 'much', right: '300000' }
    expect(calculatorWay(costCalculatorMachine, asked)).toEqual(CALCULATOR_WAY)
  })

  it('is written as the house asks', () => {
    expect(faultsOf(costCalculatorMachine)).toEqual([])
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
