/** On the element around an island: its name, and what its component is given, as JSON. */
export const ISLAND_ATTRIBUTE = 'data-island'
export const PROPS_ATTRIBUTE = 'data-props'
/** On an island that answers, or has failed and is plain; the document's event when one more does. */
export const ALIVE_ATTRIBUTE = 'data-alive'
export const ALIVE_EVENT = 'island.alive'
