import { createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { COVERAGE_START, type CoverageAnswers } from '@/model/calculators/coverageCheck'
import { coverageStepOf } from './coverageCheck.labels'
import { coverageCheckMachine } from './coverageCheck.machine'
import { coverageCheckTestModel } from './coverageCheck.testModel'

function opened(answers: Partial<CoverageAnswers> = {}, isAnswered = false) {
  const whole = { ...COVERAGE_START, ...answers }
  const openAnswer = jest.fn()
  const showAnswer = jest.fn()
  const machine = coverageCheckMachine.provide({
    actions: { openAnswer: (_, { answers: found }) => openAnswer(found), showAnswer },
  })
  const actor = createActor(machine, {
    input: { answers: whole, found: isAnswered ? whole : null, isIncomplete: false },
  }).start()
  const step = () => coverageStepOf(actor.getSnapshot().value)
  return { actor, step, openAnswer, showAnswer }
}
const WHOLE = { insurer: 'cghs', treatment: 'piles', city: 'pune' }

describe('the coverage check’s machine', () => {
  provesMachine(coverageCheckMachine, coverageCheckTestModel)

  it('asks for what is missing, in its order, and opens the answer once nothing is', () => {
    const { actor, step, openAnswer } = opened({ treatment: 'piles' })
    expect(step()).toBe('insurer')
    actor.send({ type: 'answer.changed', question: 'insurer', value: 'none' })
    expect(step()).toBe('city')
    actor.send({ type: 'answer.changed', question: 'city', value: 'pune' })
    expect(step()).toBe('ready')
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    expect(openAnswer.mock.calls).toEqual([[{ insurer: 'none', treatment: 'piles', city: 'pune' }]])
  })

  it('says what is missing when it is asked too early, until it is there', () => {
    const { actor, step, openAnswer } = opened({ city: 'pune' })
    actor.send({ type: 'form.submitted' })
    expect(openAnswer).not.toHaveBeenCalled()
    expect(actor.getSnapshot().context.isIncomplete).toBe(true)
    actor.send({ type: 'answer.changed', question: 'insurer', value: 'cghs' })
    expect(actor.getSnapshot().context.isIncomplete).toBe(true)
    actor.send({ type: 'answer.changed', question: 'treatment', value: 'piles' })
    expect(step()).toBe('ready')
    expect(actor.getSnapshot().context.isIncomplete).toBe(false)
  })

  it('leads to the answer that stands there, and asks anew for another one', () => {
    const { actor, step, openAnswer, showAnswer } = opened(WHOLE, true)
    expect(step()).toBe('answered')
    actor.send({ type: 'form.submitted' })
    expect(showAnswer).toHaveBeenCalledTimes(1)
    actor.send({ type: 'answer.changed', question: 'city', value: 'mumbai' })
    expect(step()).toBe('ready')
    actor.send({ type: 'answer.changed', question: 'city', value: 'pune' })
    expect(step()).toBe('answered')
    actor.send({ type: 'answer.changed', question: 'city', value: 'mumbai' })
    actor.send({ type: 'form.submitted' })
    expect(openAnswer).toHaveBeenCalledWith({ ...WHOLE, city: 'mumbai' })
  })

  it('can be asked again by who comes back', () => {
    const { actor, step, openAnswer } = opened(WHOLE)
    actor.send({ type: 'form.submitted' })
    expect(step()).toBe('opening')
    actor.send({ type: 'page.returned' })
    actor.send({ type: 'form.submitted' })
    expect(openAnswer).toHaveBeenCalledTimes(2)
  })
})
