/** Pages whose first rendering takes long are made when nobody waits. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { RenderTurns } from './renderTurns'
import { warmPages } from './warmPages'

let asked: string[] = []
async function next({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(url)
  response.end('page')
}

let utilization = 0
beforeEach(() => {
  asked = []
  jest.useFakeTimers()
  jest
    .spyOn(performance, 'eventLoopUtilization')
    .mockImplementation(() => ({ idle: 0, active: 0, utilization }))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('once, when the server has little to do, and with no question that a service might be sent', async () => {
  utilization = 0.9
  warmPages(next, new RenderTurns())
  await jest.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual([])
  utilization = 0.01
  for (let step = 0; step < 10; step += 1) await jest.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual(['/search?q=piles', '/chat/ai', '/hi/search?q=piles', '/hi/chat/ai'])
})
