/** Document event for a possible change of the session; its listeners fetch the session again. */
export const SESSION_SIGNAL = 'session-announced'

/** Announces a possible change of the session: a login, an edited profile, a new picture. */
export const announceSession = (): void => {
  document.dispatchEvent(new Event(SESSION_SIGNAL))
}

/** Hears that the session may have changed. @returns what ends the listening */
export const onSessionAnnounced = (listener: () => void): (() => void) => {
  document.addEventListener(SESSION_SIGNAL, listener)
  return () => document.removeEventListener(SESSION_SIGNAL, listener)
}
