/** Requests that nobody's browser sends: every call with bodies, queries, headers and cookies made to break what reads them. */
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { HANDLERS } from '@/server/handlers'
import { LEAD_FIELD_NAMES } from '@/model/lead/leadFields'
import { PAGE_EXTRAS, sampleLead } from '@/tests/site/leadClient'
import { someMobile } from '@/tests/support/testNumbers'
import { name, text, value } from './hostileValues'

export interface HostileRequest {
  readonly method: string
  /** Of the table of calls. */
  readonly path: string
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

/** What a call would take, by its path; other calls take the fields of the plain form. */
const plainForm = (): Record<string, unknown> => ({
  ...{
    name: 'Asha Rao',
    mobile: someMobile(),
    countryCode: '+91',
    city: 'Mumbai',
    treatment: 'Piles Treatment',
  },
  ...{
    path: '/treatment/piles',
    pageType: 'Treatment',
    pageName: '/treatment/piles',
    variant: '3',
    tier: '3',
  },
  ...{
    language: 'en',
    notice: PRIVACY_NOTICE_VERSION,
    note: 'Calls after six, please',
    kind: 'doctor',
    id: '1',
    cityId: '514',
    whatsapp: '1',
  },
})
const lead = (): Record<string, unknown> => ({
  ...sampleLead(0),
  MobileNoData: someMobile(),
  extras: PAGE_EXTRAS,
})
const LIKELY: Readonly<Record<string, () => Record<string, unknown>>> = {
  '/lead/v1/admin/webleadcreate': lead,
  '/lead/v1/survey': () => ({
    leadId: '01890000-0000-7000-8000-000000000000',
    answers: { locality: 'Andheri' },
  }),
  '/api/lead/createleadzoho': () => ({ name: 'Asha Rao', phoneno: someMobile(), height: '170' }),
  '/users/v1/user/signup': () => ({ mobileNo: someMobile(), countryCode: '91', resend: 0 }),
  '/lead/v1/authenticate/generateotp': () => ({ mobileNo: someMobile(), countryCode: '91', resend: 0 }),
  '/users/v1/user/login': () => ({ mobileNo: someMobile(), countryCode: '91', otp: '123456' }),
  '/users/v1/user/update': () => ({ name: 'Asha Rao', email: 'asha@example.com', cityId: 514 }),
  '/users/v1/user/consent': () => ({ whatsapp: true }),
}

/** As JSON writes it; `__proto__` becomes a property, as it does where JSON is read. */
const json = (entries: readonly (readonly [string, unknown])[]): string =>
  `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one) ?? 'null'}`).join(',')}}`

const asText = (one: unknown): string =>
  (typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))
    .slice(0, 8000)
    .replace(/\p{Surrogate}/gu, '\ufffd')

const urlencoded = (entries: readonly (readonly [string, unknown])[]): string =>
  entries
    .map(([key, one]) => `${encodeURIComponent(asText(key))}=${encodeURIComponent(asText(one))}`)
    .join('&')

const multipart = (entries: readonly (readonly [string, unknown])[]): string =>
  entries
    .map(([key, one]) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${asText(one)}\r\n`)
    .join('') + '--b--'

type Entries = readonly (readonly [string, unknown])[]
type Body = { readonly type: string; readonly bytes: Buffer; readonly encoding?: string }

/** What a call takes with one or two of its parts exchanged. */
const entriesFor = (path: string): fc.Arbitrary<Entries> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.oneof(name, fc.constantFrom(...LEAD_FIELD_NAMES)), value), { maxLength: 3 }),
      fc.boolean(),
    )
    .chain(([changes, inside]) =>
      fc.constant(null).map(() => {
        const likely = Object.entries((LIKELY[path] ?? plainForm)())
        return inside
          ? likely.map(([key, one], at): readonly [string, unknown] => [key, changes[at]?.[1] ?? one])
          : [...likely, ...changes]
      }),
    )

const FORM_TYPE = 'application/x-www-form-urlencoded'

const written = (entries: Entries): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant({ type: 'application/json', bytes: Buffer.from(json(entries)) }) },
    { weight: 5, arbitrary: fc.constant({ type: FORM_TYPE, bytes: Buffer.from(urlencoded(entries)) }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        { type: 'multipart/form-data; boundary=b', bytes: Buffer.from(multipart(entries)) },
        { type: 'application/json; charset=utf-16', bytes: Buffer.from(json(entries), 'utf16le') },
        { type: 'application/json', bytes: gzipSync(json(entries)), encoding: 'gzip' },
        { type: 'application/json', bytes: gzipSync('0'.repeat(1e6)), encoding: 'gzip' },
        { type: 'text/plain', bytes: Buffer.from(json(entries)) },
        {
          type: 'application/xml',
          bytes: Buffer.from('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
        },
      ),
    },
  )

const BROKEN = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '['.repeat(20_000),
  '{"a":1}'.repeat(3),
  'x'.repeat(100_000),
  '&&==&=',
  '%zz=%',
]
const brokenBody = fc
  .tuple(
    fc.constantFrom('application/json', FORM_TYPE, '', 'application/json;', 'image/png'),
    fc.oneof(
      fc.constantFrom(...BROKEN).map((one) => Buffer.from(one)),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((one) => Buffer.from(one)),
      // A picture's head with nothing behind it, and one that claims to be huge.
      fc
        .constantFrom('ffd8ffe0', '89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000')
        .map((hex) => Buffer.from(hex, 'hex')),
    ),
  )
  .map(([type, bytes]): Body => ({ type, bytes }))

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

const addressOf = (serial: number): string =>
  `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`

/** What makes leads comes more often: most of it is refused. */
const MAKES_LEADS = CALLS.filter(({ path }) => path.endsWith('/webleadcreate') || path === '/enquiry')

/** One request to one of the calls. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...CALLS) },
    { weight: 1, arbitrary: fc.constantFrom(...MAKES_LEADS) },
  )
  .chain(({ path, method }) =>
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
        from: fc.integer({ min: 0, max: 0xffffff }),
      })
      .map(({ body, headers: sent, from, ...request }) => ({
        ...request,
        path,
        body: request.method === 'GET' || request.method === 'HEAD' ? Buffer.alloc(0) : body.bytes,
        headers: {
          'x-forwarded-for': addressOf(from),
          ...(body.type && { 'content-type': body.type }),
          ...(body.encoding && { 'content-encoding': body.encoding }),
          ...sent,
        },
      })),
  )
