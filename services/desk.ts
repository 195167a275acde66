import { decoded } from '@/model/decoded'
import type * as t from 'io-ts'
import {
  CHANGE_DAY,
  CHANGE_LEAD,
  CHANGE_LEADS,
  FOLLOW_DAY,
  FOLLOW_LEADS,
  LIST_LEADS,
  SHOW_DAY,
  SHOW_LEAD,
  WRITE_NOTE,
} from '@/model/calls/deskCalls'
import {
  DayConflict,
  DayMessage,
  type DayPage,
  type DayStep,
  DayStepAnswer,
  type DayStepOutcome,
} from '@/model/desk/dayChanges'
import type { DayChoice } from '@/model/desk/deskDay'
import type { BulkAnswer, BulkRequest } from '@/model/desk/bulkSteps'
import { DeskConflict, type DeskLead, type DeskList, FeedMessage } from '@/model/desk/deskLead'
import { type InboxFilters, queryOf } from '@/model/desk/inboxFilters'
import type { FollowUpEvent } from '@/model/desk/followUp'
import { getJson, postJson, type Answer } from './httpClient'

/** Besides a missing answer (`network`, `timeout`: model/failure.ts). */
export interface DeskFailure {
  readonly kind: 'signedOut' | 'missing' | 'server'
}

const failure = (kind: DeskFailure['kind']): DeskFailure => ({ kind })

/** Failure kind for a status other than 200. */
const failureOf = ({ status }: Answer): DeskFailure =>
  failure(status === 401 ? 'signedOut' : status === 404 ? 'missing' : 'server')

/** Content of the envelope, or the data itself without one. */
const contentOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'data' in data ? data.data : data

/** @throws {DeskFailure} if it does not match the codec */
function read<Content>(codec: t.Decoder<unknown, Content>, data: unknown): Content {
  const content = decoded(codec, contentOf(data))
  if (content === undefined) throw failure('server')
  return content
}

/** @throws {DeskFailure} if the call failed */
function deskAnswer<Content>(answer: Answer, codec: t.Decoder<unknown, Content>): Content {
  if (answer.status !== 200) throw failureOf(answer)
  return read(codec, answer.data)
}

/** A page of the list. @param cursor null: from the beginning @throws {DeskFailure} or {Failure} */
export async function readLeads(
  filters: InboxFilters,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<DeskList> {
  const query = queryOf(filters)
  if (cursor !== null) query.set('cursor', cursor)
  return deskAnswer(await getJson(`${LIST_LEADS.path}?${query}`, { signal }), LIST_LEADS.answer)
}

/**
 * A lead with its possible actions.
 * @param question `opened`: the mark of an earlier reading
 * @throws {DeskFailure} or {Failure}
 */
export async function readLead(
  { id, opened }: { readonly id: string; readonly opened?: string },
  signal?: AbortSignal,
): Promise<DeskLead> {
  const query = new URLSearchParams({ id, ...(opened !== undefined && { opened }) })
  return deskAnswer(await getJson(`${SHOW_LEAD.path}?${query}`, { signal }), SHOW_LEAD.answer)
}

export type ChangeAnswer =
  | { readonly kind: 'done'; readonly lead: DeskLead }
  | { readonly kind: 'conflict'; readonly by: string; readonly lead: DeskLead }
  | { readonly kind: 'refused' }

/**
 * Outcome of a change.
 * @throws {DeskFailure} if the outcome is unknown
 */
function changeOf(answer: Answer): ChangeAnswer {
  const { status, data } = answer
  if (status === 409) return { kind: 'conflict', ...read(DeskConflict, data) }
  if (status === 403 || status === 404 || status === 422) return { kind: 'refused' }
  return { kind: 'done', lead: deskAnswer(answer, CHANGE_LEAD.answer).lead }
}

/** Sends a follow-up step, based on a version. @throws {DeskFailure} or {Failure} */
export const sendEvent = async (id: string, version: number, event: FollowUpEvent): Promise<ChangeAnswer> =>
  changeOf(await postJson(CHANGE_LEAD.path, { id, version, event }))

/** Sends a step for several leads. Idempotent. @throws {DeskFailure} or {Failure} */
export const sendBulk = async (request: BulkRequest): Promise<BulkAnswer> =>
  deskAnswer(await postJson(CHANGE_LEADS.path, request), CHANGE_LEADS.answer)

/** Adds a note. Idempotent by its key. @throws {DeskFailure} or {Failure} */
export const sendNote = async (
  id: string,
  { text, key }: { readonly text: string; readonly key: string },
): Promise<ChangeAnswer> => changeOf(await postJson(WRITE_NOTE.path, { id, text, key }))

interface ListenerOf<Message> {
  /** Connected; missed messages have arrived. */
  readonly opened: () => void
  readonly received: (message: Message) => void
  /** The server no longer has the missed messages. */
  readonly reset: () => void
  readonly lost: () => void
}
export type FeedListener = ListenerOf<FeedMessage>
export type DayFeedListener = ListenerOf<DayMessage>

/** Follows a feed of server-sent events until it is closed or lost. */
function follow<Message>(
  {
    path,
    event,
    codec,
  }: { readonly path: string; readonly event: string; readonly codec: t.Decoder<unknown, Message> },
  after: string,
  { opened, received, reset, lost }: ListenerOf<Message>,
): () => void {
  const source = new EventSource(`${path}?${new URLSearchParams({ after })}`)
  const end = () => {
    source.close()
    lost()
  }
  source.addEventListener('caughtUp', opened)
  source.addEventListener('error', end)
  source.addEventListener('reset', reset)
  source.addEventListener(event, ({ data }: MessageEvent) => {
    try {
      received(read(codec, JSON.parse(String(data))))
    } catch {
      // An unreadable message counts as missed: the list is reloaded.
      end()
    }
  })
  return () => source.close()
}

/** Follows changes of leads after a position. @returns the closing function */
export const followFeed = (after: string, listener: FeedListener): (() => void) =>
  follow({ path: FOLLOW_LEADS.path, event: 'lead', codec: FeedMessage }, after, listener)

/** Follows changed sessions after a position. @returns the closing function */
export const followDay = (after: string, listener: DayFeedListener): (() => void) =>
  follow({ path: FOLLOW_DAY.path, event: 'day', codec: DayMessage }, after, listener)

/**
 * The sessions of a day.
 * @param ids some of them; null for all
 * @throws {DeskFailure} or {Failure}
 */
export async function readDay(
  { date, place }: DayChoice,
  ids: readonly string[] | null,
  signal?: AbortSignal,
): Promise<DayPage> {
  const query = new URLSearchParams({ date, place, ...(ids && { sessions: ids.join(',') }) })
  return deskAnswer(await getJson(`${SHOW_DAY.path}?${query}`, { signal }), SHOW_DAY.answer)
}

/** Sends a step of the day's list. Idempotent. @throws {DeskFailure} if the outcome is unknown */
export async function sendDayStep(step: DayStep): Promise<DayStepOutcome> {
  const answer = await postJson(CHANGE_DAY.path, step)
  const { status, data } = answer
  if (status === 409) return { kind: 'conflict', ...read(DayConflict, data) }
  if (status === 422) return { kind: 'notPossible', ...read(DayStepAnswer, data) }
  if (status === 400 || status === 403 || status === 404) return { kind: 'unknown' }
  return { kind: 'done', ...deskAnswer(answer, CHANGE_DAY.answer) }
}
