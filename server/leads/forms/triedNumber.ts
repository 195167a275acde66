import 'server-only'
import * as t from 'io-ts'
import { signedCookie } from '@/server/http/signedCookie'

const Tried = t.type({ leadId: t.string, typed: t.string })

/** More letters are no number. */
const LONGEST = 24

const cookie = signedCookie({ name: 'tried_number', purpose: 'tried number', seconds: 600, codec: Tried })

/** What somebody typed as the right number of a lead and was refused, for the next try. @returns the Set-Cookie value */
export const keepTriedNumber = (leadId: string, typed: string): string =>
  cookie.set({ leadId, typed: typed.slice(0, LONGEST) })

/** The same of a browser; undefined where nothing was refused for this lead, or it was corrected since. */
export function triedNumber(request: Request, leadId: string): string | undefined {
  const tried = cookie.of(request)
  return tried?.leadId === leadId ? tried.typed : undefined
}

export const clearedTriedNumber = cookie.cleared
