import { Semaphore } from './semaphore'

const turn = () => new Promise<void>((done) => setImmediate(done))

test('a few run at a time, a few wait in their order, the others are turned away', async () => {
  const turns = new Semaphore(2, 2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const answers = [0, 1, 2, 3, 4].map((name) =>
    turns.take(
      () => {
        begun.push(name)
        return new Promise<number>((resolve) => ends.push(() => resolve(name)))
      },
      () => 'full',
    ),
  )
  await turn()
  expect(begun).toEqual([0, 1])
  await expect(answers[4]).resolves.toBe('full')
  ends[0]?.()
  await turn()
  expect(begun).toEqual([0, 1, 2])
  for (const place of [1, 2]) ends[place]?.()
  await turn()
  expect(begun).toEqual([0, 1, 2, 3])
  ends[3]?.()
  await expect(Promise.all(answers)).resolves.toEqual([0, 1, 2, 3, 'full'])
})

test('work that fails gives its place back', async () => {
  const turns = new Semaphore(1, 0)
  const broken = () => Promise.reject(new Error('broken'))
  await expect(turns.take(broken, () => 'full')).rejects.toThrow('broken')
  await expect(
    turns.take(
      async () => 'done',
      () => 'full',
    ),
  ).resolves.toBe('done')
})
