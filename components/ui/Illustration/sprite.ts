import 'server-only'
import { createHash } from 'node:crypto'
import { DRAWING_LOOK, drawingMarkup } from './drawing'
import { DRAWINGS } from './drawings'

const symbols = Object.entries(DRAWINGS).map(
  ([name, drawing]) =>
    `<symbol id="${name}" viewBox="0 0 96 96" stroke="currentColor" ${DRAWING_LOOK}>${drawingMarkup(drawing, 'var(--marigold)')}</symbol>`,
)

/** All drawings in one file: a list of cards would otherwise hold the lines of each. */
export const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`

/** Its address, named after its content. The site's own, never that of a CDN: browsers use no symbols from elsewhere. */
export const SPRITE_HREF = `/drawings.svg?v=${createHash('sha256').update(SPRITE).digest('base64url').slice(0, 10)}`
