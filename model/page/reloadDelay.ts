/** The page reloads this long after its user's data changed (specification, section 9), in milliseconds. */
export const RELOAD_DELAY_MS = { profile: 500, location: 1000 } as const
