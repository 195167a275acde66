import { testLimits } from '@/tests/support/testLimits'
import { cities } from '@/content/catalogue/catalogue'
import { readConfig } from '@/server/config/config'
import { TestReceiver } from '@/tests/support/testReceiver'
import { log } from '@/server/log'
import { type Runtime, setRuntime } from '@/server/runtime'
import { ipLookup, reverseGeocode } from './geoCalls'
import { visitorPlace, visitorPlaceSoon } from './visitorPlace'

const HOME_IP = '203.0.113.9'
let receiver: TestReceiver
const written: string[] = []

/** A site whose environment holds these variables; nothing else of it is needed here. */
const configured = (env: Record<string, string>, more: Partial<Runtime> = {}) =>
  setRuntime({
    config: readConfig({ UPSTREAM_TIMEOUT_MS: '1500', ...env } as unknown as NodeJS.ProcessEnv),
    limits: testLimits(),
    ...more,
  } as Runtime)

beforeAll(async () => {
  receiver = await TestReceiver.start()
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(log, level).mockImplementation((...line: unknown[]) => void written.push(JSON.stringify(line)))
})
beforeEach(() => {
  receiver.reset()
  written.length = 0
  configured({})
})
afterAll(async () => {
  setRuntime(undefined)
  await receiver.stop()
})

const get = (path: string) =>
  new Request(`http://localhost:3000${path}`, { headers: { 'x-shalya-client-ip': HOME_IP } })
const cityAt = async (lat: string | number, lon: string | number) => {
  const response = await reverseGeocode(get(`/api/geo/reverse?lat=${lat}&lon=${lon}`))
  const body = (await response.json()) as { address?: { city?: string }; city?: object }
  return { http: response.status, address: body.address, city: body.city }
}

