import 'server-only'
import pino, { type Logger } from 'pino'
import { FIELD_KEYS, formField } from '@/model/lead/formFields'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { processWide } from '@/model/processWide'

/**
 * Structured logs on standard output. Call sites pass ids, counts and codes only; the redaction below is the
 * second line of defence, should a record or an error that quotes one ever be logged.
 */
const PERSONAL = [
  ...FIELD_KEYS.filter((key) => formField(key).personal),
  'ip',
  'body',
  'fields',
  'values',
  'parameters',
  'detail',
]

const redacted = PERSONAL.flatMap((key) => [key, `*.${key}`])

type Lines = ReturnType<typeof pino.destination>

/** Lines are collected up to this size or time: a write for each costs as much as a sixth of taking a lead. */
const COLLECTED_BYTES = 12 * 1024
const COLLECTED_MS = 100
/** pino's number of the level. */
const WARN = 40

/** Where lines are written to, together; what is collected when the process ends is written then. @param to a file, or standard output */
export const collectedLines = (to: string | number): Lines =>
  pino.destination({ dest: to, minLength: COLLECTED_BYTES, periodicFlush: COLLECTED_MS, sync: false })

/**
 * A log whose warnings and errors are written at once, with all lines before them.
 * @param personal paths of values that are replaced; looking for them takes most of the time of a line
 */
export const createLog = (level: string, lines: Lines, personal: readonly string[] = redacted): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: [...personal], censor: '[redacted]' },
      serializers: { err: describeError },
      hooks: {
        logMethod(line, write, written) {
          write.apply(this, line)
          if (written >= WARN) lines.flush()
        },
      },
    },
    lines,
  )

/** The same for all copies of this module, so that none writes into another's line. */
const shared = processWide<Lines>('log lines')
const STANDARD_OUTPUT = 1

const LEVEL = process.env.LOG_LEVEL || (process.env.NODE_ENV === 'test' ? 'silent' : 'info')
const LINES = (shared.value ??= collectedLines(STANDARD_OUTPUT))

export const log: Logger = createLog(LEVEL, LINES)

/** For logAnswer alone, whose lines have no other fields than those that it names. */
export const answerLog: Logger = createLog(LEVEL, LINES, [])

/** A log whose lines carry the request's id. */
export const requestLog = (requestId: string | null): Logger =>
  log.child({ requestId: requestId ?? undefined })

/**
 * What may be written about an error: its kind, code and place. A database error's message quotes the refused
 * value, and a SyntaxError's the text that could not be parsed: both are left out.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const code = errorCode(error)
  const fromDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]+$/.test(code)
  const place = error.stack?.split('\n').find((line) => line.trim().startsWith('at '))
  return {
    kind: error.constructor.name,
    code,
    ...(fromDatabase || error instanceof SyntaxError ? {} : { reason: error.message }),
    at: place?.trim(),
  }
}

/** How often the same trouble is written at most: a database that is unavailable for an hour is a few lines, not a flood. */
const QUIET_MS = 30_000

/**
 * Logs troubles of one kind, at most one each 30 seconds, with the number of those left out since the last line.
 * @param now epoch milliseconds
 */
export function limitedLog(message: string, now: () => number): (error: unknown) => void {
  let quietUntil = 0
  let leftOut = 0
  return (error) => {
    if (now() < quietUntil) {
      leftOut += 1
      return
    }
    quietUntil = now() + QUIET_MS
    log.error({ err: error, leftOut }, message)
    leftOut = 0
  }
}

/** The code that Node.js and the database drivers put on their errors: 'ENOENT', an SQLSTATE and the like. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

const levelOf = (path: string, status: number): 'error' | 'debug' | 'info' =>
  status >= 500 ? 'error' : path.startsWith('/_next/') ? 'debug' : 'info'

/** What opens something in an address, a draft's id or an appointment's token: who reads logs needs none (deploy/nginx.conf does the same). */
const OPENING =
  /^((?:\/hi)?\/(?:enquiry\/(?=[0-9a-f-]{36})|[aqw]\/|api\/(?:appointments|holds)\/))[\w~.-]{36,}?(?=\.ics$|\/|$)/i

/** One line a request: no query, no body, no address, no draft's id (personal data stays out of logs). */
export function logAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!answerLog.isLevelEnabled('error')) return
  const started = performance.now()
  response.once('close', () => {
    const path = ((request.url ?? '').split('?', 1)[0] ?? '').replace(OPENING, '$1{id}')
    const level = levelOf(path, response.statusCode)
    if (!answerLog.isLevelEnabled(level)) return
    const ms = Math.round((performance.now() - started) * 10) / 10
    const { method } = request
    const requestId = response.getHeader('x-request-id')
    answerLog[level](
      { requestId, method, path, status: response.statusCode, ms, complete: response.writableFinished },
      'request',
    )
  })
}

/** How often kept pages are written about, in milliseconds. */
const SUMMARY_MS = 10_000

let pages = 0
let unchanged = 0
let summary: NodeJS.Timeout | undefined

/**
 * Counts a kept page's answer. A line for each would cost a third of what the site can answer: one line says how many there were,
 * and `LOG_LEVEL=debug` writes each (docs/decisions/0006).
 * @param status 200, or 304 to who has the page
 */
export function noteKeptPage(status: number): void {
  if (status === 304) unchanged += 1
  else pages += 1
  summary ??= setTimeout(writeSummary, SUMMARY_MS).unref()
}

function writeSummary(): void {
  log.info({ pages, unchanged, seconds: SUMMARY_MS / 1000 }, 'kept pages')
  pages = unchanged = 0
  summary = undefined
}

/** Controls of a terminal, further ends of lines, and marks that turn the direction of what is written. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** Foreign text safe for a terminal: no control sequences, one line. */
export const terminalText = (value: unknown): string => String(value ?? '').replace(STEERING, ' ')

const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON that reads the same and is safe to show on a terminal. @param indent as of JSON.stringify */
export const terminalJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(STEERING, (mark) => (mark === '\n' ? mark : escaped(mark)))
