import { PlaceTurns } from './placeTurns'

/** Starts work that waits until it is let go; in which order it began. */
function watched(turns: PlaceTurns) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (kind: 'hold' | 'other', name: string, fails = false) =>
    turns.run(kind, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      if (fails) throw new Error(name)
      return name
    })
  const endFirst = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { begun, ask, endFirst }
}

it('lets holds pass, and after two of them one of the others', async () => {
  const { begun, ask, endFirst } = watched(new PlaceTurns(1))
  const all = [ask('other', 'running')]
  for (const name of ['b1', 'b2']) all.push(ask('other', name))
  for (const name of ['h1', 'h2', 'h3', 'h4']) all.push(ask('hold', name))
  expect(begun).toEqual(['running'])
  for (let left = 0; left < 7; left++) await endFirst()
  expect(begun).toEqual(['running', 'h1', 'h2', 'b1', 'h3', 'h4', 'b2'])
  expect(await Promise.all(all)).toHaveLength(7)
})

it('runs so many at once, and goes on after one that fails', async () => {
  const { begun, ask, endFirst } = watched(new PlaceTurns(2))
  const failing = expect(ask('other', 'one', true)).rejects.toThrow('one')
  const rest = [ask('hold', 'two'), ask('other', 'three')]
  expect(begun).toEqual(['one', 'two'])
  await endFirst()
  await failing
  expect(begun).toEqual(['one', 'two', 'three'])
  await endFirst()
  await endFirst()
  expect(await Promise.all(rest)).toEqual(['two', 'three'])
})
