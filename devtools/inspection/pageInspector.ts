import { type StatelyInspectionEvent, createInspector } from '@xstate/inspect'
import type { InspectionEvent } from 'xstate'
import type { PageMessage } from './inspectionMessages'
import { maskedFailure } from './failures'
import { maskedMessage } from './masked'
import { EventFates } from './eventFates'
import { TakenTransitions } from './takenTransitions'

/** A message as it may be told of anybody. */
export const maskedTelling = (message: PageMessage): PageMessage => ({
  ...message,
  inspected: maskedMessage(message.inspected),
  fate: message.fate?.kind === 'failed' ? maskedFailure(message.fate) : message.fate,
})

type PageInspectorParts = {
  readonly page: string
  /** What of a message may be told. */
  readonly serialize: (inspected: StatelyInspectionEvent) => StatelyInspectionEvent
  readonly send: (message: PageMessage) => void
}

/** What actors do, as messages to the live view; the returned function goes to each actor as its `inspect`. */
export function pageInspector({
  page,
  serialize,
  send,
}: PageInspectorParts): (event: InspectionEvent) => void {
  const taken = new TakenTransitions()
  const fates = new EventFates((event) => tell(event))
  const inspector = createInspector(
    {
      send: (inspected: StatelyInspectionEvent) =>
        send({
          type: 'page.inspected',
          page,
          inspected,
          ...(inspected.type === '@xstate.snapshot'
            ? { taken: taken.next(inspected.sessionId), fate: fates.next(inspected.sessionId) }
            : { taken: [] }),
        }),
    },
    { serialize },
  )
  const tell = (event: InspectionEvent) => {
    taken.note(event)
    inspector.inspect.next?.(event)
  }
  return (event) => {
    fates.note(event)
    tell(event)
  }
}
