import { createHash } from 'node:crypto'
import { doLoginWork, leadingZeroBits } from './loginWork'

const zeroBitsOf = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readInt32BE(0))

test('hashes as everybody does, whatever the length', () => {
  for (let length = 0; length < 200; length++) {
    const text = `${'x'.repeat(length)}${length}`
    expect([length, leadingZeroBits(text)]).toEqual([length, zeroBitsOf(text)])
  }
  // Found by counting: 20 zero bits and more.
  expect(zeroBitsOf('a.665782')).toBe(leadingZeroBits('a.665782'))
})

test('finds what the server asks for, and gives other work its turn', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const { challenge, solution } = await doLoginWork({ challenge: 'a.b.c', bits: 16 })
  clearInterval(timer)
  expect(zeroBitsOf(`${challenge}.${solution}`)).toBeGreaterThanOrEqual(16)
  expect(turns).toBeGreaterThan(0)
})

test('ends when nobody waits any more', async () => {
  const ending = new AbortController()
  setTimeout(() => ending.abort(), 30)
  await expect(doLoginWork({ challenge: 'a', bits: 32 }, ending.signal)).rejects.toThrow()
})
