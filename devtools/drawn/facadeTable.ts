import { type FacadeParts, WALLS } from './facade'
import { CLOTHS, WASHES } from './inks'
import { namesOf, partsTable } from './partsTable'
import { HOUSES, PLANTS, SIGHTS, STREETS } from './places'

/** The parts of every hospital's picture by its slug: what its city is known by, its house, and what grows there. */
export const facadeTable = (): ReadonlyMap<string, FacadeParts> =>
  new Map(
    partsTable('facades.csv').map(({ slug, one }) => [
      slug,
      {
        sight: one('sight', namesOf(SIGHTS)),
        house: one('house', namesOf(HOUSES)),
        wall: one('wall', namesOf(WALLS)),
        cloth: one('cloth', namesOf(CLOTHS)),
        left: one('left', namesOf(PLANTS)),
        right: one('right', namesOf(PLANTS)),
        street: one('street', namesOf(STREETS)),
        wash: one('wash', namesOf(WASHES)),
      },
    ]),
  )
