import * as t from 'io-ts'
import type { TurnWords } from '@/model/appointments/turnWords'
import { decoded } from '@/model/decoded'

const Words = t.type({
  main: t.string,
  range: t.union([t.string, t.null]),
  workedOut: t.union([t.string, t.null]),
  note: t.string,
  delay: t.union([t.string, t.null]),
  isFollowed: t.boolean,
})

/** Retry delay of a refused stream, and its random spread. */
const AGAIN_MS = 20_000
const SPREAD_MS = 20_000

interface TurnListener {
  readonly told: (words: TurnWords) => void
  /** The connection is lost and will be retried. */
  readonly lost: () => void
}

/**
 * Follows a patient's turn while the page is visible, through lost connections and restarts, until it is final.
 * @param path its server-sent events
 * @returns the closing function
 */
export function followTurn(path: string, { told, lost }: TurnListener): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let source: EventSource | undefined
  let timer = 0
  const close = () => {
    window.clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const open = () => {
    close()
    if (signal.aborted || document.hidden) return
    const opened = new EventSource(path)
    source = opened
    opened.addEventListener('turn', ({ data }: MessageEvent) => {
      const words = decoded(Words, JSON.parse(String(data)))
      if (!words) return
      told(words)
      if (!words.isFollowed) ending.abort()
    })
    opened.addEventListener('error', () => {
      lost()
      // The browser retries lost connections, not refused ones.
      if (opened.readyState === EventSource.CLOSED)
        timer = window.setTimeout(open, AGAIN_MS + Math.random() * SPREAD_MS)
    })
  }
  signal.addEventListener('abort', close)
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()), { signal })
  open()
  return () => ending.abort()
}
