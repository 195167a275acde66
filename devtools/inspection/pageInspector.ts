import { type StatelyInspectionEvent, createInspector } from '@xstate/inspect'
import type { InspectionEvent } from 'xstate'
import type { PageMessage } from './inspectionMessages'
import { TakenTransitions } from './takenTransitions'

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
  const inspector = createInspector(
    {
      send: (inspected: StatelyInspectionEvent) =>
        send({
          type: 'page.inspected',
          page,
          inspected,
          taken: inspected.type === '@xstate.snapshot' ? taken.next(inspected.sessionId) : [],
        }),
    },
    { serialize },
  )
  return (event) => {
    taken.note(event)
    inspector.inspect.next?.(event)
  }
}
