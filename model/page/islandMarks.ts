/** An island's name, and its props as JSON. */
export const ISLAND_ATTRIBUTE = 'data-island'
export const PROPS_ATTRIBUTE = 'data-props'
/** On a hydrated or failed island; the document's event when one is added. */
export const ALIVE_ATTRIBUTE = 'data-alive'
export const ALIVE_EVENT = 'island.alive'

/** Swaps quotes and tildes. */
const exchanged = (text: string): string => text.replace(/["~]/g, (mark) => (mark === '"' ? '~' : '"'))

/** JSON with quotes and tildes swapped, because HTML would write `&quot;`. */
export const propsText = (props: object): string => exchanged(JSON.stringify(props))

/** @throws SyntaxError for other texts */
export const readProps = (text: string): unknown => JSON.parse(exchanged(text))
