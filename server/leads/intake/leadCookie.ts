import 'server-only'
import * as t from 'io-ts'
import { signedCookie, signedIds } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/config/secret'
import { isUuid, timeOfUuid } from '@/server/database/uuid'

/** Ids of the leads that a browser has created. A lead's id alone grants nothing. */
const cookie = signedIds({ name: 'lead_ref', purpose: 'lead', seconds: 3600 })

/** The Set-Cookie value that adds a lead. */
export const leadCookie = (request: Request, leadId: string): string => cookie.add(request, leadId)

/** The browser's last lead; undefined without a valid cookie. */
export const ownLeadId = (request: Request): string | undefined => cookie.of(request)[0]

export const clearedLeadCookie = cookie.cleared

const TOKEN_HEADER = 'X-Lead-Token'
const TOKEN_LIFE_MS = 24 * 60 * 60 * 1000

/** `X-Lead-Token` of callers without cookies, valid for a day. A header, because logs contain none. */
export const leadToken = (leadId: string): string => sign(runtime().secret, 'lead token', leadId)

function hasToken({ headers }: Request, leadId: string): boolean {
  const token = headers.get(TOKEN_HEADER)
  return (
    token !== null && sameText(token, leadToken(leadId)) && Date.now() - timeOfUuid(leadId) < TOKEN_LIFE_MS
  )
}

/** The lower-case id of a lead that the caller created, by cookie or token; else undefined. */
export function ownLead(request: Request, named: unknown): string | undefined {
  if (!isUuid(named)) return undefined
  const leadId = named.toLowerCase()
  return cookie.of(request).includes(leadId) || hasToken(request, leadId) ? leadId : undefined
}

const Tried = t.type({ leadId: t.string, typed: t.string })

const LONGEST = 24

const triedCookie = signedCookie({
  name: 'tried_number',
  purpose: 'tried number',
  seconds: 600,
  codec: Tried,
})

/** Stores a refused corrected number for the next attempt. @returns the Set-Cookie value */
export const keepTriedNumber = (leadId: string, typed: string): string =>
  triedCookie.set({ leadId, typed: typed.length > LONGEST ? '' : typed })

/** Undefined if nothing was refused for this lead, or it was corrected since. */
export function triedNumber(request: Request, leadId: string): string | undefined {
  const tried = triedCookie.of(request)
  return tried?.leadId === leadId ? tried.typed : undefined
}

export const clearedTriedNumber = triedCookie.cleared
