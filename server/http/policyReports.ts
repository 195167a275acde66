import 'server-only'
import { fieldOf } from '@/model/fieldOf'
import { log } from '@/server/log'
import { guardedCall } from './guardedCall'
import { parsed, type ReadBody, readBytes } from './requestBody'

/** Anything else counts as 'other'. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'object-src', 'base-uri', 'form-action'],
  ...['frame-ancestors', 'frame-src', 'worker-src', 'media-src', 'manifest-src', 'require-trusted-types-for'],
])
const LIMIT_BYTES = 16 * 1024
const REPORTS_A_BODY = 20
const LOG_EVERY_MS = 60_000

const counts = new Map<string, number>()
let loggedAt = 0

/** Reports by directive since the process started. */
export const policyReportCounts = (): Readonly<Record<string, number>> => Object.fromEntries(counts)

/** The directive of a report, in either browser format. */
function directiveOf(report: unknown): string {
  const fields = fieldOf(report, 'csp-report') ?? fieldOf(report, 'body')
  const rule =
    fieldOf(fields, 'effectiveDirective') ??
    fieldOf(fields, 'effective-directive') ??
    fieldOf(fields, 'violated-directive')
  // Some browsers include the sources: 'script-src self'.
  const [directive = ''] = String(rule).split(' ')
  return DIRECTIVES.has(directive) ? directive : 'other'
}

/** Browsers use several media types. */
async function readReports(request: Request): Promise<ReadBody<unknown>> {
  const body = await readBytes(request, LIMIT_BYTES)
  return 'refused' in body ? body : parsed(body.value.toString())
}

/**
 * Counts violations of the content security policy by directive. Drops addresses, samples and bodies, which may
 * contain visitor input. Without a proof, since browsers send none.
 */
export const takePolicyReports = guardedCall(
  {
    proof: 'none',
    limit: ({ ip }) => ['reports', ip],
    readBody: readReports,
    refuse: ({ code }) => new Response(null, { status: code }),
  },
  ({ body: reports }) => {
    for (const report of [reports].flat().slice(0, REPORTS_A_BODY)) {
      const directive = directiveOf(report)
      counts.set(directive, (counts.get(directive) ?? 0) + 1)
    }
    if (Date.now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = Date.now()
      log.warn({ refused: policyReportCounts() }, 'browsers refused something by the content security policy')
    }
    return new Response(null, { status: 204 })
  },
)
