/** The document's event when the code of a page has started and all of the page answers. */
export const ALIVE_EVENT = 'page.alive'
