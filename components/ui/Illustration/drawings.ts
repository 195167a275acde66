import 'server-only'
import type { DrawingName } from '@/model/catalogue/drawing'
import { type Drawing, ring, DRAWING_LOOK, drawingMarkup } from './drawing'
import { EXAMINATIONS } from './examinations'
import { INNER } from './innerOperations'
import { ORGANS } from './organs'
import { TRUNK } from './trunkOperations'
import { createHash } from 'node:crypto'

/** What articles are about that is no part of the body. */
const ADVICE = {
  bill: {
    lines: 'M20 6h56v84l-8-6-6 6-7-6-7 6-7-6-7 6-6-6-8 6ZM32 62h32M32 72h20',
    accent: 'M36 20h24M36 29h24M36 20c20 0 20 18 0 18l16 14',
  },
  wallet: {
    lines:
      'M12 28h66a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V24c0-5 4-9 9-9h49v13M86 50H66a8 8 0 0 0 0 16h20M66 58h.01',
    accent: `${ring(34, 58, 13)}M29 52h10M29 57h10M30 52c9 0 9 9 0 9l7 6`,
  },
  questions: {
    lines: 'M20 14h56v76H20ZM36 6h24v15H36Z',
    accent: 'M38 44c0-14 21-13 20 0 0 8-10 8-10 16M48 72h.01',
  },
  'second-opinion': {
    lines: 'M10 10h46a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H28L16 60V48h-6a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6Z',
    accent: 'M70 34h16a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6h-6v12L68 72H44a6 6 0 0 1-6-6v-6M20 24h26M20 34h16',
  },
  fasting: {
    lines: `${ring(50, 48, 32)}M6 12v18c0 7 10 7 10 0V12M11 12v76M90 12c-6 6-6 26 0 32v44`,
    accent: 'M50 28v20l14 9',
  },
  home: {
    lines: 'M6 46L48 10l42 36M16 38v50h64V38',
    accent: 'M48 78C34 68 28 61 29 53c1-9 14-11 19-2 5-9 18-7 19 2 1 8-5 15-19 25Z',
  },
  'insurance-card': {
    lines: 'M4 20h88v58H4ZM4 34h88M14 68h28M14 58h16',
    accent: 'M70 44l14 4c0 12-4 19-14 24-10-5-14-12-14-24ZM64 57l4 4 8-8',
  },
  food: {
    lines: 'M8 48h80c0 22-14 38-40 38S8 70 8 48ZM32 90h32',
    accent:
      'M48 48C34 42 34 22 48 8c14 14 14 34 0 40ZM48 48V26M24 48c-2-9-8-14-16-14 0 8 4 12 10 14M72 48c2-9 8-14 16-14 0 8-4 12-10 14',
  },
  signature: {
    lines: 'M16 8h50v80H16ZM28 26h26M28 38h26M28 50h16',
    accent: 'M26 74c6-12 11-9 8 0 4-7 9-7 8 0 3-3 6-3 9 0M60 64l22-34 8 5-22 34-9 5Z',
  },
  records: {
    lines: 'M6 22h30l8 10h46v52H6ZM6 44h84',
    accent: 'M30 58h36M30 68h24M70 12v14M63 19h14',
  },
  briefcase: {
    lines: 'M8 32h80v50H8ZM34 32V20h28v12M8 54h34M54 54h34',
    accent: 'M42 48h12v12H42ZM20 70h20M56 70h20',
  },
  companion: {
    lines: `${ring(32, 24, 12)}M10 86c0-26 8-38 22-38s22 12 22 38`,
    accent: `${ring(68, 36, 10)}M58 86c-1-18 2-28 10-28s18 10 18 28M46 58c6 6 10 7 14 6`,
  },
} as const satisfies Readonly<Record<string, Drawing>>

/** Every line drawing there is: our own, on a 96 px grid. */
export const DRAWINGS: Readonly<Record<DrawingName, Drawing>> = {
  ...ORGANS,
  ...TRUNK,
  ...INNER,
  ...EXAMINATIONS,
  ...ADVICE,
}

const symbols = Object.entries(DRAWINGS).map(
  ([name, drawing]) =>
    `<symbol id="${name}" viewBox="0 0 96 96" stroke="currentColor" ${DRAWING_LOOK}>${drawingMarkup(drawing, 'var(--marigold)')}</symbol>`,
)

/** All drawings in one file: a list of cards would otherwise hold the lines of each. */
export const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`

/** Its address, named after its content. The site's own, never that of a CDN: browsers use no symbols from elsewhere. */
export const SPRITE_HREF = `/drawings.svg?v=${createHash('sha256').update(SPRITE).digest('base64url').slice(0, 10)}`
