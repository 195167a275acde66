import 'server-only'

/** A message that the `log` sender would have sent, for /dev/messages. */
export interface SentMessage {
  /** Dial code and number in one, digits only. */
  readonly to: string
  readonly text: string
  readonly at: Date
}

const KEPT = 200

/** On the global object, because the call's handler and the page are bundles of their own (server/runtime.ts). */
const KEY = Symbol.for('shalya.sentMessages')
// The key is this module's own: nobody else puts anything there.
const shared = globalThis as { [KEY]?: SentMessage[] }
const messages: SentMessage[] = (shared[KEY] ??= [])

export function rememberMessage(message: SentMessage): void {
  messages.unshift(message)
  messages.length = Math.min(messages.length, KEPT)
}

/** The newest messages of this process, newest first. */
export const sentMessages = (): readonly SentMessage[] => [...messages]
