import { RepeatedJob } from './repeatedJob'

const HOUR_MS = 3_600_000

it('a job does one run at a time, none while the database is away, and none once its server stops', async () => {
  let isAvailable = false
  let end = () => {}
  const mayGoOn: (() => boolean)[] = []
  const job = new RepeatedJob(
    HOUR_MS,
    () => isAvailable,
    (isWanted) => {
      mayGoOn.push(isWanted)
      return new Promise((resolve) => (end = resolve))
    },
  )
  job.begin()
  expect(mayGoOn).toHaveLength(0)
  isAvailable = true
  job.begin()
  job.begin()
  expect(mayGoOn.map((isWanted) => isWanted())).toEqual([true])

  const stopped = job.stop()
  expect(mayGoOn[0]?.()).toBe(false)
  end()
  await stopped
  job.begin()
  expect(mayGoOn).toHaveLength(1)
})
