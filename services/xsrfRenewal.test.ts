import { readConfig } from '@/server/config/config'
import { guardedCall } from '@/server/http/guardedCall'
import { readJson } from '@/server/http/requestBody'
import { giveXsrfToken } from '@/server/http/requestProof'
import { fail, ok } from '@/server/http/envelope'
import { type Runtime, setRuntime } from '@/server/runtime'
import { testApi } from '@/tests/support/testApi'
import { httpDefaults } from './httpClient'

/*
 * A page open for longer than its XSRF token's lifetime (decision 0020): the site's client and guard with a browser's
 * cookies between them.
 */

const jar = new Map<string, string>()
const calls: string[] = []
const taken: unknown[] = []
/** What of the cookies scripts can read. */
const page = { cookie: 'visitorid=v-9' }
let clock = Date.UTC(2026, 10, 23)
jest.spyOn(Date, 'now').mockImplementation(() => clock)

const take = guardedCall({ proof: 'xsrf', readBody: readJson }, ({ body }) => {
  taken.push(body)
  return ok({})
})

/** Refuses for a reason of its own, which another token would not change. */
const refuse = guardedCall({ proof: 'xsrf', readBody: readJson }, () => fail(403, { reason: 'codeNeeded' }))

const answerTo = (request: Request): Response | Promise<Response> => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/session/xsrf') return giveXsrfToken(request)
  return pathname === '/refused' ? refuse(request) : take(request)
}

testApi((incoming, outgoing) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    calls.push(`${incoming.method} ${incoming.url}`)
    const { 'x-xsrf-token': token = '', 'content-type': type = '' } = incoming.headers
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(`http://localhost${incoming.url}`, {
      method: incoming.method,
      headers: { cookie, 'x-xsrf-token': String(token), 'content-type': type },
      ...(incoming.method === 'POST' && { body: Buffer.concat(chunks) }),
    })
    void Promise.resolve(answerTo(request)).then(async (response) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      page.cookie = `XSRF-TOKEN=${jar.get('XSRF-TOKEN')}; visitorid=v-9`
      outgoing.writeHead(response.status).end(await response.text())
    })
  })
})

/** The client module, loaded fresh: axios detects the browser once, and server code has loaded it already. */
let postJson: typeof import('./httpClient').postJson

beforeAll(async () => {
  // What axios takes for a browser, whose XSRF cookie it echoes.
  const window = { location: { href: httpDefaults.baseUrl } }
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true })
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true })
  jest.resetModules()
  const own = await import('./httpClient')
  own.httpDefaults.baseUrl = httpDefaults.baseUrl
  postJson = (await import('./httpClient')).postJson
  // Neither the token nor the guard needs more of a runtime.
  setRuntime({
    secret: 'a secret of the test',
    config: readConfig({} as unknown as NodeJS.ProcessEnv),
    limits: { secondsToWait: async () => undefined },
  } as unknown as Runtime)
})
afterAll(() => setRuntime(undefined))

test('a form that stood open for two days is taken with what was typed: the client gets a new token by itself', async () => {
  expect((await postJson('/x', { name: 'Asha' })).status).toBe(200)
  clock += 48 * 60 * 60 * 1000
  calls.length = 0
  expect((await postJson('/x', { name: 'Meera' })).status).toBe(200)
  expect(calls).toEqual(['POST /x', 'GET /api/session/xsrf', 'POST /x'])
  expect(taken).toEqual([{ name: 'Asha' }, { name: 'Meera' }])
})

test('so is one whose visitor has logged in meanwhile, in another tab', async () => {
  jar.set('cred_hexa', 'a session of the other tab')
  calls.length = 0
  expect((await postJson('/x', { name: 'Sunita' })).status).toBe(200)
  expect(calls).toEqual(['POST /x', 'GET /api/session/xsrf', 'POST /x'])
  expect(taken.at(-1)).toEqual({ name: 'Sunita' })
})

test('what is refused for a reason of its own is sent once: no new token would help', async () => {
  expect((await postJson('/x', {})).status).toBe(200)
  calls.length = 0
  expect(await postJson('/refused', {})).toMatchObject({ status: 403, data: { code: 'codeNeeded' } })
  expect(calls).toEqual(['POST /refused'])
})
