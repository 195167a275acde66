/** Client input, each with a unique marker that must not appear in other clients' answers. */
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { TRACKING_PARAMETERS } from '@/model/page/trackingParameters'
import { LISTS } from '@/model/page/listQuery'

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it came. */
  readonly body: Buffer
  /** Headers and decoded body as one text. */
  readonly text: string
}

const decoded = (body: Buffer, encoding: string | undefined): Buffer =>
  encoding === 'gzip' ? gunzipSync(body) : encoding === 'br' ? brotliDecompressSync(body) : body

/** Asks for a path exactly as it is written: fetch would tidy it up. */
export const askRaw = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(origin)
    const call = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', fail)
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const plain = body.length ? decoded(body, answer.headers['content-encoding']) : body
        const text = `${answer.rawHeaders.join('\n')}\n\n${plain.toString()}`
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body, text })
      })
    })
    call.on('error', fail)
    call.end()
  })

/** Long enough that no hash in a header has it by chance. */
const MARKER = /zqzq[a-z0-9]+qzqz/gi

/** A marker that no page has by itself and that every filter takes for a value. */
export const marker = (of: string | number): string => `zqzq${String(of).replace(/[^a-z0-9]/gi, '')}qzqz`

/** The markers in an answer, each once. */
export const markersIn = ({ text }: Pick<RawAnswer, 'text'>): string[] => [
  ...new Set([...text.matchAll(MARKER)].map(([found]) => found)),
]

/** Every parameter that the site reads somewhere, and some that it does not. */
const PARAMETERS: readonly string[] = [
  ...new Set([
    ...TRACKING_PARAMETERS,
    ...Object.values(LISTS).flatMap(({ filters }) => filters),
    ...['mob', 'department', 'name', 'variant', 'isplanfeature', 'isquicksurvey', 'survey', 'treatment'],
    ...[
      'q',
      'sort',
      'page',
      'inspect',
      'leadId',
      'id',
      'token',
      'email',
      '_rsc',
      'dpl',
      'nxtPslug',
      'edition',
    ],
  ]),
]

/** A query with a marker in the value of every parameter, and as a name. */
export const markedQuery = (): string =>
  `${new URLSearchParams(PARAMETERS.map((name) => [name, marker(name)]))}&${marker('name')}=1`

/** What browsers, proxies and Next's own client send; Next acts on some of them when they come from outside. */
const HEADERS: readonly string[] = [
  ...['user-agent', 'referer', 'accept-language', 'authorization', 'origin', 'host', 'x-request-id'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'via'],
  ...['x-real-ip', 'cf-connecting-ip', 'x-original-url', 'x-rewrite-url', 'x-http-method-override'],
  ...['x-matched-path', 'x-invoke-path', 'x-invoke-query', 'x-invoke-output', 'x-now-route-matches'],
  ...['x-middleware-rewrite', 'x-middleware-subrequest', 'x-nextjs-data', 'x-prerender-revalidate'],
  ...['next-url', 'next-action', 'next-router-state-tree', 'next-router-segment-prefetch', 'purpose'],
  ...[
    'visitorid',
    'cityid',
    'x-xsrf-token',
    'idempotency-key',
    'if-none-match',
    'x-shalya-client-ip',
    'x-shalya-scheme',
  ],
]

const COOKIES = [
  'cred_hexa',
  'signed_in',
  'visitorid',
  'XSRF-TOKEN',
  'browser_id',
  'userSelectedCity',
  '__prerender_bypass',
]

/** Every header and cookie with a marker. */
export const markedHeaders = (): Record<string, string> => ({
  ...Object.fromEntries(HEADERS.map((name) => [name, marker(name)])),
  cookie: COOKIES.map((name) => `${name}=${marker(name)}`).join('; '),
})
