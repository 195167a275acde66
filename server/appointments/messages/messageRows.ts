import 'server-only'
import {
  type MessageCheck,
  type MessageEvent,
  type MessageLimits,
  messageSnapshot,
  nextMessage,
} from '@/machines/reminder/reminder.machine'
import {
  isMessageTrue,
  type MessageChannel,
  type MessageFailure,
  type MessageKind,
  type MessageState,
  type MessageSubject,
  type QuietHours,
  waitsForMorning,
} from '@/model/appointments/messages'
import { isInvented, type MobileNumber } from '@/model/lead/mobile'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { recordTransition } from '@/server/traces/machineSteps'
import { peopleOf } from './messageConsent'
import type { SentBy } from './messageSenders'
import type { ToldAppointment } from './messageText'
import { quietUntil } from './quietHours'

/** A row of message. */
export interface StoredMessage {
  readonly id: string
  /** The appointment, or the entry of the waiting list, that it is about. */
  readonly subject_id: string
  readonly kind: MessageKind
  readonly revision: number
  readonly state: MessageState
  readonly due_at: Date
  readonly attempts: number
  readonly last_error: MessageFailure | null
}

const COLUMNS =
  'm.id, coalesce(m.appointment_id, m.waiting_id) as subject_id, m.kind, m.revision, m.state, m.due_at, m.attempts, m.last_error'

/** Read from the index message_due; rows that another server claims at this moment are passed over. */
export const DUE = `select ${COLUMNS} from message m
  where m.state in ('due', 'retrying') and m.due_at <= $1::timestamptz
  order by m.due_at limit $2::int for update skip locked`

/** Left by a server that stopped: it is unknown whether the provider has them. */
const STRANDED = `select ${COLUMNS} from message m where m.state = 'sending' and m.updated_at <= $1::timestamptz
  order by m.updated_at limit $2::int for update skip locked`

const OWN = `select ${COLUMNS} from message m where m.id = any($1::uuid[]) order by m.id for update`

const SAVE = `update message as m set state = x.state, due_at = x.due_at, attempts = x.attempts, last_error = x.last_error,
    channel = coalesce(x.channel, m.channel), updated_at = $2::timestamptz
  from json_to_recordset($1::json) as x(id uuid, state text, due_at timestamptz, attempts int, last_error jsonb, channel text)
  where m.id = x.id`

const SUBJECTS = `select a.id, a.state, a.revision, a.token, a.starts_at, a.ends_at, a.doctor_id, a.hospital, c.zone, c.delay_minutes,
    to_char(c.day, 'YYYY-MM-DD') as day, null::timestamptz as offered_until
  from appointment a join clinic_session c on c.id = a.session_id where a.id = any($1::uuid[])
  union all
  select w.id, w.state, w.offers, w.token, w.starts_at, w.place_ends_at, w.doctor_id, c.hospital, c.zone, c.delay_minutes,
    to_char(c.day, 'YYYY-MM-DD'), w.offered_until
  from waiting_entry w join clinic_session c on c.id = w.session_id where w.id = any($1::uuid[])`

interface SubjectRow {
  readonly id: string
  readonly state: MessageSubject['state']
  readonly revision: number
  readonly token: number | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly doctor_id: number
  readonly hospital: string
  readonly zone: string
  readonly day: string
  readonly delay_minutes: number
  readonly offered_until: Date | null
}

