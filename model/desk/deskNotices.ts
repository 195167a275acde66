/** Why a form of the desk's accounts was not taken, as an address says it (`?problem=`). */
const DESK_PROBLEMS = [
  'session',
  'tooMany',
  'tooManyLeads',
  'noLeads',
  'hasLeads',
  'noChoice',
  'away',
  'unreadable',
  'role',
  'refused',
  'locked',
  'late',
  'invitation',
  'code',
  'prove',
  'lastWay',
  'name',
  'disabled',
  'self',
  'lastOwner',
  'mailAddress',
  'branches',
  'unknown',
  'passwordShort',
  'passwordLong',
  'passwordCommon',
  'passwordName',
] as const
export type DeskProblem = (typeof DESK_PROBLEMS)[number]

/** What was done (`?done=`). */
const DESK_DONE = [
  'signed-out',
  'joined',
  'password',
  'passkey-added',
  'passkey-removed',
  'session-ended',
  'on-duty',
  'away',
  'others-ended',
  'proved',
  'invited',
  'withdrawn',
  'role',
  'branches',
  'disabled',
  'enabled',
  'settings',
  'alerts',
  'browser-added',
  'browser-removed',
] as const
export type DeskDone = (typeof DESK_DONE)[number]

type Received = string | readonly string[] | undefined

export const deskProblemOf = (received: Received): DeskProblem | undefined =>
  DESK_PROBLEMS.find((problem) => problem === received)
export const deskDoneOf = (received: Received): DeskDone | undefined =>
  DESK_DONE.find((done) => done === received)

const DESK_ADDRESS = /^\/desk(\/[\w-]+)*(\?[\w=&%.,+:-]*)?$/

/** Where the login leads: a page of the desk, and nothing else that an address may name. */
export const deskPathOf = (received: unknown): string =>
  typeof received === 'string' && DESK_ADDRESS.test(received) && !received.startsWith('/desk/login')
    ? received
    : '/desk'
