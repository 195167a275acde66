import { useSelector } from '@xstate/react'
import { type Actor, createActor, fromPromise } from 'xstate'
import { inspected } from '@/components/analytics/inspected'
import { sessionMachine } from '@/machines/session/session.machine'
import { type Me, initialsOf } from '@/model/account/account'
import { INITIALS_KEY, hasSignedInFlag } from '@/model/account/visitorMarks'
import { fetchMe } from '@/services/account'
import { tabStorage } from '@/services/storage'
import { announceSession, onSessionAnnounced } from './sessionSignal'

const liveSession = sessionMachine.provide({
  actors: { fetchMe: fromPromise<Me | null>(() => fetchMe()) },
  actions: {
    // A browser that keeps nothing shows the letters a moment later.
    keepInitials: (_, { me }) => {
      if (me) tabStorage.write(INITIALS_KEY, initialsOf(me.name))
    },
    forgetInitials: () => tabStorage.remove(INITIALS_KEY),
    // Logged only (specification, section 8).
    logFailure: (_, { error }) => console.error(error),
  },
})

type Session = Actor<typeof liveSession>

let actor: Session | undefined

/** The session of this page, one for all parts that show it: read at once, again when it is announced and when the tab comes back. */
export function session(): Session {
  if (actor) return actor
  const started = (actor = createActor(liveSession, inspected()).start())
  const read = () =>
    started.send({ type: hasSignedInFlag(document.cookie) ? 'marker.found' : 'marker.missing' })
  read()
  onSessionAnnounced(read)
  document.addEventListener('visibilitychange', () => {
    // Who logged in or out in another tab has changed the marker.
    const isThere = hasSignedInFlag(document.cookie)
    const snapshot = started.getSnapshot()
    if (document.visibilityState === 'visible' && isThere === snapshot.matches('visitor')) read()
  })
  return started
}

/** Asks again who is visiting, where the server did not answer before. */
export function askAgain(): void {
  if (session().getSnapshot().matches({ unknown: 'unreachable' })) announceSession()
}

type SeenSession = {
  readonly me: Me | null
  /** Whether it is settled who is visiting; false while the server is asked for the first time. */
  readonly isKnown: boolean
  readonly isVisitor: boolean
}

/** The session as a component sees it. */
export function useSession(): SeenSession {
  const snapshot = useSelector(session(), (found) => found)
  return {
    me: snapshot.context.me,
    isKnown: !snapshot.matches({ unknown: 'asking' }),
    isVisitor: snapshot.matches('visitor'),
  }
}
