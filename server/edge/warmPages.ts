import 'server-only'
import { performance } from 'node:perf_hooks'
import { log } from '@/server/log'
import { type NextHandler, askNext } from './renderPage'
import type { RenderTurns } from './renderTurns'

/** Pages that are made for each visitor and take longest the first time, when their code is read. No question: that may be sent to a service. */
const PATHS = ['/search?q=piles', '/chat/ai', '/hi/search?q=piles', '/hi/chat/ai']
/** Who starts a server and has visitors at once gets them served first. */
const LOOK_EVERY_MS = 5_000
const MOST_BUSY = 0.2

/** Makes these pages once, for nobody, as soon as the server has little to do. The first visitor then waits as long as the later ones. */
export function warmPages(next: NextHandler, turns: RenderTurns): void {
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > MOST_BUSY) return
    clearInterval(timer)
    void warm(next, turns)
  }, LOOK_EVERY_MS).unref()
}

async function warm(next: NextHandler, turns: RenderTurns): Promise<void> {
  try {
    for (const path of PATHS) await turns.run('start', () => askNext(next, path))
  } catch (error) {
    log.warn({ err: error }, 'pages for visitors could not be made ahead')
  }
}
