import 'server-only'
import { type Language, languageNamed } from '@/model/page/language'
import { type AccountProblem, accountPath, accountProblemPath } from '@/model/account/accountPaths'
import { limitByUser } from '@/server/accounts/accountGuards'
import { clearedSessionCookies, type Session, sessionOf } from '@/server/accounts/sessions/sessions'
import {
  type Call,
  type Guard,
  type GuardedHandler,
  guardedCall,
  type Refusal,
  refuseForm,
} from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { seeOther } from '@/server/http/envelope'

export interface PostedForm<Owner = undefined> extends Call<URLSearchParams, Owner> {
  readonly language: Language
}

const languageOf = (form?: URLSearchParams): Language => languageNamed(form?.get('language'))

const UNREADABLE: readonly number[] = [400, 413, 415]

/** Refused forms redirect to their page with a notice. */
const guardOf = (page: 'login' | 'profile') =>
  ({
    proof: 'origin',
    readBody: readForm,
    readsBodyFirst: true,
    needsDatabase: true,
    refuse: (refusal) => {
      const problem: AccountProblem = UNREADABLE.includes(refusal.code) ? 'unreadable' : 'away'
      const path = accountPath(page, languageOf(refusal.body))
      return refuseForm(refusal) ?? seeOther(`${path}?problem=${problem}#problem`)
    },
  }) satisfies Guard<URLSearchParams, undefined>

const PROFILE = guardOf('profile')

/** Without a session: redirect to the profile, which shows the notice. */
const SIGNED = {
  ...PROFILE,
  sessionOf,
  limit: limitByUser,
  refuse: (refusal: Refusal<URLSearchParams>) => {
    const path = accountPath('profile', languageOf(refusal.body))
    if (refusal.code === 401) return seeOther(path, clearedSessionCookies())
    return refusal.code === 429
      ? seeOther(accountProblemPath(languageOf(refusal.body), 'tooMany'))
      : PROFILE.refuse(refusal)
  },
} satisfies Guard<URLSearchParams, Session>

type Handle<Owner> = (sent: PostedForm<Owner>) => Promise<Response>

const withLanguage =
  <Owner>(handle: Handle<Owner>) =>
  (call: Call<URLSearchParams, Owner>) =>
    handle({ ...call, language: languageOf(call.body) })

/** @param page shows a refusal's notice */
export const accountForm = (page: 'login' | 'profile', handle: Handle<undefined>): GuardedHandler =>
  guardedCall(guardOf(page), withLanguage(handle))

/**
 * Handles a form of a signed-in user.
 * @param turnAway answer without a session; undefined redirects to the profile, which shows the notice
 */
export const signedForm = (
  handle: Handle<Session>,
  turnAway: (form: URLSearchParams, language: Language, request: Request) => Response | undefined = () =>
    undefined,
): GuardedHandler =>
  guardedCall(
    {
      ...SIGNED,
      refuse: (refusal) =>
        (refusal.code === 401 &&
          refusal.body &&
          turnAway(refusal.body, languageOf(refusal.body), refusal.request)) ||
        SIGNED.refuse(refusal),
    },
    withLanguage(handle),
  )
