import { createActor } from 'xstate'
import { BMI_START } from '@/model/calculators/bmi'
import { goesTheCalculatorWay } from '@/devtools/proof/calculatorWalk'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { bmiCalculatorTestModel } from './bmiCalculator.testModel'
import { bmiCalculatorMachine } from './bmiCalculator.machine'

const open = () => createActor(bmiCalculatorMachine, { input: { values: BMI_START, basis: null } }).start()
const type = (actor: ReturnType<typeof open>, fields: Record<string, string>) => {
  for (const [field, value] of Object.entries(fields)) actor.send({ type: 'field.changed', field, value })
}

describe('the BMI calculator’s machine', () => {
  provesMachine(bmiCalculatorMachine, bmiCalculatorTestModel)
  goesTheCalculatorWay(bmiCalculatorMachine, {
    input: bmiCalculatorTestModel.input,
    field: 'weightKg',
    wrong: '',
    right: '70',
  })

  it('shows nothing before it is asked, and follows every change afterwards', () => {
    const actor = open()
    type(actor, { age: '40', heightCm: '170', weightKg: '70' })
    expect(actor.getSnapshot().context.result).toBeNull()
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.result).toMatchObject({ bmi: 24.2, band: 'overweight' })
    type(actor, { weightKg: '60' })
    expect(actor.getSnapshot().context.result).toMatchObject({ bmi: 20.8, band: 'normal' })
    type(actor, { weightKg: '6' })
    expect(actor.getSnapshot().context.result).toBeNull()
    type(actor, { weightKg: '65' })
    expect(actor.getSnapshot().context.result?.bmi).toBe(22.5)
  })

  it('names what is wrong, and forgets it field by field', () => {
    const actor = open()
    type(actor, { age: '12', heightCm: '170' })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.errors).toEqual({ age: 'age', weightKg: 'weight' })
    type(actor, { age: '21' })
    expect(actor.getSnapshot().context.errors).toEqual({ weightKg: 'weight' })
  })
})
