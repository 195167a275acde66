/** The event on the document that says: the session may have changed; who shows it asks again. */
export const SESSION_SIGNAL = 'session-announced'

/** Tells the parts of a page that the session may have changed: a login, an edited profile, a new picture. */
export const announceSession = (): void => {
  document.dispatchEvent(new Event(SESSION_SIGNAL))
}

/** Hears that the session may have changed. @returns what ends the listening */
export const onSessionAnnounced = (listener: () => void): (() => void) => {
  document.addEventListener(SESSION_SIGNAL, listener)
  return () => document.removeEventListener(SESSION_SIGNAL, listener)
}
