/** Pages with a slow first rendering are rendered while the server is idle. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { RenderTurns } from './renderTurns'
import { isCrisis } from '@/model/search/danger'
import { dangerOf } from '@/server/search/danger/danger'
import { WARMING_QUESTION, warmPages } from './warmPages'

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

const PAGES = [
  '/search?q=piles',
  '/chat/ai?q=heart+attack',
  '/hi/search?q=piles',
  '/hi/chat/ai?q=heart+attack',
]

test('once, when the server has little to do', async () => {
  utilization = 0.9
  warmPages(next, new RenderTurns(), () => false)
  await jest.advanceTimersByTimeAsync(15_000)
  expect(asked).toEqual([])
  utilization = 0.01
  for (let step = 0; step < 10; step += 1) await jest.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual(PAGES)
})

test('also of a server that stays busy', async () => {
  utilization = 0.9
  warmPages(next, new RenderTurns(), () => false)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(PAGES)
})

test('none by a server that stops', async () => {
  utilization = 0.01
  warmPages(next, new RenderTurns(), () => true)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})

test('the question is answered from the catalogue, and sent to no service: it has a call for help', () => {
  const danger = dangerOf(WARMING_QUESTION)
  expect(danger).not.toBeNull()
  expect(isCrisis(danger)).toBe(false)
})
