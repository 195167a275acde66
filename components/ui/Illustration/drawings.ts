import type { DrawingName } from '@/model/catalogue/drawing'
import { ADVICE } from './advice'
import type { Drawing } from './drawing'
import { EXAMINATIONS } from './examinations'
import { INNER } from './innerOperations'
import { ORGANS } from './organs'
import { TRUNK } from './trunkOperations'

/** Every line drawing there is: our own, on a 96 px grid. */
export const DRAWINGS: Readonly<Record<DrawingName, Drawing>> = {
  ...ORGANS,
  ...TRUNK,
  ...INNER,
  ...EXAMINATIONS,
  ...ADVICE,
}
