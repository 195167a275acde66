import * as t from 'io-ts'
import { CLINIC_REASONS } from '@/model/appointments/appointment'
import { oneOf } from '@/model/oneOf'
import { orNull } from '@/model/orNull'
import { DAY_ACTIONS, DaySession, DELAYS, nextOf } from './deskDay'
import { LeadId } from './followUp'

/* What the live list of a day reads and sends (docs/decisions/0096). */

/** The sessions of a day, or some of them. */
export const DayPage = t.readonly(
  t.type({
    sessions: t.readonlyArray(DaySession),
    /** Whether there are more appointments than a page shows. */
    hasMore: t.boolean,
    /** Of the feed: nothing after it is missed. */
    position: t.string,
  }),
  'DayPage',
)
export type DayPage = t.TypeOf<typeof DayPage>

/** Message of GET /desk/api/day/feed: `event: day`; `event: reset` (no data) means read everything again. */
export const DayMessage = t.readonly(
  t.type({
    /** Position to resume from. */
    position: t.string,
    /** The session that has changed, and its day, `YYYY-MM-DD`. */
    sessionId: t.string,
    day: t.string,
  }),
  'DayMessage',
)
export type DayMessage = t.TypeOf<typeof DayMessage>

const numberThat = (name: string, fits: (value: number) => boolean) =>
  new t.Type<number>(
    name,
    t.number.is,
    (value, context) =>
      typeof value === 'number' && fits(value) ? t.success(value) : t.failure(value, context),
    Number,
  )
/** As the database's column takes it. */
const Version = numberThat('Version', (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31)
const Delay = numberThat('Delay', (value) => DELAYS.some((minutes) => minutes === value))
const Based = t.readonly(t.type({ id: LeadId, version: Version }))

/** One step of the reception, based on what its page showed. */
export const DayStep = t.union(
  [
    t.readonly(
      t.type({
        kind: t.literal('appointment'),
        id: LeadId,
        version: Version,
        action: oneOf(DAY_ACTIONS),
        /** Of those that need one. */
        reason: orNull(oneOf(CLINIC_REASONS)),
      }),
    ),
    /** The patient who is called in; the one who was with the doctor has been seen. */
    t.readonly(t.type({ kind: t.literal('next'), id: LeadId, version: Version, inside: orNull(Based) })),
    t.readonly(
      t.type({
        kind: t.literal('session'),
        session: t.string,
        action: oneOf(['delay', 'close', 'reopen']),
        /** Of a delay; 0 for the others. */
        minutes: Delay,
      }),
    ),
  ],
  'DayStep',
)
export type DayStep = t.TypeOf<typeof DayStep>

/** Answer of POST /desk/api/day, also of a refusal: the session of the step as it is now. */
export const DayStepAnswer = t.readonly(t.type({ sessions: t.readonlyArray(DaySession) }), 'DayStepAnswer')

/** Answer with status 409; `by` is the person who was faster, '' where no member of staff was. */
export const DayConflict = t.readonly(
  t.type({ by: t.string, sessions: t.readonlyArray(DaySession) }),
  'DayConflict',
)

/** What became of a step; `by` is the person who was faster, '' where no member of staff was. */
export type DayStepOutcome =
  | { readonly kind: 'done' | 'notPossible'; readonly sessions: readonly DaySession[] }
  | { readonly kind: 'conflict'; readonly by: string; readonly sessions: readonly DaySession[] }
  | { readonly kind: 'unknown' }

/** What a step is about: an appointment's id, or a session's. */
export const subjectOf = (step: DayStep): string => (step.kind === 'session' ? step.session : step.id)

/** The step that calls the next patient of a session; undefined without a waiting patient. */
export function callNext(session: Pick<DaySession, 'appointments'>): DayStep | undefined {
  const next = nextOf(session)
  const inside = session.appointments.find(({ state }) => state === 'inConsultation')
  return (
    next && {
      ...{ kind: 'next', id: next.id, version: next.version },
      inside: inside ? { id: inside.id, version: inside.version } : null,
    }
  )
}

const inOrder = (one: DaySession, other: DaySession): number =>
  one.hospital.localeCompare(other.hospital) ||
  one.from.localeCompare(other.from) ||
  parseInt(one.id, 10) - parseInt(other.id, 10)

/**
 * The sessions of a day with some of them as they are now.
 * @param ids that were read: one that is not among `read` has no appointment any more
 */
export function withSessions(
  sessions: readonly DaySession[],
  ids: readonly string[],
  read: readonly DaySession[],
): readonly DaySession[] {
  // An appointment that moved is in its new session alone.
  const moved = new Set(read.flatMap(({ appointments }) => appointments.map(({ id }) => id)))
  const others = sessions
    .filter(({ id }) => !ids.includes(id) && !read.some((one) => one.id === id))
    .map((session) =>
      session.appointments.some(({ id }) => moved.has(id))
        ? { ...session, appointments: session.appointments.filter(({ id }) => !moved.has(id)) }
        : session,
    )
    .filter(({ appointments }) => appointments.length > 0)
  return [...others, ...read].toSorted(inOrder)
}

/** The appointment after another in the order in which the page shows them; the first one for null. */
export function neighbourOf(
  shown: readonly string[],
  selected: string | null,
  move: 'next' | 'previous',
): string | null {
  const at = selected === null ? -1 : shown.indexOf(selected)
  const to = at === -1 ? 0 : at + (move === 'next' ? 1 : -1)
  return shown[Math.min(Math.max(to, 0), shown.length - 1)] ?? null
}
