import 'server-only'
import { createHash } from 'node:crypto'
import { sameText } from '@/server/config/secret'
import { type FailureCode, TextResponse } from '@/server/http/envelope'
import { guardedCall } from '@/server/http/guardedCall'
import { runtime } from '@/server/runtime'
import { FhirError } from './fhirError'
import { Parameters } from './parameters'

/** A resource of FHIR R4 (hl7.org/fhir/R4). */
export interface Resource {
  readonly resourceType: string
  readonly id?: string
  readonly meta?: { readonly versionId: string; readonly lastUpdated?: string }
  readonly [element: string]: unknown
}

/** An authorised read. */
export interface FhirRead {
  /** Of the path, '' for a search. */
  readonly id: string
  readonly parameters: Parameters
  /** Whether the token allows to read names, years of birth and numbers of patients. */
  readonly seesPatients: boolean
}

/** Address of the API, without a trailing slash. */
export const fhirBase = (): string => `${runtime().config.siteUrl}/fhir`

const HEADERS = {
  'Content-Type': 'application/fhir+json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}

const answer = (resource: Resource, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new TextResponse(JSON.stringify(resource), status, Object.entries({ ...HEADERS, ...headers }))

const outcome = (
  { status, code, message }: FhirError,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const issue = [{ severity: 'error', code, diagnostics: message }]
  return answer({ resourceType: 'OperationOutcome', issue }, status, headers)
}

const ISSUES: Partial<Record<FailureCode, readonly [code: string, message: string]>> = {
  429: ['throttled', 'Too many requests'],
  503: ['transient', 'The service is not available at present'],
}

const VERSION_LENGTH = 16

/** A resource that is computed, with a version made of its content. */
export function versioned(resource: Resource): Resource {
  const hash = createHash('sha256').update(JSON.stringify(resource)).digest('hex')
  return { ...resource, meta: { versionId: hash.slice(0, VERSION_LENGTH) } }
}

/** Scope of a request's token; undefined for none of the configured ones. */
function scopeOf(request: Request): Pick<FhirRead, 'seesPatients'> | undefined {
  const given = request.headers.get('authorization') ?? ''
  const { token, patientToken } = runtime().config.fhir
  const is = (one: string | undefined) => one !== undefined && sameText(given, `Bearer ${one}`)
  if (is(patientToken)) return { seesPatients: true }
  return is(token) ? { seesPatients: false } : undefined
}

function formatOf(parameters: Parameters): void {
  const format = parameters.one('_format')
  if (format !== undefined && !/^(json|application\/(fhir\+)?json)$/.test(format))
    throw new FhirError(406, 'not-supported', 'only JSON is written')
}

/** 304 where the caller has this version; a person in it changes without a new version of it. */
function readAnswer(request: Request, resource: Resource): Response {
  if (!resource.meta) return answer(resource)
  const { versionId, lastUpdated } = resource.meta
  const ETag = `W/"${versionId}"`
  if (request.headers.get('if-none-match') === ETag && !resource.contained)
    return new Response(null, { status: 304, headers: { ETag, 'Cache-Control': 'no-store' } })
  const modified = lastUpdated && { 'Last-Modified': new Date(lastUpdated).toUTCString() }
  return answer(resource, 200, { ETag, ...modified })
}

/**
 * A GET of the FHIR API: 404 unless a token is configured, 401 without a valid one, errors as OperationOutcome.
 * @param isOpen whether it needs no token
 */
export const fhirCall = (
  handle: (read: FhirRead) => Resource | Promise<Resource>,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
) =>
  guardedCall(
    {
      proof: 'none',
      needsDatabase: !isOpen,
      limit: ({ ip }) => ['fhir', ip],
      refuse: ({ code, waitSeconds }) => {
        const [issue, message] = ISSUES[code] ?? ['exception', 'The request failed']
        const wait: Readonly<Record<string, string>> =
          waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) }
        return outcome(new FhirError(code, issue, message), wait)
      },
    },
    async ({ request }) => {
      const { token, patientToken } = runtime().config.fhir
      if (token === undefined && patientToken === undefined)
        return outcome(new FhirError(404, 'not-found', 'The FHIR API is switched off'))
      const scope = isOpen ? { seesPatients: false } : scopeOf(request)
      if (!scope)
        return outcome(new FhirError(401, 'login', 'A bearer token is needed'), {
          'WWW-Authenticate': 'Bearer',
        })
      const { pathname, searchParams } = new URL(request.url)
      const parameters = new Parameters(searchParams)
      const [, , , id = ''] = pathname.split('/')
      try {
        formatOf(parameters)
        return readAnswer(request, await handle({ id, parameters, ...scope }))
      } catch (error) {
        if (error instanceof FhirError) return outcome(error)
        throw error
      }
    },
  )

/** What a search has found, a page of it. @param next cursor of the page after; undefined on the last */
export function searchBundle(
  type: string,
  query: URLSearchParams,
  resources: readonly Resource[],
  next: string | undefined,
): Resource {
  const address = (page: string | undefined) => {
    const all = new URLSearchParams(query)
    if (page !== undefined) all.set('page', page)
    return `${fhirBase()}/${type}?${all.toString()}`
  }
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: address(undefined) },
      ...(next === undefined ? [] : [{ relation: 'next', url: address(next) }]),
    ],
    entry: resources.map((resource) => ({
      fullUrl: `${fhirBase()}/${type}/${String(resource.id)}`,
      resource,
      search: { mode: 'match' },
    })),
  }
}