describe('the city of a position, without a maps service', () => {
  it.each([
    ['Connaught Place', 28.6315, 77.2167, 'Delhi NCR'],
    ['Cyber Hub', 28.4949, 77.0895, 'Gurugram'],
    ['Bandra', 19.0596, 72.8295, 'Mumbai'],
    ['Whitefield', 12.9698, 77.75, 'Bengaluru'],
    ['Salt Lake', 22.5867, 88.4171, 'Kolkata'],
    ['Gachibowli', 17.4401, 78.3489, 'Hyderabad'],
    ['Shey, upon the Indus', 34.0722, 77.6333, 'Leh'],
  ])('%s lies in %s, %s: %s', async (_place, lat, lon, city) => {
    expect((await cityAt(lat, lon)).address).toEqual({ city })
  })

  it('finds every city of the catalogue in its own centre', async () => {
    for (const city of cities())
      expect((await cityAt(city.latitude, city.longitude)).city).toEqual({
        cityid: city.cityid,
        cityname: city.cityname,
        type: city.citytype,
        serviceable: city.served,
      })
  })

  it('names no city to who is far from all of them', async () => {
    expect(await cityAt(51.5, -0.12)).toEqual({ http: 200, address: {}, city: undefined })
  })

  it.each([
    ['', ''],
    ['north', '77'],
    ['91', '77'],
    ['28', '181'],
    ['1e1', '77'],
    ['28.6;', '77'],
    ['NaN', 'Infinity'],
  ])('refuses %p, %p', async (lat, lon) => {
    expect((await cityAt(lat, lon)).http).toBe(400)
  })

  it('tells nobody and writes nothing down', async () => {
    await cityAt(28.631512, 77.216712)
    expect([receiver.requests, written]).toEqual([[], []])
  })

  it('is kept by nobody on the way, and limited by address', async () => {
    configured({}, { limits: testLimits({ accountCalls: 1 }) })
    const first = await reverseGeocode(get('/api/geo/reverse?lat=28&lon=77'))
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    const second = await reverseGeocode(get('/api/geo/reverse?lat=28&lon=77'))
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a configured maps service', () => {
  it('is asked about the neighbourhood, and its city is found in the catalogue by any name', async () => {
    configured({ MAPS_API_URL: `${receiver.url}/reverse?key=ours` })
    receiver.answer = () => ({ body: { address: { city: 'Bombay' } } })
    expect(await cityAt(19.07283, 72.88261)).toMatchObject({
      address: { city: 'Bombay' },
      city: { cityid: 477, cityname: 'Mumbai' },
    })
    expect(receiver.requests.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/reverse?key=ours&lat=19.07&lon=72.88&format=json'],
    ])
    expect(receiver.requests[0]?.headers).not.toHaveProperty('cookie')
  })

  it('may name a place that the catalogue does not have: the nearest city stands beside it', async () => {
    configured({ MAPS_API_URL: receiver.url })
    receiver.answer = () => ({ body: { address: { town: 'Anand' } } })
    expect(await cityAt(22.5645, 72.9289)).toMatchObject({
      address: { city: 'Anand' },
      city: { cityname: 'Vadodara' },
    })
  })

  it.each([
    ['hangs', () => 'hangs' as const],
    ['hangs up', () => 'hangsUp' as const],
    ['breaks off', () => 'breaksOff' as const],
    ['sends another way', () => ({ status: 302, headers: { location: 'http://example.com/' } })],
    ['has no key any more', () => ({ status: 401, body: { error: 'key' } })],
    ['shows a web page', () => ({ body: '<html>' })],
    ['names nothing', () => ({ body: { address: {} } })],
    ['sends too much', () => ({ body: `{"address":{"city":"${'x'.repeat(2_000_000)}"}}` })],
  ])('that %s is replaced by the nearest city, and no position stands in the log', async (what, answer) => {
    configured({ MAPS_API_URL: `${receiver.url}/${what}` })
    receiver.answer = answer
    expect((await cityAt(28.631512, 77.216712)).address).toEqual({ city: 'Delhi NCR' })
    expect(written).toHaveLength(1)
    expect(written.join()).not.toMatch(/28\.6|77\.2|127\.0\.0\.1/)
  })
})

describe('the visitor’s address', () => {
  const ipOf = async () => (await (await ipLookup(get('/api/geo/ip?format=json'))).json()) as unknown

  it('is that of the connection', async () => {
    expect(await ipOf()).toEqual({ ip: HOME_IP })
  })

  it('is what the configured service says of it', async () => {
    configured({ IP_LOOKUP_URL: `${receiver.url}/` })
    receiver.answer = () => ({ body: { ip: '198.51.100.7' } })
    expect(await ipOf()).toEqual({ ip: '198.51.100.7' })
    expect(receiver.requests).toMatchObject([
      { path: '/?format=json', headers: { 'x-forwarded-for': HOME_IP } },
    ])
  })

  it.each([
    ['says no address', () => ({ body: { ip: 'home' } })],
    ['is away', () => 'hangsUp' as const],
  ])('is that of the connection when the service %s', async (what, answer) => {
    configured({ IP_LOOKUP_URL: `${receiver.url}/${what}` })
    receiver.answer = answer
    expect(await ipOf()).toEqual({ ip: HOME_IP })
  })

  it('is asked for once an hour, and a lead that waits for it waits half a second at most', async () => {
    configured({ IP_LOOKUP_URL: `${receiver.url}/once` })
    receiver.answer = () => ({ body: { ip: '198.51.100.8', city: 'Pune' } })
    expect(await visitorPlaceSoon(HOME_IP)).toEqual({ ip: '198.51.100.8', cityName: 'Pune' })
    expect(await ipOf()).toEqual({ ip: '198.51.100.8' })
    expect(receiver.requests).toHaveLength(1)

    configured({ IP_LOOKUP_URL: `${receiver.url}/slow`, UPSTREAM_TIMEOUT_MS: '5000' })
    receiver.answer = () => 'hangs'
    const startedAt = performance.now()
    expect(await visitorPlaceSoon(HOME_IP)).toBeUndefined()
    expect(performance.now() - startedAt).toBeLessThan(1000)
    expect(written.join()).not.toContain(HOME_IP)
  })

  it('is asked of nobody where none is configured', async () => {
    expect(await visitorPlaceSoon(HOME_IP)).toBeUndefined()
    expect(receiver.requests).toEqual([])
  })
})

describe('a service that does not answer', () => {
  const realNow = performance.now.bind(performance)
  let ahead = 0
  beforeAll(() => void jest.spyOn(performance, 'now').mockImplementation(() => realNow() + ahead))
  afterAll(() => void jest.mocked(performance.now).mockRestore())
  const pass = (seconds: number) => (ahead += seconds * 1000)

  const SERVICES = [
    {
      what: 'IP service',
      variable: 'IP_LOOKUP_URL',
      isAnswered: async (visitor: number) => (await visitorPlace(`203.0.113.${visitor}`)) !== undefined,
    },
    {
      what: 'maps service',
      variable: 'MAPS_API_URL',
      isAnswered: async (visitor: number) => (await cityAt(20 + visitor / 10, 77)).address?.city === 'Pune',
    },
  ]

  it.each(SERVICES)(
    '($what) is left alone for ten seconds, whoever asks, and is then tried by one',
    async ({ variable, isAnswered }) => {
      configured({ [variable]: `${receiver.url}/down` })
      receiver.answer = () => 'hangsUp'
      expect([await isAnswered(31), await isAnswered(32)]).toEqual([false, false])
      pass(9)
      expect(await isAnswered(33)).toBe(false)
      expect(receiver.requests).toHaveLength(1)

      pass(2)
      receiver.answer = () => 'hangs'
      expect(await Promise.all([isAnswered(34), isAnswered(35)])).toEqual([false, false])
      expect(receiver.requests).toHaveLength(2)

      pass(11)
      receiver.answer = () => ({ status: 503 })
      expect([await isAnswered(36), await isAnswered(37)]).toEqual([false, false])
      expect(receiver.requests).toHaveLength(3)

      pass(11)
      receiver.answer = () => ({ body: { ip: '198.51.100.9', address: { city: 'Pune' } } })
      expect([await isAnswered(38), await isAnswered(39)]).toEqual([true, true])
      expect(receiver.requests).toHaveLength(5)
    },
  )

  it.each(
    SERVICES.flatMap((service) => [
      { ...service, how: 'says nothing', answer: { body: {} } },
      { ...service, how: 'fails', answer: { status: 500 } },
    ]),
  )('($what) for one visitor only ($how) is asked for the others', async (service) => {
    const { variable, how, answer, isAnswered } = service
    configured({ [variable]: `${receiver.url}/partly/${how}` })
    receiver.answer = () => answer
    expect(await isAnswered(41)).toBe(false)
    receiver.answer = () => ({ body: { ip: '198.51.100.9', address: { city: 'Pune' } } })
    expect(await isAnswered(42)).toBe(true)
  })
})
