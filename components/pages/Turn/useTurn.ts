import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TurnWords } from '@/model/appointments/turnWords'
import { followTurn } from '@/services/liveTurn'

/**
 * A patient's turn as it changes, until it is paused.
 * @param first as the server has worked it out for the page
 * @param stream its server-sent events
 */
export function useTurn(first: TurnWords, stream: string) {
  const [words, setWords] = useState(first)
  const [isLost, setLost] = useState(false)
  const [isPaused, setPaused] = useState(false)
  // Whether code runs: the link of the server's page is not needed then.
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const follows = words.isFollowed && !isPaused
  useEffect(() => {
    if (!follows) return undefined
    const told = (now: TurnWords) => {
      setWords(now)
      setLost(false)
    }
    return followTurn(stream, { told, lost: () => setLost(true) })
  }, [follows, stream])
  return { words, isLost, isPaused, isLive, setPaused }
}
