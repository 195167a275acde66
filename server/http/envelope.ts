import 'server-only'
import type { Envelope } from '@/model/envelope'
import type { LoginWork } from '@/model/account/otpLogin'

/** For programs; the browser has its own texts (content/copy/leadForm.ts, failure). */
const MESSAGES = {
  400: 'Some answers need another look',
  401: 'Please log in again',
  403: 'The page has expired. Please reload it',
  404: 'Not found',
  409: 'This Idempotency-Key was used with another body',
  413: 'The request is too large',
  415: 'The request must be application/json',
  422: 'That is not possible now',
  429: 'Too many requests. Please try again later',
  500: 'Something went wrong',
  503: 'The service is not available. Please try again later',
} as const

export type FailureCode = keyof typeof MESSAGES

interface AnswerHeaders {
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
}

/** A Response with complete text and headers, which the edge writes without a stream or Headers object. */
export class TextResponse extends Response {
  private filled: Headers | undefined
  private whole: Response | undefined

  constructor(
    readonly content: string,
    status: number,
    /** Names and values; Set-Cookie may repeat. */
    readonly lines: [name: string, value: string][],
  ) {
    super(null, { status })
  }

  override get headers(): Headers {
    return (this.filled ??= new Headers(this.lines))
  }

  private get asWhole(): Response {
    return (this.whole ??= new Response(this.content, { status: this.status, headers: this.headers }))
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return this.asWhole.body
  }

  override text(): Promise<string> {
    return this.asWhole.text()
  }

  override json(): Promise<unknown> {
    return this.asWhole.json()
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.asWhole.arrayBuffer()
  }

  override clone(): Response {
    return this.asWhole.clone()
  }
}

const USUAL = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
const USUAL_LINES = Object.entries(USUAL)

function answer(
  code: number,
  envelope: Envelope<unknown>,
  { headers, cookies = [] }: AnswerHeaders,
): Response {
  const lines: [name: string, value: string][] = headers
    ? Object.entries({ ...USUAL, ...headers })
    : [...USUAL_LINES]
  for (const cookie of cookies) lines.push(['Set-Cookie', cookie])
  return new TextResponse(JSON.stringify(envelope), code, lines)
}

export const ok = (
  data: unknown,
  { message = 'OK', headers, cookies }: { message?: string } & AnswerHeaders = {},
) => answer(200, { status: { code: 200, message }, data }, { headers, cookies })

export interface FailDetails extends AnswerHeaders {
  /** Machine-readable reason (model/envelope.ts). */
  readonly reason?: string
  /** Texts for people; the first is shown. Default: the status message. */
  readonly errors?: readonly string[]
  /** Proof of work that would make the call succeed. */
  readonly work?: LoginWork
  readonly waitSeconds?: number
  /** Texts by field key. */
  readonly fields?: Readonly<Record<string, string>>
  readonly also?: Readonly<Record<string, unknown>>
}

export const fail = (code: FailureCode, details: FailDetails = {}): Response => {
  const {
    errors,
    fields,
    work,
    also,
    waitSeconds,
    cookies,
    reason = code === 429 ? 'tooMany' : undefined,
  } = details
  const waits = waitSeconds !== undefined && { 'Retry-After': String(waitSeconds) }
  return answer(
    code,
    {
      status: { code, message: MESSAGES[code] },
      error: [...(errors ?? [MESSAGES[code]])],
      ...(reason && { code: reason }),
      ...(fields && { fields }),
      ...(work && { work }),
      ...(waitSeconds !== undefined && { waitSeconds }),
      ...also,
    },
    { headers: { ...details.headers, ...waits }, cookies },
  )
}

/**
 * A redirect whose target is rendered as the answer, with the new cookies, for browsers that keep no cookies
 * (docs/decisions/0046).
 */
export class PageShown extends Response {
  constructor(
    readonly path: string,
    readonly cookies: readonly string[],
    readonly shownAs: number,
  ) {
    super(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
  }
}

export type ShowPage = (page: PageShown) => Promise<void>

/** 303, so that back and reload do not submit twice. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
