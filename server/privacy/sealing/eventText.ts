/** A row of a chain of a machine's events. */
export interface ChainedEvent {
  readonly version: number
  readonly at: Date | string
  readonly staff_id: string | null
  readonly type: string
  readonly from_state: string
  readonly to_state: string
  /** The machine's event without its type, as JSON. */
  readonly data: string
}

/**
 * What an event is signed as (signedChain.ts).
 * @param of the lead or appointment of the event
 * @param previous the signature of the event before it; '' for the first
 */
export const eventText = (of: string, previous: string, event: ChainedEvent): string =>
  JSON.stringify([
    previous,
    of,
    event.version,
    new Date(event.at).toISOString(),
    event.staff_id,
    event.type,
    event.from_state,
    event.to_state,
    event.data,
  ])
