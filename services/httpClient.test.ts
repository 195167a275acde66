import { type IncomingMessage, createServer } from 'node:http'
import { deleteJson, getJson, postJson, putJson, httpDefaults } from './httpClient'
import { fetchCityList } from './cityList'
import { fetchDepartmentGroups } from './departmentGroups'
import { fetchCities, fetchConditions, fetchSpecialities, fetchTreatments } from './optionLists'
import { findEntities } from './search'
import { localPort } from '@/tests/support/localPort'

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { readonly body: string }
let seen: Seen[] = []

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString('latin1')))
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body })
    if (request.url === '/hangs') return
    response.end(request.url === '/words' ? 'no JSON' : '{"status":{"code":200}}')
  })
})

beforeAll(async () => {
  httpDefaults.baseUrl = `http://127.0.0.1:${await localPort(server)}`
  // What axios takes for a browser, whose XSRF cookie it echoes.
  const window = { location: { href: httpDefaults.baseUrl } }
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true })
  Object.defineProperty(globalThis, 'document', {
    value: { cookie: 'XSRF-TOKEN=t; visitorid=v-9' },
    configurable: true,
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = []
  httpDefaults.timeoutMs = 15_000
})

test.each([
  ['POST', postJson],
  ['PUT', putJson],
  ['DELETE', deleteJson],
] as const)('%s carries the XSRF token, the visitor’s id and the body as JSON', async (method, call) => {
  expect(await call('/x', { name: 'आशा' })).toEqual({ status: 200, data: { status: { code: 200 } } })
  expect(seen[0]).toMatchObject({ method, url: '/x' })
  expect(seen[0]?.headers).toMatchObject({ 'x-xsrf-token': 't', visitorid: 'v-9' })
  expect(JSON.parse(Buffer.from(seen[0]?.body ?? '', 'latin1').toString())).toEqual({ name: 'आशा' })
})

test('a picture is sent as it stands, with its own type', async () => {
  await putJson('/picture', new Blob([new Uint8Array([0xff, 0xd8, 0x00])], { type: 'image/jpeg' }))
  expect(seen[0]?.headers['content-type']).toBe('image/jpeg')
  expect(seen[0]?.body).toBe('\xff\xd8\x00')
})

test('a question carries the visitor’s id and no XSRF token', async () => {
  expect(await getJson('/words')).toEqual({ status: 200, data: 'no JSON' })
  expect(seen[0]?.headers.visitorid).toBe('v-9')
  expect(seen[0]?.headers).not.toHaveProperty('x-xsrf-token')
})

test('the first call already carries an id, which is kept for those that follow', async () => {
  const { document } = globalThis
  const page = { cookie: 'XSRF-TOKEN=t' }
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true })
  await getJson('/x')
  const { visitorid } = seen[0]?.headers ?? {}
  expect(visitorid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(page.cookie).toBe(`visitorid=${String(visitorid)}; Max-Age=31536000; Path=/; SameSite=Lax`)
  // A browser that keeps no cookies.
  page.cookie = ''
  await getJson('/y')
  expect(seen[1]?.headers.visitorid).toBe(visitorid)
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true })
})

test('no answer in time and no server are told apart', async () => {
  httpDefaults.timeoutMs = 50
  await expect(getJson('/hangs')).rejects.toEqual({ kind: 'timeout' })
  const { baseUrl } = httpDefaults
  httpDefaults.baseUrl = 'http://127.0.0.1:1'
  await expect(getJson('/x')).rejects.toEqual({ kind: 'network' })
  httpDefaults.baseUrl = baseUrl
})

test('every call carries the visitor’s id and the selected city', async () => {
  const kept = '{"cityid":93,"cityname":"Bengaluru","type":"popular"}'
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => kept } })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // What they make of the answer is tested where they are.
  await Promise.allSettled([
    postJson('/x', {}),
    getJson('/x'),
    fetchCityList('en'),
    fetchCities(),
    fetchTreatments(),
    fetchSpecialities(),
    fetchConditions(),
    fetchDepartmentGroups('en'),
    findEntities({ text: 'piles', cityId: 1 }),
  ])
  Reflect.deleteProperty(globalThis, 'localStorage')
  expect(seen).toHaveLength(9)
  for (const { url, headers } of seen)
    expect([url, headers]).toMatchObject([url, { visitorid: 'v-9', cityid: '93' }])
})
