import { createActor } from 'xstate'
import { faultsOf } from '@/devtools/proof/machineShape'
import { walkMachine } from '@/devtools/proof/walk'
import { floatingButtonsTestModel } from './floatingButtons.testModel'
import { floatingButtonsMachine } from './floatingButtons.machine'

describe('the floating buttons machine', () => {
  it('takes every declared transition', async () => {
    expect((await walkMachine(floatingButtonsMachine, floatingButtonsTestModel)).unwalked).toEqual([])
  })

  it('is written as the house asks', () => {
    expect(faultsOf(floatingButtonsMachine)).toEqual([])
  })

  it('shows the buttons after more than 500 px, not at 500, and hides them again there', () => {
    const actor = createActor(floatingButtonsMachine).start()
    expect(actor.getSnapshot().value).toBe('hidden')
    const after = (y: number) => {
      actor.send({ type: 'page.scrolled', y })
      return actor.getSnapshot().value
    }
    expect([0, 499, 500, 500.5, 2000, 501, 500, 0].map(after)).toEqual([
      'hidden',
      'hidden',
      'hidden',
      'shown',
      'shown',
      'shown',
      'hidden',
      'hidden',
    ])
  })
})
