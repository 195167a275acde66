/** The value of aria-describedby: the ids of what is there, in this order; undefined where nothing is. */
export const describedBy = (...ids: readonly (string | false | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
