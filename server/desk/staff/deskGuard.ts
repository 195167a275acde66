import 'server-only'
import { isRight } from 'fp-ts/Either'
import type * as t from 'io-ts'
import { isAtLeast, type LeastRole, type StaffMember } from '@/model/desk/staff'
import { fail, seeOther } from '@/server/http/envelope'
import {
  type Call,
  type Guard,
  type GuardedHandler,
  guardedCall,
  type Refusal,
  refuseByEnvelope,
  refuseForm,
} from '@/server/http/guardedCall'
import { type ReadBody, readForm, readFormData, readOptionalJson } from '@/server/http/requestBody'
import { runtime } from '@/server/runtime'
import { clearedDeskCookie, type DeskSession, deskSessionOf } from './deskSessions'

type Handle = (request: Request, staff: StaffMember, session: DeskSession) => Promise<Response>

/** Counts one call of a member of staff. */
const limitByStaff = ({ session }: { readonly session: DeskSession }) =>
  ['deskCalls', `staff ${session.staff.id}`] as const

const refuse = (refusal: Refusal): Response =>
  refusal.code === 401
    ? fail(401, { reason: 'deskSession', cookies: [clearedDeskCookie()] })
    : refuseByEnvelope(refusal)

const READ: Guard<undefined, DeskSession> = {
  proof: 'none',
  needsDatabase: true,
  sessionOf: (request) => deskSessionOf(request),
  limit: limitByStaff,
  refuse,
}

const ifAllowed =
  (least: LeastRole, handle: (call: Call<undefined, DeskSession>) => Promise<Response>) =>
  (call: Call<undefined, DeskSession>): Promise<Response> | Response =>
    isAtLeast(call.session.staff, least) ? handle(call) : fail(403, { reason: 'deskRole' })

/**
 * A read call of the desk; its answer is not cached.
 * @param least the lowest role allowed: others get 403 `deskRole`, calls without a session 401 `deskSession`
 * @param isUse false for automatic requests of a page: they do not extend the session
 */
export const deskRead = (least: LeastRole, handle: Handle, { isUse = true } = {}): GuardedHandler =>
  guardedCall(
    { ...READ, sessionOf: (request) => deskSessionOf(request, isUse) },
    ifAllowed(least, ({ request, session }) => handle(request, session.staff, session)),
  )

/**
 * A JSON call that changes something: from the desk's own pages (XSRF token), with a session and the role. Refused
 * before the body is read otherwise.
 * @param codec the expected body (400)
 */
export const deskCall = <Body>(
  least: LeastRole,
  codec: t.Type<Body, unknown, unknown>,
  handle: (call: Call<Body, DeskSession>) => Promise<Response>,
): GuardedHandler =>
  guardedCall(
    { ...READ, proof: 'xsrf' },
    ifAllowed(least, async (call) => {
      const sent = await readOptionalJson(call.request)
      if ('refused' in sent) return fail(sent.refused)
      const read = codec.decode(sent.value)
      return isRight(read) ? handle({ ...call, body: read.right }) : fail(400)
    }),
  )

/** Where who is not signed in is led. */
export const LOGIN_PATH = '/desk/login'

/** Why a form of the desk's was not taken (`?problem=`). */
const problemOf = ({ code }: Pick<Refusal, 'code'>): string => {
  if (code === 401) return 'session'
  if (code === 429) return 'tooMany'
  return code === 503 || code === 500 ? 'away' : 'unreadable'
}

/** A page of the desk, or the one that a form came from (undefined: it could not be read). */
type FormPage = string | ((form: URLSearchParams | undefined) => string)

const withProblem = (page: FormPage, problem: string, form?: URLSearchParams): string => {
  const path = typeof page === 'string' ? page : page(form)
  return `${path}${path.includes('?') ? '&' : '?'}problem=${problem}`
}

/** Answer to a refused form of the desk. */
export const refuseDeskForm =
  (page: FormPage) =>
  (refusal: Refusal<URLSearchParams>): Response => {
    const isSignedOut = refusal.code === 401
    const to = withProblem(isSignedOut ? LOGIN_PATH : page, problemOf(refusal), refusal.body)
    return refuseForm(refusal) ?? seeOther(to, isSignedOut ? [clearedDeskCookie()] : [])
  }

/** A form without null characters: no database takes one. */
async function readDeskForm(request: Request, limit?: number): Promise<ReadBody<URLSearchParams>> {
  const read = await readForm(request, limit)
  if ('refused' in read) return read
  const texts = [...read.value].map((pair) => pair.map((text) => text.replaceAll('\0', '')))
  return { value: new URLSearchParams(texts) }
}

/** The version that a form's page showed, or undefined. */
export function versionIn(form: URLSearchParams): number | undefined {
  const text = form.get('version') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/**
 * A plain form that changes something, with a session and the role; works without JavaScript.
 * @param page that shows a refusal (`?problem=`)
 * @param limit bytes of the form, where it is longer than others
 */
export const deskForm = (
  least: LeastRole,
  page: FormPage,
  handle: (call: Call<URLSearchParams, DeskSession>) => Promise<Response>,
  limit?: number,
): GuardedHandler =>
  guardedCall<URLSearchParams, DeskSession>(
    {
      proof: 'origin',
      readBody: (request) => readDeskForm(request, limit),
      readsBodyFirst: true,
      needsDatabase: true,
      sessionOf: (request) => deskSessionOf(request),
      limit: limitByStaff,
      refuse: refuseDeskForm(page),
    },
    (call) =>
      isAtLeast(call.session.staff, least) ? handle(call) : seeOther(withProblem(page, 'role', call.body)),
  )

/**
 * A plain form with a file, with a session and the role; the body is read only after these checks.
 * @param limit bytes of the form
 */
export const deskUpload = (
  least: LeastRole,
  page: string,
  handle: (call: Call<FormData, DeskSession>) => Promise<Response>,
  limit: number,
): GuardedHandler => {
  const refuseUpload = refuseDeskForm(page)
  return guardedCall<undefined, DeskSession>(
    {
      proof: 'origin',
      needsDatabase: true,
      sessionOf: (request) => deskSessionOf(request),
      limit: limitByStaff,
      refuse: ({ body: _, ...refusal }) => refuseUpload(refusal),
    },
    async (call) => {
      if (!isAtLeast(call.session.staff, least)) return seeOther(withProblem(page, 'role'))
      const read = await readFormData(call.request, limit)
      if ('refused' in read)
        return seeOther(withProblem(page, read.refused === 413 ? 'tooLarge' : 'unreadable'))
      return handle({ ...call, body: read.value })
    },
  )
}

/**
 * The member of staff of a desk page's request.
 * @param isUse as deskRead
 * @throws the database's error
 */
export async function staffOfCookies(
  cookieHeader: string | null,
  { isUse = true } = {},
): Promise<StaffMember | undefined> {
  const request = new Request(runtime().config.siteUrl, { headers: { cookie: cookieHeader ?? '' } })
  return (await deskSessionOf(request, isUse))?.staff
}
