import { createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import type { Compared } from '@/model/page/comparison'
import { FOUR, comparisonTestModel } from './comparison.testModel'
import { comparisonMachine } from './comparison.machine'

const [first, second, third, fourth] = FOUR

/** A visit's choice, with what is kept of it. */
function choice(items: readonly Compared[] = []) {
  const kept: string[] = []
  const actor = createActor(
    comparisonMachine.provide({
      actions: {
        keepChoice: (_, { items: now }) => kept.push(now.map(({ slug }) => slug).join(' ')),
      },
    }),
    { input: { items } },
  ).start()
  return {
    kept,
    send: actor.send,
    adds: (...added: readonly Compared[]) => {
      for (const item of added) actor.send({ type: 'item.added', item })
    },
    get now() {
      const { value, context } = actor.getSnapshot()
      return { value, items: context.items.map(({ slug }) => slug), refused: context.refused?.slug }
    },
  }
}

describe('the comparison machine', () => {
  provesMachine(comparisonMachine, comparisonTestModel)

  it('takes up to three, each once, in the order of the choice, and keeps every step', () => {
    const one = choice()
    one.adds(second, first, second, third)
    expect(one.now).toEqual({ value: { full: 'settled' }, items: ['second', 'first', 'third'] })
    expect(one.kept).toEqual(['second', 'second first', 'second first third'])
  })

  it('says which one is too many and loses none of the three; when one goes, the bar is itself again', () => {
    const one = choice([first, second, third])
    one.adds(fourth)
    expect(one.now).toEqual({
      value: { full: 'refusing' },
      items: ['first', 'second', 'third'],
      refused: 'fourth',
    })
    expect(one.kept).toEqual([])
    one.send({ type: 'item.removed', slug: 'first' })
    expect(one.now).toEqual({ value: 'two', items: ['second', 'third'], refused: undefined })
    one.adds(fourth)
    expect(one.now.items).toEqual(['second', 'third', 'fourth'])
  })

  it('goes on with what the visit has chosen, and never with more than three', () => {
    expect(choice([first, second]).now.value).toBe('two')
    expect(choice(FOUR).now).toMatchObject({
      value: { full: 'settled' },
      items: ['first', 'second', 'third'],
    })
    const one = choice([first])
    one.send({ type: 'choice.read', items: [] })
    expect(one.now.value).toBe('empty')
    one.send({ type: 'choice.read', items: FOUR })
    expect(one.now.items).toHaveLength(3)
    // Who has read it does not write it again.
    expect(one.kept).toEqual([])
  })

  it('lets go of all of them at once', () => {
    const one = choice([first, second])
    one.send({ type: 'choice.cleared' })
    expect(one.now).toEqual({ value: 'empty', items: [], refused: undefined })
    expect(one.kept).toEqual([''])
  })

  it('takes nothing away that is not there', () => {
    const one = choice([first])
    one.send({ type: 'item.removed', slug: 'second' })
    expect(one.now.items).toEqual(['first'])
    expect(one.kept).toEqual([])
  })
})
