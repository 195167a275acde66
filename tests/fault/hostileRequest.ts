/** Hostile requests: every call with bodies, queries, headers and cookies made to break their parsers. */
import fc from 'fast-check'
import { HANDLERS } from '@/server/handlers'
import { asText, brokenBody, entriesFor, HOLD, TOKEN, written } from './hostileBodies'
import { text } from './hostileValues'

export interface HostileRequest {
  readonly method: string
  /** Of the table of calls. */
  readonly path: string
  /** The path with something in the place of its parts. */
  readonly address: string
  /** What follows the path: '' or '?' and a query. */
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** What of a real visitor goes with it. */
  readonly has: { readonly proof: boolean; readonly session: boolean }
}

/** Every call of the table by its method. */
export const CALLS = Object.entries(HANDLERS).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ path, method })),
)

const QUERY_NAMES = [
  ...['leadId', 'departmentId', 'hospitalId', 'query', 'city', 'type', 'language', 'lat', 'lon', 'format'],
  ...['cityId', 'from', 'next', 'redirect', 'v', 'page', '__proto__', 'a[]', 'source'],
]
const RAW = [
  '%00',
  '%ED%A0%80',
  '%E0%A4',
  '%zz',
  '%',
  '%0d%0aX-A:b',
  '%2570',
  '%2e%2e%2f',
  '//evil.example',
  '+',
  '%u0041',
]
const query = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom(...QUERY_NAMES),
          fc.oneof(
            fc.constantFrom(...RAW),
            text.map((one) => encodeURIComponent(asText(one).slice(0, 100))),
          ),
        ),
        {
          minLength: 1,
          maxLength: 3,
        },
      )
      .map((pairs) => `?${pairs.map(([key, one]) => `${encodeURIComponent(key)}=${one}`).join('&')}`),
  },
)

/** What a header may hold by HTTP’s rules; all of a request together stays below the 16 KB after which Node reads no further. */
const headerText = text.map((one) => one.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 1000))
const HEADER_NAMES = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-encoding',
    'cookie',
    'idempotency-key',
  ],
  ...[
    'if-none-match',
    'if-modified-since',
    'key',
    'origin',
    'range',
    'referer',
    'sec-fetch-site',
    'user-agent',
    'visitorid',
  ],
  ...[
    'cityid',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
    'x-request-id',
    'x-xsrf-token',
    'forwarded',
  ],
]
const COOKIES = [
  'cred_hexa',
  'lead_ref',
  'login_step',
  'to_save',
  'visitorid',
  'XSRF-TOKEN',
  'userSelectedCity',
  '__prerender_bypass',
]
const cookies = fc
  .array(
    fc.tuple(
      fc.constantFrom(...COOKIES),
      fc.oneof(
        headerText,
        text.map((one) => encodeURIComponent(asText(one).slice(0, 100))),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([key, one]) => `${key}=${one.replace(/;/g, '')}`).join('; '))

const headers = fc
  .tuple(fc.array(fc.tuple(fc.constantFrom(...HEADER_NAMES), headerText), { maxLength: 3 }), cookies)
  .map(([pairs, cookie]) => ({ ...Object.fromEntries(pairs), ...(cookie && { cookie }) }))

/** Values for a path parameter such as `:token`. */
export const HOSTILE_PARTS = [
  ...[TOKEN, HOLD, '1', '0', '-1', '1e3', '999999999', '.', 'x'.repeat(3000), '1;1', "1'--"],
  ...['%00', '%ED%A0%80', '%E0%A4', '%zz', '%', '%2e%2e', '..%2f..%2fa', '%0d%0aX-A:b'],
]
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_PARTS) },
  { weight: 1, arbitrary: text.map((one) => encodeURIComponent(asText(one).slice(0, 300)) || '-') },
)

const addressOf = (serial: number): string =>
  `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`

/** What makes leads comes more often: most of it is refused. */
export const MAKES_LEADS = CALLS.filter(({ path }) => path.endsWith('/webleadcreate') || path === '/enquiry')

/** One request to a call. */
export const hostileRequestTo = ({ path, method }: (typeof CALLS)[number]): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
      ),
      query,
      headers,
      body: fc.oneof(
        { weight: 5, arbitrary: entriesFor(path).chain(written) },
        { weight: 1, arbitrary: brokenBody },
      ),
      has: fc.record({
        proof: fc.integer({ max: 9, min: 0 }).map((one) => one > 1),
        session: fc.boolean(),
      }),
      part,
      from: fc.integer({ min: 0, max: 0xffffff }),
    })
    .map(({ body, headers: sent, from, part: one, ...request }) => ({
      ...request,
      path,
      address: path.replace(/:[A-Za-z]+/, () => one),
      body: request.method === 'GET' || request.method === 'HEAD' ? Buffer.alloc(0) : body.bytes,
      headers: {
        'x-forwarded-for': addressOf(from),
        ...(body.type && { 'content-type': body.type }),
        ...(body.encoding && { 'content-encoding': body.encoding }),
        ...sent,
      },
    }))

/** One request to one of the calls. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...CALLS) },
    { weight: 1, arbitrary: fc.constantFrom(...MAKES_LEADS) },
  )
  .chain(hostileRequestTo)
