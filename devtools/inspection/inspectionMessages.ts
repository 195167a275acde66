/**
 * Messages between an inspected page and the live view over a BroadcastChannel: events of @xstate/inspect with
 * personal data masked, wrapped with the page's identity.
 */
import type { StatelyInspectionEvent } from '@xstate/inspect'
import { inspectionConfig } from '@/machines.config'
import type { EventFate } from './eventFates'

export const { channel: INSPECTION_CHANNEL, window: LIVE_WINDOW, path: LIVE_PATH } = inspectionConfig.liveView

/** What a live view that comes later still hears. */
export const MOST_MESSAGES = 2_000

/** A live view is there and wants everything from the beginning. */
type Connected = { readonly type: '@statelyai.connected' }
/** A live view is there already: the page that has begun need not open one. */
type ViewIsThere = { readonly type: 'view.there' }
/** A page has begun; what was recorded of it before is forgotten. */
type PageBegan = {
  readonly type: 'page.began'
  readonly page: string
  readonly path: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** No page, but the machines that run on the server: nothing can be sent to them. */
  readonly isServer?: boolean
}
export type PageMessage = {
  readonly type: 'page.inspected'
  readonly page: string
  readonly inspected: StatelyInspectionEvent
  /** With a snapshot: the transitions that led to it, by their ids in the machine's chart. */
  readonly taken: readonly string[]
  /** With a snapshot that XState itself does not tell: why. */
  readonly fate?: EventFate
}
type PageEnded = { readonly type: 'page.ended'; readonly page: string }
/** An event that is sent by hand. */
export type EventSent = {
  readonly type: 'event.sent'
  readonly page: string
  readonly sessionId: string
  readonly event: { readonly type: string }
}

/** On a developer's own machine: pages send from now on what was typed, or mask it again. */
type ViewUnmasked = { readonly type: 'view.unmasked'; readonly isOn: boolean }

export type InspectionMessage =
  Connected | ViewIsThere | PageBegan | PageMessage | PageEnded | EventSent | ViewUnmasked
