import 'server-only'
import * as t from 'io-ts'
import { signedCookie, signedIds } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/config/secret'
import { isUuid, timeOfUuid } from '@/server/database/uuid'

/** The leads that a browser has made, for its thank-you page and what it adds to them. A lead's id alone opens nothing. */
const cookie = signedIds({ name: 'lead_ref', purpose: 'lead', seconds: 3600 })

/** The Set-Cookie value by which a browser knows the lead that it has just made, beside those of its other tabs. */
export const leadCookie = (request: Request, leadId: string): string => cookie.add(request, leadId)

/** The id of the lead that this browser made last; undefined where its cookie is missing or not this site's own. */
export const ownLeadId = (request: Request): string | undefined => cookie.of(request)[0]

/** A browser forgets which leads it made. */
export const clearedLeadCookie = cookie.cleared

const TOKEN_HEADER = 'X-Lead-Token'
const TOKEN_LIFE_MS = 24 * 60 * 60 * 1000

/**
 * What a caller without cookies sends back as `X-Lead-Token` to add to a lead that it made, for a day; in a header, which
 * no log holds.
 */
export const leadToken = (leadId: string): string => sign(runtime().secret, 'lead token', leadId)

function hasToken({ headers }: Request, leadId: string): boolean {
  const token = headers.get(TOKEN_HEADER)
  return (
    token !== null && sameText(token, leadToken(leadId)) && Date.now() - timeOfUuid(leadId) < TOKEN_LIFE_MS
  )
}

/** The lead of an id that a caller names, if the caller has made it: by its cookie or its token. In small letters. */
export function ownLead(request: Request, named: unknown): string | undefined {
  if (!isUuid(named)) return undefined
  const leadId = named.toLowerCase()
  return cookie.of(request).includes(leadId) || hasToken(request, leadId) ? leadId : undefined
}

const Tried = t.type({ leadId: t.string, typed: t.string })

/** More letters are no number. */
const LONGEST = 24

const triedCookie = signedCookie({
  name: 'tried_number',
  purpose: 'tried number',
  seconds: 600,
  codec: Tried,
})

/**
 * Keeps a refused corrected number for the next attempt.
 * @returns the Set-Cookie value
 */
export const keepTriedNumber = (leadId: string, typed: string): string =>
  triedCookie.set({ leadId, typed: typed.length > LONGEST ? '' : typed })

/** The same of a browser; undefined where nothing was refused for this lead, or it was corrected since. */
export function triedNumber(request: Request, leadId: string): string | undefined {
  const tried = triedCookie.of(request)
  return tried?.leadId === leadId ? tried.typed : undefined
}

export const clearedTriedNumber = triedCookie.cleared