/** Configuration and clock for messages. */
export interface MessageParts {
  readonly database: Database
  readonly limits: MessageLimits
  readonly quietHours: QuietHours
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A message that this process is about to send. */
export interface ClaimedMessage {
  readonly message: StoredMessage
  readonly number: MobileNumber
  readonly mayUseWhatsapp: boolean
  readonly told: ToldAppointment
}

/** One step of the machine, on the row. */
export function stepped(message: StoredMessage, event: MessageEvent, limits: MessageLimits): StoredMessage {
  const row = {
    state: message.state,
    attempts: message.attempts,
    dueAt: message.due_at.getTime(),
    lastError: message.last_error,
  }
  recordTransition(() => ({
    machineId: 'reminder',
    of: message.id,
    from: messageSnapshot(row, limits),
    event,
  }))
  const { state, attempts, dueAt, lastError } = nextMessage(row, event, limits)
  return { ...message, state, attempts, due_at: new Date(dueAt), last_error: lastError }
}

type Saved = StoredMessage & { readonly channel?: MessageChannel }

async function save(executeSql: ExecuteSql, rows: readonly Saved[], at: number): Promise<void> {
  if (rows.length > 0) await executeSql(SAVE, [JSON.stringify(rows), new Date(at)])
}

const timesOf = ({ starts_at, ends_at, offered_until, delay_minutes }: SubjectRow) => ({
  startsAt: starts_at.getTime(),
  endsAt: ends_at.getTime(),
  offeredUntil: offered_until?.getTime(),
  delayMinutes: delay_minutes,
})

/** Current state of a message's appointment, person and time. */
function checkOf(
  { kind, revision }: StoredMessage,
  subject: SubjectRow,
  {
    person,
    wantsNone,
    at,
    quietHours,
  }: {
    readonly person: MobileNumber | undefined
    readonly wantsNone: boolean
    readonly at: number
    readonly quietHours: QuietHours
  },
): MessageCheck {
  const times = timesOf(subject)
  if (!isMessageTrue(kind, revision, { ...subject, ...times }, at)) return { kind: 'obsolete' }
  if (person && isInvented(person)) return { kind: 'obsolete' }
  if (!person)
    return { kind: 'refused', failure: { kind: 'unreadable', detail: 'the stored lead is unreadable' } }
  if (wantsNone) return { kind: 'refused', failure: { kind: 'optedOut', detail: 'wants no messages' } }
  const until = quietUntil(at, subject.zone, quietHours)
  return waitsForMorning(kind, times, until) ? { kind: 'quiet', until } : { kind: 'wanted' }
}

/** A claimed batch: messages to send, and those already settled. */
export interface ClaimedBatch {
  readonly claimed: readonly ClaimedMessage[]
  readonly settled: readonly StoredMessage[]
  /** How many rows were looked at. */
  readonly count: number
}

/**
 * Claims messages that are due, in one transaction: each is checked against its appointment as it is now, and is `sending` from
 * then on. Those that a server left behind are given up.
 * @param leaseMs how long a message may be `sending`
 * @throws the database's error
 */
export const claimMessages = (
  { database, limits, quietHours, now }: MessageParts,
  { most, leaseMs }: { readonly most: number; readonly leaseMs: number },
): Promise<ClaimedBatch> =>
  database.transaction(async (executeSql) => {
    const at = now()
    const stranded = (await executeSql<StoredMessage>(STRANDED, [new Date(at - leaseMs), most])).rows.map(
      (row) => stepped(row, { type: 'message.interrupted', at }, limits),
    )
    const due = (await executeSql<StoredMessage>(DUE, [new Date(at), most])).rows
    const ids = due.map((row) => row.subject_id)
    const subjects = new Map(
      due.length ? (await executeSql<SubjectRow>(SUBJECTS, [ids])).rows.map((row) => [row.id, row]) : [],
    )
    const { people, consents } = due.length
      ? await peopleOf(executeSql, ids)
      : { people: new Map<string, undefined>(), consents: new Map<string, undefined>() }
    const begun = due.flatMap((row) => {
      const subject = subjects.get(row.subject_id)
      // Erased meanwhile: the message goes with it.
      if (!subject) return []
      const person = people.get(row.subject_id)
      const consent = consents.get(row.subject_id)
      const check = checkOf(row, subject, {
        person,
        wantsNone: consent?.messages === false,
        at,
        quietHours,
      })
      const message = stepped(row, { type: 'message.begun', at, check }, limits)
      return [{ message, subject, person, mayUseWhatsapp: consent?.whatsapp === true }]
    })
    const changed = [...stranded, ...begun.map(({ message }) => message)]
    await save(executeSql, changed, at)
    const claimed = begun.flatMap(
      ({ message, subject, person, mayUseWhatsapp }): readonly ClaimedMessage[] => {
        if (message.state !== 'sending' || !person) return []
        const { doctor_id, id, hospital, day, zone, token } = subject
        const { language, ...number } = person
        const told = {
          id,
          kind: message.kind,
          language,
          doctorId: doctor_id,
          hospital,
          day,
          zone,
          token,
          ...timesOf(subject),
        }
        return [{ message, number, mayUseWhatsapp, told }]
      },
    )
    const settled = changed.filter(({ state }) => state === 'failed' || state === 'obsolete')
    return { claimed, settled, count: stranded.length + due.length }
  })

/** Outcome of a message. */
export interface MessageOutcome {
  readonly message: StoredMessage
  readonly sentBy: SentBy
}

/**
 * Writes down what became of messages; one that was given up meanwhile stays so.
 * @returns the rows as they are now
 * @throws the database's error
 */
export const saveOutcomes = (
  { database, limits, now }: MessageParts,
  outcomes: readonly MessageOutcome[],
): Promise<readonly StoredMessage[]> =>
  database.transaction(async (executeSql) => {
    const at = now()
    const byId = new Map(outcomes.map((outcome) => [outcome.message.id, outcome]))
    const { rows } = await executeSql<StoredMessage>(OWN, [[...byId.keys()]])
    const saved = rows.flatMap((row): readonly Saved[] => {
      const outcome = byId.get(row.id)
      if (!outcome || row.state !== 'sending' || row.attempts !== outcome.message.attempts) return []
      const { failure, channel } = outcome.sentBy
      const event: MessageEvent = failure
        ? { type: 'message.failed', at, failure, random: Math.random() }
        : { type: 'message.sent', at }
      return [{ ...stepped(row, event, limits), channel }]
    })
    await save(executeSql, saved, at)
    return saved
  })
