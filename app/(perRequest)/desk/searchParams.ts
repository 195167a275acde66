/** A page's query as Next gives it. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** The query as an address has it; a name that stands twice says nothing. */
export const queryOf = (given: SearchParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
