import 'server-only'
import type { Envelope } from '@/model/envelope'
import type { LoginWork } from '@/model/account/loginWork'

/** What a refused call says; the browser shows its own words for each kind (content/copy/leadForm.ts, failure). */
const MESSAGES = {
  400: 'Some answers need another look',
  401: 'Please log in again',
  403: 'The page has expired. Please reload it',
  404: 'Not found',
  409: 'This Idempotency-Key was used with another body',
  413: 'The request is too large',
  415: 'The request must be application/json',
  429: 'Too many requests. Please try again later',
  500: 'Something went wrong',
  503: 'The service is not available. Please try again later',
} as const

export type FailureCode = keyof typeof MESSAGES

interface AnswerHeaders {
  readonly headers?: Readonly<Record<string, string>>
  /** Set-Cookie values. */
  readonly cookies?: readonly string[]
}

function answer(
  code: number,
  envelope: Envelope<unknown>,
  { headers, cookies = [] }: AnswerHeaders,
): Response {
  const all = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers })
  for (const cookie of cookies) all.append('Set-Cookie', cookie)
  return textResponse(JSON.stringify(envelope), { status: code, headers: all })
}

/** A success in the envelope of decisions.md; the HTTP status equals status.code. */
export const ok = (
  data: unknown,
  { message = 'OK', headers, cookies }: { message?: string } & AnswerHeaders = {},
) => answer(200, { status: { code: 200, message }, data }, { headers, cookies })

export interface FailDetails extends AnswerHeaders {
  /** Why, for programs (model/envelope.ts). */
  readonly reason?: string
  /** Words for a person, the first of which is shown; default is the status message. */
  readonly errors?: readonly string[]
  /** What the caller may work out, for the call to be taken after all. */
  readonly work?: LoginWork
  /** Words by field key. */
  readonly fields?: Readonly<Record<string, string>>
}

/** A failure in the envelope. */
export const fail = (code: FailureCode, details: FailDetails = {}): Response => {
  const { errors, fields, work, headers, cookies, reason = code === 429 ? 'tooMany' : undefined } = details
  return answer(
    code,
    {
      status: { code, message: MESSAGES[code] },
      error: [...(errors ?? [MESSAGES[code]])],
      ...(reason && { code: reason }),
      ...(fields && { fields }),
      ...(work && { work }),
    },
    { headers, cookies },
  )
}

const texts = new WeakMap<Response, string>()

/** A Response of a text that is known as a whole, so that the edge need not read it out of a stream again. */
function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  texts.set(response, text)
  return response
}

/** The whole text of a Response that textResponse made; undefined for any other. */
export const wholeTextOf = (response: Response): string | undefined => texts.get(response)

/** 303: the browser gets the page anew, so that going back or reloading sends nothing twice. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
