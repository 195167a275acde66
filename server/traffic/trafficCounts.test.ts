import { type Count, TrafficCounts } from './traffic'

const COUNT: Count = { kind: 'page', name: 'Home', place: 0, count: 1 }

/** Counts that are stored at once, and how many statements that took. */
function counting() {
  let statements = 0
  const counts = new TrafficCounts(async () => {
    statements += 1
    return { command: 'INSERT', rows: [], rowCount: 1 }
  })
  return { counts, statements: () => statements }
}

it('what comes at once goes together', async () => {
  const { counts, statements } = counting()
  await Promise.all([counts.add([COUNT]), counts.add([COUNT])])
  expect(statements()).toBe(1)
})

it('what comes in the moment in which the one before is stored is stored as well', async () => {
  const { counts, statements } = counting()
  await counts.add([COUNT])
  await counts.add([COUNT])
  await counts.stop()
  expect(statements()).toBe(2)
})
