/** What the live view received of each page: a record that only grows, so that one can go back in it. */
import type { StateValue } from 'xstate'
import type { EventFate } from '@/devtools/inspection/eventFates'
import type { InspectionMessage, PageMessage } from '@/devtools/inspection/inspectionMessages'
import { type ChartState, chartStates } from '@/devtools/proof/chartOf'
import { statePaths } from '@/devtools/proof/machineShape'

/** Older moments of a page are forgotten. */
export const MOST_MOMENTS = 2_000

export type LiveActor = {
  readonly sessionId: string
  readonly name: string
  readonly parentId?: string
  /** Its machine's id; undefined for what is no machine: a call, a countdown. */
  readonly machineId?: string
}

/** An event received by an actor, and the resulting snapshot. */
export type LiveMoment = {
  readonly sessionId: string
  /** Who sent it; undefined for the page itself. */
  readonly sourceId?: string
  readonly event: { readonly type: string }
  /** Milliseconds since 1970. */
  readonly at: number
  readonly snapshot: LiveSnapshot
  readonly taken: readonly string[]
  /** The actor had ended before the event came, or failed with it. */
  readonly fate?: EventFate
}

/** An event on its way, in the order of sending. */
export type LiveTelling = {
  readonly sessionId: string
  readonly sourceId?: string
  readonly eventType: string
  /** How many moments of the page had been recorded before, those that are forgotten among them. */
  readonly after: number
}

type LiveSnapshot = {
  readonly status?: string
  readonly value?: StateValue
  readonly context?: unknown
  readonly output?: unknown
  readonly error?: unknown
}

export type LivePage = {
  readonly page: string
  readonly path: string
  readonly at: number
  readonly isOpen: boolean
  /** The machines that run on the server. */
  readonly isServer: boolean
  /** The name of the file that it was read from. */
  readonly file?: string
  readonly actors: readonly LiveActor[]
  readonly moments: readonly LiveMoment[]
  readonly tellings: readonly LiveTelling[]
  /** How many older moments are no longer held. */
  readonly forgotten: number
  /** Who sent the event that an actor is working on, by session. */
  readonly sources: Readonly<Record<string, string | undefined>>
}

export type LiveRecord = readonly LivePage[]

/** A page that has just begun. */
export const begunPage = ({ page, path, at }: Pick<LivePage, 'page' | 'path' | 'at'>): LivePage => ({
  page,
  path,
  at,
  isOpen: true,
  isServer: false,
  actors: [],
  moments: [],
  tellings: [],
  forgotten: 0,
  sources: {},
})

function machineIdOf(definition: string | undefined): string | undefined {
  if (!definition) return undefined
  // The protocol carries the machine's configuration as JSON; an actor that is no machine has an id alone.
  const config = JSON.parse(definition) as { readonly id?: string; readonly states?: object }
  return config.states ? config.id : undefined
}

function received(page: LivePage, { inspected, taken, fate }: PageMessage): LivePage {
  const { sessionId } = inspected
  if (inspected.type === '@xstate.actor') {
    const machineId = machineIdOf(inspected.definition)
    const actor: LiveActor = { sessionId, name: inspected.name, parentId: inspected.parentId, machineId }
    return { ...page, actors: [...page.actors.filter((one) => one.sessionId !== sessionId), actor] }
  }
  if (inspected.type === '@xstate.event') {
    const { sourceId, event } = inspected
    const after = page.forgotten + page.moments.length
    const telling: LiveTelling = { sessionId, sourceId, eventType: event.type, after }
    return {
      ...page,
      sources: { ...page.sources, [sessionId]: sourceId },
      tellings: [...page.tellings, telling].slice(-MOST_MOMENTS),
    }
  }
  const snapshot = inspected.snapshot as LiveSnapshot
  const moment: LiveMoment = {
    sessionId,
    sourceId: page.sources[sessionId],
    event: inspected.event,
    at: Number(inspected.createdAt),
    snapshot: fate?.kind === 'failed' ? { ...snapshot, status: 'error' } : snapshot,
    taken,
    ...(fate && { fate }),
  }
  const moments = [...page.moments, moment]
  const over = Math.max(0, moments.length - MOST_MOMENTS)
  return { ...page, moments: moments.slice(over), forgotten: page.forgotten + over }
}

const changed = (record: LiveRecord, id: string, change: (page: LivePage) => LivePage): LiveRecord =>
  record.map((one) => (one.page === id ? change(one) : one))

/** A page that was read from a file. */
export type FileOpened = { readonly type: 'file.opened'; readonly opened: LivePage }

/** The record after another message. */
export function recorded(record: LiveRecord, message: InspectionMessage | FileOpened): LiveRecord {
  if (message.type === 'file.opened')
    return [...record.filter(({ page }) => page !== message.opened.page), message.opened]
  if (message.type === 'page.began') {
    const { page, isServer = false } = message
    const begun = { ...begunPage(message), isServer }
    return record.some((one) => one.page === page) ? changed(record, page, () => begun) : [...record, begun]
  }
  if (message.type === 'page.inspected')
    return changed(record, message.page, (page) => received(page, message))
  if (message.type === 'page.ended')
    return changed(record, message.page, (page) => ({ ...page, isOpen: false }))
  return record
}

/** An actor's snapshot after a number of its page's moments. */
export const standing = (page: LivePage, sessionId: string, moments: number): LiveMoment | undefined =>
  page.moments.slice(0, moments).findLast((one) => one.sessionId === sessionId)

/** What was sent before so many of the page's moments had happened. */
export const tellingsUntil = ({ tellings, forgotten }: LivePage, until: number): LiveTelling[] =>
  tellings.filter(({ after }) => after - forgotten < until)

/** The actors of a page that are machines. */
export const machinesOf = (page: LivePage): LiveActor[] => page.actors.filter(({ machineId }) => machineId)

/** Whether a message is one of ours: the channel carries nothing else, but a page of another version might. */
export const isInspectionMessage = (data: unknown): data is InspectionMessage =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'

/** The ids of the states that a snapshot's value names, outer ones first; the machine itself is one of them. */
export function activeStates(root: ChartState, value: StateValue): string[] {
  const known = new Set(chartStates(root).map(({ id }) => id))
  return [root.id, ...statePaths(value).map((path) => `${root.id}.${path}`)].filter((id) => known.has(id))
}
