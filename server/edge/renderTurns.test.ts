/** Renderings one after the other, and who comes when. */
import { pause } from '@/tests/support/until'
import { NoTurn, RenderTurns } from './renderTurns'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A rendering that takes so long, and notes when it begins. */
function rendering(name: string, milliseconds: number, began: [string, number][]) {
  return async (): Promise<string> => {
    began.push([name, performance.now()])
    await pause(milliseconds)
    return name
  }
}

test('who is alone waits for nobody, time after time', async () => {
  const turns = new RenderTurns()
  const began: [string, number][] = []
  for (let time = 0; time < 10; time += 1) {
    const done = turns.run('a', rendering('a', 50, began))
    await jest.advanceTimersByTimeAsync(50)
    await done
  }
  const [first = 0, ...later] = began.map(([, at]) => at)
  expect(later.map((at, index) => at - first - (index + 1) * 50)).toEqual(Array(9).fill(0))
})

test('while others wait, the processor rests after each rendering as long as that took', async () => {
  const turns = new RenderTurns()
  const began: [string, number][] = []
  const all = ['a', 'b', 'c', 'd'].map((name) => turns.run(name, rendering(name, 50, began)))
  await jest.advanceTimersByTimeAsync(1000)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  const gaps = began.slice(1).map(([, at], index) => at - (began[index]?.[1] ?? 0))
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(99)
})

test('where no visitor is slowed down they follow each other at once', async () => {
  const turns = new RenderTurns(Infinity)
  const began: [string, number][] = []
  const all = ['a', 'b', 'c', 'd'].map((name) => turns.run(name, rendering(name, 50, began)))
  await jest.advanceTimersByTimeAsync(1000)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  expect(began.slice(1).map(([, at], index) => at - (began[index]?.[1] ?? 0))).toEqual([50, 50, 50])
})

test('one who asks for hundreds keeps nobody else waiting for more than a rendering, gets a quarter of the time, and is refused the rest', async () => {
  const turns = new RenderTurns(10)
  const began: [string, number][] = []
  const start = performance.now()
  const flood = Array.from({ length: 100 }, () => turns.run('flood', rendering('flood', 50, began)))
  const outcomes = Promise.allSettled(flood)
  await jest.advanceTimersByTimeAsync(3000)
  const asked = performance.now()
  const other = turns.run('reader', rendering('reader', 50, began))
  await jest.advanceTimersByTimeAsync(300)
  await other
  const [, readerAt = Infinity] = began.find(([name]) => name === 'reader') ?? []
  expect(readerAt - asked).toBeLessThanOrEqual(150)
  await jest.advanceTimersByTimeAsync(20_000)
  const refusals = (await outcomes).flatMap((one) =>
    one.status === 'rejected' ? [one.reason as NoTurn] : [],
  )
  expect(refusals.length).toBeGreaterThanOrEqual(67)
  for (const { status, waitSeconds } of refusals) expect([status, waitSeconds]).toEqual([429, 8])
  const late = began.filter(([name, at]) => name === 'flood' && at - start > 1500)
  for (const [index, [, at]] of late.slice(1).entries())
    expect(at - (late[index]?.[1] ?? 0)).toBeGreaterThanOrEqual(199)
})

test('a rendering that waits for a database lets the next one begin; who waits for too long is refused', async () => {
  const turns = new RenderTurns()
  const began: [string, number][] = []
  const slow = turns.run('slow', rendering('slow', 60_000, began))
  const next = turns.run('next', rendering('next', 10, began))
  await jest.advanceTimersByTimeAsync(1000)
  expect(await next).toBe('next')
  const many = Array.from({ length: 60 }, (_, at) => turns.run(`v${at}`, rendering('many', 60_000, began)))
  const outcomes = Promise.allSettled(many)
  await jest.advanceTimersByTimeAsync(100_000)
  await slow
  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(60)
  for (const one of refused) expect(one).toMatchObject({ reason: { status: 503 } })
})

test('a rendering that fails gives its turn back', async () => {
  const turns = new RenderTurns()
  const failed = turns.run('a', () => Promise.reject(new Error('broken')))
  const next = turns.run('b', rendering('b', 10, []))
  await expect(failed).rejects.toThrow('broken')
  await jest.advanceTimersByTimeAsync(500)
  expect(await next).toBe('b')
})
