import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { incomingRequest, normaliseRequest } from './incomingRequest'

/** Headers of answers, which the same calls read. */
const OF_ANSWERS = ['cache-control', 'content-encoding', 'location', 'retry-after', 'x-ratelimit-reset']

/** Every header name read by server code. */
function namesRead(): readonly string[] {
  const code = ['server', 'app']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const found = code.matchAll(/headers\.(?:get|has)\('([^']+)'\)|\b[A-Z_]*HEADER = '([^']+)'/g)
  const names = [...found].map(([, read, named]) => (read ?? named ?? '').toLowerCase())
  return [...new Set(names)].filter((name) => !OF_ANSWERS.includes(name))
}

const incoming = (headers: Record<string, string>) =>
  ({
    url: '/x',
    method: 'POST',
    headers,
    socket: { remoteAddress: '203.0.113.7' },
  }) as unknown as IncomingMessage

const settled = (headers: Record<string, string>) => {
  const request = incoming(headers)
  normaliseRequest(request, () => false)
  return incomingRequest(request)
}

describe('a request that comes in', () => {
  it('keeps every header that a handler reads', () => {
    const names = namesRead()
    expect(names).toEqual(
      expect.arrayContaining(['x-lead-token', 'x-xsrf-token', 'idempotency-key', 'cookie']),
    )
    const { headers } = settled(Object.fromEntries(names.map((name) => [name, 'abcdefgh'])))
    expect(names.filter((name) => !headers.has(name))).toEqual([])
  })

  it('loses what nobody reads, and what a caller says of its own address', () => {
    const { headers } = settled({ 'x-middleware-subrequest': 'x', 'x-shalya-client-ip': '198.51.100.1' })
    expect(headers.get('X-Middleware-Subrequest')).toBeNull()
    expect(headers.get('X-Shalya-Client-Ip')).toBe('203.0.113.7')
  })

  it('is a whole Request once it is cloned', () => {
    const request = settled({ cookie: 'a=b' })
    const whole = request.clone()
    expect(whole).toBeInstanceOf(Request)
    expect([whole.url, whole.method, whole.headers.get('cookie')]).toEqual([request.url, 'POST', 'a=b'])
  })
})

test('a request that is made anew of another one’s headers has them', () => {
  const incoming = new IncomingMessage(new Socket())
  Object.assign(incoming, { method: 'POST', url: '/desk/api/lead' })
  incoming.headers = { 'content-type': 'application/json', cookie: 'desk=x' }
  const { headers } = incomingRequest(incoming)
  const again = new Request('http://localhost/', { headers })
  expect([again.headers.get('content-type'), again.headers.get('cookie')]).toEqual([
    'application/json',
    'desk=x',
  ])
})
