import type { SessionMode } from './schedule'

/** A place that can be had. Times in milliseconds since 1970. */
export interface ShownPlace {
  readonly id: string
  /** Null where the session gives times. */
  readonly token: number | null
  /** When the visit is expected to begin. */
  readonly expectedFrom: number
}

/** A session of a day with its free places. */
export interface ShownSession {
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  readonly zone: string
  readonly mode: SessionMode
  readonly hasVideo: boolean
  /** 'Neem Grove Hospital, Andheri'. */
  readonly where: string
  readonly places: readonly ShownPlace[]
}

/** A day on which a doctor has sessions. */
export interface ShownDay {
  /** `YYYY-MM-DD`, on the clinic's calendar. */
  readonly day: string
  readonly free: number
  readonly href: string
}

/** The days that can be chosen, and the sessions of one. */
export interface FreeDays {
  readonly days: readonly ShownDay[]
  /** '' where no day has sessions. */
  readonly chosen: string
  /** The clinic's day now. */
  readonly today: string
  readonly tomorrow: string
  readonly zone: string
  readonly sessions: readonly ShownSession[]
}

/** A single place with its day and session. */
export interface Chosen {
  readonly day: string
  readonly place: ShownPlace
  readonly session: Pick<ShownSession, 'where' | 'zone'>
}

/** The place of this id among the sessions of a day. */
export function chosenIn(
  sessions: readonly ShownSession[],
  day: string,
  placeId: string,
): Chosen | undefined {
  for (const session of sessions) {
    const place = session.places.find(({ id }) => id === placeId)
    if (place) return { day, place, session: { where: session.where, zone: session.zone } }
  }
  return undefined
}
