import { createHash } from 'node:crypto'

/** Whether everything is looked at, also what repeats elsewhere what is seen at one place every day (`npm run test:all`). */
export const IS_THOROUGH = Boolean(process.env.TEST_ALL)

/** Details of a test that is run by `npm run test:all` only, unless it is one for every day. */
export const thoroughUnless = (isEveryDay: boolean): { tag?: string } =>
  isEveryDay ? {} : { tag: '@thorough' }

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether today is the turn of an address that is looked at once in so many days; with `npm run test:all` it always is. */
export function isItsTurn(address: string, days: number): boolean {
  if (IS_THOROUGH) return true
  const day = createHash('sha256').update(address).digest().readUInt32BE() % days
  return day === Math.floor(Date.now() / DAY_MS) % days
}
