import type { Kind } from '@/model/catalogue/kind'

/** The table of a kind; kinds are names of this project, never a visitor's text. */
export const tableOf = (kind: Kind): string =>
  `catalogue_${kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
