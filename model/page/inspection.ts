/** The parameter that asks for a page to be inspected; kept for the tab under this name, so that the next pages are too. */
export const INSPECT_KEY = 'inspect'
