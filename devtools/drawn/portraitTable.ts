import { CLOTHS, WASHES } from './inks'
import { namesOf, partsTable } from './partsTable'
import { BEARDS, GLASSES, MOUTHS, type PortraitParts } from './portrait'
import { FACES, HAIRS, HAIR_COLOURS, SKINS, WOMENS_HAIR } from './portraitParts'
import { HEADS, WEARS } from './portraitWear'

/** The parts of every portrait by the doctor's slug: a row a doctor of the demonstration. */
export function portraitTable(): ReadonlyMap<string, PortraitParts> {
  return new Map(
    partsTable('portraits.csv').map(({ slug, words, one }) => {
      const hair = one('hair', namesOf(HAIRS))
      const more = words('more')
      return [
        slug,
        {
          gender: hair in WOMENS_HAIR ? 'female' : 'male',
          skin: one('skin', namesOf(SKINS)),
          face: one('face', namesOf(FACES)),
          hair,
          hairColour: one('hairColour', namesOf(HAIR_COLOURS)),
          beard: one('beard', BEARDS),
          glasses: one('glasses', GLASSES),
          mouth: one('mouth', MOUTHS),
          head: one('head', ['none', ...namesOf(HEADS)]),
          headCloth: words('headCloth').length === 0 ? 'cream' : one('headCloth', namesOf(CLOTHS)),
          wear: one('wear', namesOf(WEARS)),
          cloth: one('cloth', namesOf(CLOTHS)),
          wash: one('wash', namesOf(WASHES)),
          hasStethoscope: more.includes('stethoscope'),
          hasBindi: more.includes('bindi'),
          hasEarrings: more.includes('earrings'),
          isElder: more.includes('elder'),
        },
      ]
    }),
  )
}
