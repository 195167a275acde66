/** On the element around an island: its name, and what its component is given, as JSON. */
export const ISLAND_ATTRIBUTE = 'data-island'
export const PROPS_ATTRIBUTE = 'data-props'
/** On an island that answers, or has failed and is plain; the document's event when one more does. */
export const ALIVE_ATTRIBUTE = 'data-alive'
export const ALIVE_EVENT = 'island.alive'

/** Quotes and tildes change places. */
const exchanged = (text: string): string => text.replace(/["~]/g, (mark) => (mark === '"' ? '~' : '"'))

/** Props as the attribute holds them: JSON with tildes for its quotes, each of which HTML would write as `&quot;`. */
export const propsText = (props: object): string => exchanged(JSON.stringify(props))

/** Props that propsText wrote. @throws SyntaxError for another text */
export const readProps = (text: string): unknown => JSON.parse(exchanged(text))
