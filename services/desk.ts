import { decoded } from '@/model/decoded'
import type * as t from 'io-ts'
import { CHANGE_LEAD, FOLLOW_LEADS, LIST_LEADS, SHOW_LEAD, WRITE_NOTE } from '@/model/calls/deskCalls'
import { DeskConflict, type DeskLead, type DeskList, FeedMessage } from '@/model/desk/deskLead'
import { type InboxFilters, queryOf } from '@/model/desk/inboxFilters'
import type { FollowUpEvent } from '@/model/desk/followUp'
import { getJson, postJson, type Answer } from './httpClient'

/** Why a call of the desk failed, beside a missing answer (`network`, `timeout`: model/failure.ts). */
export interface DeskFailure {
  readonly kind: 'signedOut' | 'missing' | 'server'
}

const failure = (kind: DeskFailure['kind']): DeskFailure => ({ kind })

/** The failure that an answer other than 200 stands for. */
const failureOf = ({ status }: Answer): DeskFailure =>
  failure(status === 401 ? 'signedOut' : status === 404 ? 'missing' : 'server')

/** What the envelope holds, or what stands without one. */
const contentOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'data' in data ? data.data : data

/** Reads what was told. @throws {DeskFailure} where it is something else */
function read<Content>(codec: t.Decoder<unknown, Content>, data: unknown): Content {
  const content = decoded(codec, contentOf(data))
  if (content === undefined) throw failure('server')
  return content
}

/** Reads an answer. @throws {DeskFailure} where it is none */
function deskAnswer<Content>(answer: Answer, codec: t.Decoder<unknown, Content>): Content {
  if (answer.status !== 200) throw failureOf(answer)
  return read(codec, answer.data)
}

/**
 * A part of the list.
 * @param cursor where it begins; null at the list's beginning
 * @throws {DeskFailure} or {Failure}
 */
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
 * One lead, with what can be done with it.
 * @param question its id; `opened` is the mark that it came with, where it is read again
 * @throws {DeskFailure} or {Failure}
 */
export async function readLead(
  { id, opened }: { readonly id: string; readonly opened?: string },
  signal?: AbortSignal,
): Promise<DeskLead> {
  const query = new URLSearchParams({ id, ...(opened !== undefined && { opened }) })
  return deskAnswer(await getJson(`${SHOW_LEAD.path}?${query}`, { signal }), SHOW_LEAD.answer)
}

/** What became of a change. */
export type ChangeAnswer =
  | { readonly kind: 'done'; readonly lead: DeskLead }
  | { readonly kind: 'conflict'; readonly by: string; readonly lead: DeskLead }
  | { readonly kind: 'refused' }

/** What became of a change. @throws {DeskFailure} where nobody can say */
function changeOf(answer: Answer): ChangeAnswer {
  const { status, data } = answer
  if (status === 409) return { kind: 'conflict', ...read(DeskConflict, data) }
  if (status === 403 || status === 404 || status === 422) return { kind: 'refused' }
  return { kind: 'done', lead: deskAnswer(answer, CHANGE_LEAD.answer).lead }
}

/**
 * Does a step of a lead's follow-up, as it was decided by a version of it.
 * @throws {DeskFailure} or {Failure}
 */
export const sendEvent = async (id: string, version: number, event: FollowUpEvent): Promise<ChangeAnswer> =>
  changeOf(await postJson(CHANGE_LEAD.path, { id, version, event }))

/** Adds a note, once however often it is sent with its key. @throws {DeskFailure} or {Failure} */
export const sendNote = async (
  id: string,
  { text, key }: { readonly text: string; readonly key: string },
): Promise<ChangeAnswer> => changeOf(await postJson(WRITE_NOTE.path, { id, text, key }))

/** Who follows the feed. */
export interface FeedListener {
  /** What was missed has been told. */
  readonly opened: () => void
  readonly received: (message: FeedMessage) => void
  /** The server cannot tell what was missed. */
  readonly reset: () => void
  readonly lost: () => void
}

/**
 * Follows what happens to leads after a position, until it is closed or lost: then nothing more comes.
 * @returns what closes it
 */
export function followFeed(after: string, { opened, received, reset, lost }: FeedListener): () => void {
  const source = new EventSource(`${FOLLOW_LEADS.path}?${new URLSearchParams({ after })}`)
  const end = () => {
    source.close()
    lost()
  }
  source.addEventListener('caughtUp', opened)
  source.addEventListener('error', end)
  source.addEventListener('reset', reset)
  source.addEventListener('lead', ({ data }) => {
    try {
      received(read(FeedMessage, JSON.parse(String(data))))
    } catch {
      // What cannot be read was missed: the list is read anew.
      end()
    }
  })
  return () => source.close()
}
