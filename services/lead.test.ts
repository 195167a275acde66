import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { httpDefaults } from './httpClient'
import { UNPROVEN, createLead, refusalOf, sendLeadToCrm, sendSurvey } from './lead'
import { localPort } from '@/tests/support/localPort'
import { until } from '@/tests/support/until'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void
type Seen = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let handler: Handler
let seen: Seen[] = []
const page = { cookie: '' }

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    handler(request, response, body)
  })
})

const answer = (response: ServerResponse, code: number, envelope: unknown) => {
  response.writeHead(code, { 'Content-Type': 'application/json' })
  response.end(typeof envelope === 'string' ? envelope : JSON.stringify(envelope))
}
const created = { status: { code: 200, message: 'OK' }, data: [{ Id: 'lead-1' }] }

beforeAll(async () => {
  httpDefaults.baseUrl = `http://127.0.0.1:${await localPort(server)}`
  // What axios takes for a browser, whose XSRF cookie it echoes.
  const window = { location: { href: httpDefaults.baseUrl } }
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true })
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true })
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'document')
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = []
  page.cookie = 'XSRF-TOKEN=token%3D1; visitorid=v-9'
  httpDefaults.timeoutMs = 15_000
})

const EXTRAS = { whatsappConsent: false }
const send = () => createLead({ NameData: 'Asha Rao' }, EXTRAS, 'key-1')

describe('a lead on its way', () => {
  test('is posted with the headers of specification section 7, and its id is read from the answer', async () => {
    handler = (_, response) => answer(response, 200, created)
    expect(await send()).toEqual({ leadId: 'lead-1' })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/lead/v1/admin/webleadcreate' })
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      applicationtype: 'website',
      'client-version': 'Shalya Website:0.0.1',
      visitorid: 'v-9',
      'x-xsrf-token': 'token=1',
      'idempotency-key': 'key-1',
    })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ NameData: 'Asha Rao', extras: EXTRAS })
  })

  test('says its country code without +, and is of variant 0 on a static page alone', async () => {
    handler = (_, response) => answer(response, 200, created)
    const bodies = [
      { countryCode: '+971', PageTypeData: 'Contact', leadFormVariant: '3' },
      { countryCode: '91', PageTypeData: 'Home', leadFormVariant: '3' },
    ]
    for (const body of bodies) await createLead(body, EXTRAS, 'key-1')
    const sent = seen.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    expect(sent).toMatchObject([
      { countryCode: '971', leadFormVariant: '0' },
      { countryCode: '91', leadFormVariant: '3' },
    ])
  })

  test('fetches the XSRF cookie first when it is missing', async () => {
    page.cookie = 'visitorid=v-9'
    handler = ({ url }, response) => {
      if (url === '/api/session/xsrf') page.cookie = 'XSRF-TOKEN=fresh; visitorid=v-9'
      answer(response, 200, created)
    }
    await send()
    expect(seen.map(({ url }) => url)).toEqual(['/api/session/xsrf', '/lead/v1/admin/webleadcreate'])
    expect(seen[1]?.headers['x-xsrf-token']).toBe('fresh')
  })

  test('is sent once more with a fresh cookie when the server refuses the old one', async () => {
    handler = ({ url, headers }, response) => {
      if (url === '/api/session/xsrf') page.cookie = 'XSRF-TOKEN=fresh; visitorid=v-9'
      answer(response, url?.includes('xsrf') || headers['x-xsrf-token'] === 'fresh' ? 200 : 403, created)
    }
    expect(await send()).toEqual({ leadId: 'lead-1' })
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  test('is left to the form itself when a fresh cookie does not help: the browser keeps none', async () => {
    handler = ({ url }, response) => answer(response, url?.includes('xsrf') ? 200 : 403, {})
    await expect(send()).rejects.toEqual(UNPROVEN)
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })
})

describe('a lead that is not taken', () => {
  test.each([
    [
      400,
      { fields: { mobile: 'Please Only Enter a Valid Mobile Number' } },
      { kind: 'invalid', fields: { mobile: 'mobileInvalid' } },
    ],
    [400, { error: ['MobileNoData is not valid'] }, { kind: 'server' }],
    [409, {}, { kind: 'conflict' }],
    [413, {}, { kind: 'tooLarge' }],
    [429, {}, { kind: 'tooManyRequests' }],
    [500, {}, { kind: 'server' }],
    [503, '<html>', { kind: 'server' }],
    [200, { status: { code: 500 }, data: [{ Id: 'x' }] }, { kind: 'server' }],
    [200, { status: { code: 200 }, data: [] }, { kind: 'server' }],
  ])('with status %i and %j', async (status, envelope, failure) => {
    handler = (_, response) => answer(response, status, envelope)
    await expect(send()).rejects.toEqual(failure)
  })

  test('because the connection is cut', async () => {
    handler = (_, response) => response.destroy()
    await expect(send()).rejects.toEqual({ kind: 'network' })
  })

  test('because no answer comes in time', async () => {
    httpDefaults.timeoutMs = 50
    handler = () => {}
    await expect(send()).rejects.toEqual({ kind: 'timeout' })
  })
})

test('fields that the server names and this form does not know are no field errors', () => {
  expect(refusalOf(400, { fields: { nonsense: 'x' } })).toEqual({ kind: 'server' })
})

test('the CRM is told in the background, and its failure is logged only', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  handler = (_, response) => response.destroy()
  const record = JSON.parse('{"name":"Asha Rao"}')
  expect(sendLeadToCrm('lead 1', record)).toBeUndefined()
  await until('the failure is logged', () => logged.mock.calls.length > 0, 2000)
  expect(seen[0]).toMatchObject({
    url: '/api/lead/createleadzoho?leadId=lead%201',
    body: '{"name":"Asha Rao"}',
  })
  logged.mockRestore()
})

test('survey answers join their lead', async () => {
  handler = (_, response) => answer(response, 200, { status: { code: 200, message: 'OK' }, data: {} })
  await sendSurvey('lead-1', { FormLocalityField: 'Andheri West' })
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    leadId: 'lead-1',
    answers: { FormLocalityField: 'Andheri West' },
  })
  handler = (_, response) => answer(response, 404, { status: { code: 404, message: 'Not found' }, error: [] })
  await expect(sendSurvey('lead-2', {})).rejects.toEqual({ kind: 'server' })
})
