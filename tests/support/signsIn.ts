/** A login and a logout as the page sees them, for tests. */
import { act } from '@testing-library/react'
import { announceSession } from '@/components/account/Session/sessionSignal'

/** Sets the marker cookie as the server does; the page reads it again. */
export function signsIn(isIn: boolean): void {
  document.cookie = isIn ? 'signed_in=1' : 'signed_in=; max-age=0'
  act(announceSession)
}
