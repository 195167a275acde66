import 'server-only'
import { performance } from 'node:perf_hooks'
import { log } from '@/server/log'
import { type NextHandler, askNext } from './renderPage'
import type { RenderTurns } from './renderTurns'

/** Builds the index of /chat/ai. An emergency, so that no question goes to a service. */
export const WARMING_QUESTION = 'heart attack'
const QUESTION = new URLSearchParams({ q: WARMING_QUESTION }).toString()
/** Per-visitor pages, slow the first time. */
const PATHS = ['/search?q=piles', `/chat/ai?${QUESTION}`, '/hi/search?q=piles', `/hi/chat/ai?${QUESTION}`]
/** Visitors of a new server come first, for a limited time. */
const LOOK_EVERY_MS = 5_000
const MOST_BUSY = 0.2
const MOST_LOOKS = 4

/** Renders these pages once, when the server is idle or has been busy for a while. Stops with the server. */
export function warmPages(next: NextHandler, turns: RenderTurns, isStopping: () => boolean): void {
  let before = performance.eventLoopUtilization()
  let looks = 0
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    looks += 1
    if (isStopping()) return clearInterval(timer)
    if (utilization > MOST_BUSY && looks < MOST_LOOKS) return
    clearInterval(timer)
    void warm(next, turns, isStopping)
  }, LOOK_EVERY_MS).unref()
}

async function warm(next: NextHandler, turns: RenderTurns, isStopping: () => boolean): Promise<void> {
  try {
    for (const path of PATHS) if (!isStopping()) await turns.run('start', () => askNext(next, path))
  } catch (error) {
    log.warn({ err: error }, 'pages for visitors could not be made ahead')
  }
}
