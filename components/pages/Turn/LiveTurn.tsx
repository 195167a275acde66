'use client'

import type { TurnWords } from '@/model/appointments/turnWords'
import { useTurn } from './useTurn'

type LiveTurnProps = {
  /** As the server has worked them out for the page. */
  readonly words: TurnWords
  /** The page itself: read again by a link. */
  readonly page: string
  readonly stream: string
  readonly copy: {
    readonly again: string
    readonly live: string
    readonly pause: string
    readonly paused: string
    readonly resume: string
    readonly lost: string
  }
}

/** A patient's turn: a link reads it again; with code it changes by itself, until it is paused. */
export function LiveTurn({ words: first, page, stream, copy }: LiveTurnProps) {
  const { words, isLost, isPaused, isLive, setPaused } = useTurn(first, stream)
  const state = isPaused ? copy.paused : isLost ? copy.lost : copy.live
  return (
    <div className="turn">
      {/* When it was worked out is no news: it is read by whoever looks for it. */}
      <div role="status">
        <p className="main">{words.main}</p>
        {words.range !== null && <p className="range">{words.range}</p>}
        {words.delay !== null && <p>{words.delay}</p>}
      </div>
      {words.workedOut !== null && <p className="hint">{words.workedOut}</p>}
      {words.note && <p>{words.note}</p>}
      {words.isFollowed && (
        <p className="hint">
          {isLive ? (
            <>
              {state}{' '}
              <button type="button" className="text" onClick={() => setPaused(!isPaused)}>
                {isPaused ? copy.resume : copy.pause}
              </button>
            </>
          ) : (
            <a href={page}>{copy.again}</a>
          )}
        </p>
      )}
    </div>
  )
}
