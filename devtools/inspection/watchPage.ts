/** What an inspected page does: tells a second window what its machines do, and takes events that are sent by hand. */
import { type StatelyInspectionEvent, createBrowserInspector } from '@xstate/inspect'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { INSPECT_KEY } from '@/model/account/visitorMarks'
import {
  INSPECTION_CHANNEL,
  type InspectionMessage,
  LIVE_PATH,
  LIVE_WINDOW,
  MOST_MESSAGES,
  type PageMessage,
} from './inspectionMessages'
import { maskedMessage } from './masked'
import { isOwnMachine } from './ownMachine'
import { maskedTelling, pageInspector } from './pageInspector'

/** How long a live view that is open already has to answer, before another one is opened. */
const ANSWER_MS = 300

/** A message as data that a channel can carry; masked where it cannot be told as it is. */
function plainMessage(inspected: StatelyInspectionEvent): StatelyInspectionEvent {
  try {
    // What was a message is one.
    return JSON.parse(JSON.stringify(inspected)) as StatelyInspectionEvent
  } catch {
    return maskedMessage(inspected)
  }
}

type Watch = (event: InspectionEvent) => void
const IGNORES: Watch = () => {}

/** Tells of this page to the live view, which may be opened, closed and loaded again at any time. */
function toLiveView(opensWindow: boolean): Watch {
  const channel = new BroadcastChannel(INSPECTION_CHANNEL)
  const page = crypto.randomUUID()
  const actors = new Map<string, AnyActorRef>()
  const sent: PageMessage[] = []
  const canUnmask = isOwnMachine()
  let isUnmasked = false
  const say = (message: InspectionMessage) => channel.postMessage(message)
  let isConnected = false

  const at = Date.now()
  const begin = () => {
    say({ type: 'page.began', page, path: location.pathname, at })
    sent.forEach(tell)
  }
  // Messages are held as they can be told at most, and masked on their way.
  const tell = (message: PageMessage) => say(isUnmasked ? message : maskedTelling(message))
  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => {
    if (data.type === 'view.there' || data.type === '@statelyai.connected') isConnected = true
    if (data.type === '@statelyai.connected') begin()
    if (data.type === 'event.sent' && data.page === page) actors.get(data.sessionId)?.send(data.event)
  })
  if (canUnmask)
    channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => {
      if (data.type !== 'view.unmasked') return
      isUnmasked = data.isOn
      begin()
    })
  addEventListener('pagehide', () => say({ type: 'page.ended', page }))
  addEventListener('pageshow', ({ persisted }) => persisted && begin())

  const inspect = pageInspector({
    page,
    serialize: canUnmask ? plainMessage : maskedMessage,
    send: (message) => {
      sent.push(message)
      if (sent.length > MOST_MESSAGES) sent.shift()
      tell(message)
    },
  })
  begin()
  const open = () => void window.open(LIVE_PATH, LIVE_WINDOW)
  openerButton('Watch the machines', open)
  if (opensWindow) setTimeout(() => isConnected || open(), ANSWER_MS)
  return (event) => {
    actors.set(event.actorRef.sessionId, event.actorRef as AnyActorRef)
    inspect(event)
  }
}

/** Tells of this page to the inspector of the authors of XState, for those who have internet. */
function toPublicInspector(): Watch {
  const inspector = createBrowserInspector({
    autoStart: false,
    maxDeferredEvents: MOST_MESSAGES,
    serialize: maskedMessage,
  })
  openerButton('Open the public inspector', () => inspector.start())
  return (event) => inspector.inspect.next?.(event)
}

/**
 * Begins to tell of this page's machines, where the server has its developers' pages switched on. `?inspect` tells the
 * live view of this site, also of the tab's next pages, `?inspect=public` the public inspector; `?inspect=off` ends it for this tab.
 */
export async function watchPage(): Promise<Watch> {
  const inspect = new URLSearchParams(location.search).get('inspect')
  if (inspect === 'off') {
    sessionStorage.removeItem(INSPECT_KEY)
    return IGNORES
  }
  const { ok: isAllowed } = await fetch(LIVE_PATH, { method: 'HEAD' })
  if (!isAllowed) return IGNORES
  // For this page alone: the next one has no tie to the window that it opens (server/http/securityHeaders.ts).
  if (inspect === 'public') return toPublicInspector()
  sessionStorage.setItem(INSPECT_KEY, 'live')
  return toLiveView(inspect !== null)
}

/** Adds a button to the page's corner, because browsers open windows only on user action. */
function openerButton(label: string, onPress: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.style.cssText =
    'position:fixed;inset:auto auto 8px 8px;z-index:9999;min-height:44px;padding:6px 12px;border:2px dashed var(--green);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;cursor:pointer'
  button.addEventListener('click', onPress)
  document.body.append(button)
}
