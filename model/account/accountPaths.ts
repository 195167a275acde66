import { type Language, pathIn } from '@/model/page/language'

/** The account's pages that work without JavaScript, in each language. */
export type AccountPage = 'login' | 'profile' | 'profile/logout' | 'profile/delete' | 'profile/deleted'

export const accountPath = (page: AccountPage, language: Language): string => pathIn(language, `/${page}`)

/** Results shown by the profile (`?done=`). */
export const ACCOUNT_DONE = [
  'login',
  'updated',
  'city',
  'consent-given',
  'consent-withdrawn',
  'picture-removed',
  'nominee-saved',
  'nominee-removed',
  'proven',
  'noted',
  'withdrawn',
  'login-ended',
  'others-ended',
  'logins-seen',
  'unsaved',
] as const
export type AccountDone = (typeof ACCOUNT_DONE)[number]

/** Problems shown by it (`?problem=`). */
export const ACCOUNT_PROBLEMS = [
  'away',
  'tooMany',
  'unreadable',
  'unconfirmed',
  'noNote',
  'nominee',
  'unchanged',
  'tooManySaved',
  'notSaved',
] as const
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number]

export const accountDonePath = (language: Language, done: AccountDone): string =>
  `${accountPath('profile', language)}?done=${done}`

/** The profile, which says why nothing was done, and puts the focus there. */
export const accountProblemPath = (language: Language, problem: AccountProblem): string =>
  `${accountPath('profile', language)}?problem=${problem}#problem`

type Received = string | readonly string[] | undefined

const readerOf =
  <Word extends string>(words: readonly Word[]) =>
  (received: Received): Word | undefined =>
    words.find((word) => word === received)

export const accountDoneOf = readerOf(ACCOUNT_DONE)
export const accountProblemOf = readerOf(ACCOUNT_PROBLEMS)

/** A count in an address; 0 when it is none. */
export const countOf = (received: Received): number =>
  typeof received === 'string' && /^\d{1,6}$/.test(received) ? Number(received) : 0
