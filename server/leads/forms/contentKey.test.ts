import { contentKey, oneAtATime } from './submitEnquiry'
import { pause } from '@/tests/support/until'

const MINUTE = 60_000
const START = 1_800_000_000_000 - (1_800_000_000_000 % (10 * MINUTE))

/** The keys of one store, in which a form is stored when it is sent. */
function store() {
  const stored = new Map<string, number>()
  return async (content: string, now: number) => {
    const ageOf = async (known: string) => stored.get(known)
    const key = await contentKey([content], { now, ageOf, secret: 'a secret of the test' })
    if (!stored.has(key)) stored.set(key, now)
    return key
  }
}

describe('the key of a form without JavaScript', () => {
  test('is the same for the same content within ten minutes, across the edge of a window too', async () => {
    for (const offset of [0, 1, 5 * MINUTE, 10 * MINUTE - 1]) {
      const send = store()
      const first = await send('a', START + offset)
      for (const later of [0, 1, MINUTE, 10 * MINUTE - 1])
        expect([offset, later, await send('a', START + offset + later)]).toEqual([offset, later, first])
    }
  })

  test('is another one after ten minutes, and for other content', async () => {
    const send = store()
    const first = await send('a', START)
    expect(await send('b', START)).not.toBe(first)
    expect(await send('a', START + 10 * MINUTE)).not.toBe(first)
    const late = store()
    const other = await late('a', START + 9 * MINUTE)
    expect(await late('a', START + 19 * MINUTE)).not.toBe(other)
  })
})

test('the same content is taken one at a time, other content at once', async () => {
  const order: string[] = []
  const task = (name: string) => async () => {
    order.push(`${name} begins`)
    await pause(10)
    order.push(`${name} ends`)
    return name
  }
  const all = [oneAtATime(['a'], task('1')), oneAtATime(['a'], task('2')), oneAtATime(['b'], task('3'))]
  expect(await Promise.all(all)).toEqual(['1', '2', '3'])
  expect(order.indexOf('2 begins')).toBeGreaterThan(order.indexOf('1 ends'))
  expect(order.indexOf('3 begins')).toBeLessThan(order.indexOf('1 ends'))
})
