import { RateLimiterMemory } from 'rate-limiter-flexible'
import { log } from '@/server/log'
import { testLimits } from '@/tests/support/testLimits'
import type { Limits, MakeSharedCount } from './limits'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const IP = '203.0.113.7'
const refusals = async (limits: Limits, times: number, key = IP): Promise<boolean[]> => {
  const answers: boolean[] = []
  for (let time = 0; time < times; time++)
    answers.push((await limits.secondsToWait('searches', key)) !== undefined)
  return answers
}

/** Counts that all servers of a test share. */
function oneStore(): MakeSharedCount {
  const stores = new Map<string, RateLimiterMemory>()
  return (name, limit) => {
    const store = stores.get(name) ?? new RateLimiterMemory(limit)
    stores.set(name, store)
    return store
  }
}

test('a limit that is off is not waited for', () => {
  expect(testLimits({ searches: 2 }).secondsToWait('leads', IP)).toBeUndefined()
})

test('the limit of one key is not another’s, and is over in time', async () => {
  const limits = testLimits({ searches: 2 })
  expect(await refusals(limits, 3)).toEqual([false, false, true])
  expect(await refusals(limits, 1, '203.0.113.8')).toEqual([false])
  expect(await limits.secondsToWait('searches', IP)).toBe(60)
  jest.advanceTimersByTime(61_000)
  expect(await refusals(limits, 1)).toEqual([false])
})

test('an address that is not known is limited as well', async () =>
  expect(await refusals(testLimits({ searches: 1 }), 2, '')).toEqual([false, true]))

test('a limit of 0 is off', async () => {
  const limits = testLimits()
  expect(limits.isOn('searches')).toBe(false)
  expect(await refusals(limits, 5)).not.toContain(true)
})

test('what one server counted holds on another soon after (decision 0040)', async () => {
  const store = oneStore()
  const [one, other] = [testLimits({ searches: 3 }, store), testLimits({ searches: 3 }, store)]
  expect(await refusals(one, 3)).toEqual([false, false, false])
  await jest.advanceTimersByTimeAsync(250)
  // Its own first one is let through; the shared count says no to it.
  await refusals(other, 1)
  await jest.advanceTimersByTimeAsync(250)
  expect(await refusals(other, 1)).toEqual([true])
  expect(await refusals(other, 1, '203.0.113.8')).toEqual([false])
  await Promise.all([one.stop(), other.stop()])
})

test('a number that came once or twice is no news for other servers', async () => {
  const consume = jest.fn(async () => undefined)
  const limits = testLimits({ leadsOfNumber: 20 }, () => ({ consume }))
  for (let time = 0; time < 2; time++) await limits.secondsToWait('leadsOfNumber', '91 9876543210')
  await jest.advanceTimersByTimeAsync(250)
  expect(consume).not.toHaveBeenCalled()
  for (let time = 0; time < 2; time++) await limits.secondsToWait('leadsOfNumber', '91 9876543210')
  await jest.advanceTimersByTimeAsync(250)
  expect(consume.mock.calls).toEqual([['91 9876543210', 4]])
  await limits.stop()
})

test('while the shared counts are not there a server counts alone, and says so once', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue(undefined)
  const limits = testLimits({ searches: 2 }, () => ({
    consume: () => Promise.reject(new Error('not there')),
  }))
  expect(await refusals(limits, 1)).toEqual([false])
  await jest.advanceTimersByTimeAsync(250)
  expect(await refusals(limits, 2)).toEqual([false, true])
  await jest.advanceTimersByTimeAsync(250)
  expect(warn).toHaveBeenCalledTimes(1)
  await limits.stop()
  warn.mockRestore()
})
