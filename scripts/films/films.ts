import { cataract } from './cataract'
import type { Film } from './film'
import { gallstones } from './gallstones'
import { inguinalHernia } from './inguinalHernia'
import { kidneyStones } from './kidneyStones'
import { kneeReplacement } from './kneeReplacement'
import { piles } from './piles'

/** The films by the slug of their treatment; what is said in each stands in content/copy/videos.ts. */
export const FILMS: Readonly<Record<string, Film>> = {
  gallstones,
  cataract,
  'inguinal-hernia': inguinalHernia,
  'knee-replacement': kneeReplacement,
  'kidney-stones': kidneyStones,
  piles,
}
