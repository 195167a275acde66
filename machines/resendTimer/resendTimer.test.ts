import { SimulatedClock, createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { resendTimerTestModel } from './resendTimer.testModel'
import { resendTimerMachine } from './resendTimer.machine'

const SECOND = 1000

function startTimer(seconds = 30) {
  const clock = new SimulatedClock()
  const actor = createActor(resendTimerMachine, { input: { seconds }, clock }).start()
  return {
    passes: (ms: number) => clock.increment(ms),
    // One timer after the other: the clock of tests does not run those that begin on the way.
    ticks: (times: number) => {
      for (let tick = 0; tick < times; tick += 1) clock.increment(SECOND)
    },
    wakesAfter: (passed: number) => actor.send({ type: 'time.passed', seconds: passed }),
    get left() {
      return actor.getSnapshot().context.secondsLeft
    },
    get isDone() {
      return actor.getSnapshot().status === 'done'
    },
  }
}

describe('the resend timer', () => {
  provesMachine(resendTimerMachine, resendTimerTestModel)

  it('ticks once a second from 30 to 0 and is done then', () => {
    const timer = startTimer()
    expect(timer.left).toBe(30)
    for (let left = 29; left >= 1; left -= 1) {
      timer.passes(SECOND - 1)
      expect(timer.left).toBe(left + 1)
      timer.passes(1)
      expect(timer.left).toBe(left)
      expect(timer.isDone).toBe(false)
    }
    timer.passes(SECOND)
    expect(timer.left).toBe(0)
    expect(timer.isDone).toBe(true)
  })

  it('catches up on the time in which the page’s clock stood still', () => {
    const timer = startTimer()
    timer.ticks(5)
    timer.wakesAfter(20)
    expect(timer.left).toBe(5)
    timer.ticks(4)
    expect(timer.isDone).toBe(false)
    timer.wakesAfter(60)
    expect(timer.left).toBe(0)
    expect(timer.isDone).toBe(true)
  })
})
