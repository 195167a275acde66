import { createHash } from 'node:crypto'

/** Whether everything is looked at, also what repeats elsewhere what is seen at one place every day (`npm run test:all`). */
export const IS_THOROUGH = Boolean(process.env.TEST_ALL)

/** Details of a test that is run by `npm run test:all` only, unless `npm test` runs it when it runs the file. */
export const thoroughUnless = (isInNpmTest: boolean): { tag?: string } =>
  isInNpmTest ? {} : { tag: '@thorough' }

const DAY_MS = 24 * 60 * 60 * 1000

/** Within so many days, a week of work, every test that takes turns has been run. */
const TURN_DAYS = 5

/** Today's number among so many days. */
const dayOf = (days: number): number => Math.floor(Date.now() / DAY_MS) % days

/**
 * Whether today is the turn of a test that takes turns with its like, as rows of one rule do, or of a page that is looked at
 * once in so many days; with `npm run test:all` it always is.
 */
export function isItsTurn(name: string, days = TURN_DAYS): boolean {
  return IS_THOROUGH || createHash('sha256').update(name).digest().readUInt32BE() % days === dayOf(days)
}

/**
 * Files that take turns, a line a day that takes as long as the others: developers' tools, parts beside the way of a lead,
 * further looks at a form.
 */
export const FILES_IN_TURN: readonly (readonly string[])[] = [
  ['problemReports', 'modalsAccess', 'menuPhone', 'looks', 'selectCity', 'firstScreen', 'layoutFaults'],
  ['inspect', 'floatingButtons', 'selfieAccess', 'marketing', 'search', 'keyboard'],
  ['chartRoom', 'trafficFigures', 'accountPagesAccess', 'liveView', 'menu', 'accountRules', 'deskContent'],
  [
    'layoutShift',
    'selfie',
    'otpLoginAccess',
    'coverageCheck',
    'analytics',
    'accountPages',
    'deskForeignChanges',
  ],
  [
    'editProfile',
    'location',
    'liveServer',
    'hindiShell',
    'livingPage',
    'nearme',
    'shellParts',
    'logout',
    'keptCity',
    'review',
  ],
]

/** The files that are not run today. */
export const filesOfOtherDays: string[] = IS_THOROUGH
  ? []
  : FILES_IN_TURN.filter((_, day) => day !== dayOf(TURN_DAYS))
      .flat()
      .map((name) => `**/${name}.spec.ts`)
