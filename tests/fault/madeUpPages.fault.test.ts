/** One visitor requests hundreds of uncached addresses while others use the site. */
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { askRaw } from './marker'
import { siteForAll } from './siteForAll'

/** A part each day, all in `npm run test:all` (docs/decisions/0032). */
const SECONDS = process.env.TEST_ALL ? 33 : 6
const ADDRESSES = process.env.TEST_ALL ? 640 : 250
const AT_ONCE = 20
/**
 * How many times its calm median a kept page and a lead may take meanwhile, on a machine that also runs other tests. Without turns
 * it was 35 and 15 times.
 */
const MOST = 6
/** Medians below say nothing. */
const LEAST_MS = 4

const attacker = { 'x-forwarded-for': '203.0.113.7' }
const reader = { 'x-forwarded-for': '203.0.113.8' }

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity

/** Addresses of every kind that nothing has, asked for in every way. */
const madeUp = (at: number): readonly [path: string, method: string, encoding: string] => {
  const paths = [
    ...[
      `/treatment/made-up-${at}`,
      `/hi/condition/made-up-${at}`,
      `/made-up-${at}`,
      `/made-up-${at}/doctors/cardiologist`,
    ],
    ...[
      `/doctors?city=made-up-${at}`,
      `/blog?department=made-up-${at}`,
      `/blog/made-up-${at}?source=patientapp`,
    ],
    ...[`/treatment/made-up-${at}-cost-in-delhi`, `/doctor/made-up-${at}`, `/${'a-'.repeat(90)}a${at}`],
    ...[`/Treatment/Made-Up-${at}`, `/%74reatment/made-up-${at}`, `/api/made-up-${at}`],
    ...[
      `/_next/static/islands/site/made-up-${at}.js`,
      `/desk/made-up-${at}`,
      `/marketing/made-up-${at}?variant=pdf`,
    ],
  ]
  return [paths[at % paths.length] ?? '/', at % 3 ? 'GET' : 'HEAD', ['gzip', 'br, gzip', ''][at % 3] ?? '']
}

const CITIES = ['delhi', 'mumbai', 'pune', 'chennai', 'hyderabad', 'bengaluru', 'kolkata']
const FEES = [
  'gender=female',
  'gender=male',
  'video=yes',
  'language=hindi',
  'language=english',
  'sort=name',
  'sort=fee',
]
const SPECIALITIES = ['cardiologist', 'orthopaedic-surgeon', 'gynaecologist', 'urologist', 'proctologist']
/** Existing lists that were not requested yet. */
const narrowed = (at: number): string => {
  const [city, fee] = [CITIES[at % 7], FEES[Math.floor(at / 7) % 7]]
  return `/doctors?city=${city}&${fee}&speciality=${SPECIALITIES[Math.floor(at / 49) % 5]}`
}

describe(`a visitor who asks for hundreds of pages, on ${databaseUnderTest}`, () => {
  const site = siteForAll({ TRUST_PROXY: '1', PAGES_PER_MINUTE_PER_IP: '600', LOG_LEVEL: 'warn' })
  let leads: LeadClient
  let serial = 0

  beforeAll(async () => {
    leads = await LeadClient.open(site.url)
    // What everybody reads is kept, and everything has run once.
    for (let time = 0; time < 20; time += 1) await pageAndLead()
  })

  /** How long a kept page and a lead take, in milliseconds. */
  async function pageAndLead(): Promise<readonly [page: number, lead: number]> {
    const started = performance.now()
    const page = await askRaw(site.url, '/treatment/piles', reader)
    const read = performance.now()
    const lead = await leads.send(sampleLead((serial += 1)))
    expect([page.status, lead.httpStatus]).toEqual([200, 200])
    return [read - started, performance.now() - read]
  }

  async function medians(isOver: () => boolean): Promise<readonly [page: number, lead: number]> {
    const times: (readonly [number, number])[] = []
    while (!isOver() || times.length < 20) times.push(await pageAndLead())
    return [median(times.map(([page]) => page)), median(times.map(([, lead]) => lead))]
  }

  /** Runs a flood and measures the site during it. @returns how many times slower page and lead were, and the flood's statuses */
  async function during(ask: (at: number) => Promise<number>, isEnough: (at: number) => boolean) {
    const calm = await medians(() => true)
    const statuses: number[] = []
    let at = 0
    const worker = async (): Promise<void> => {
      while (!isEnough(at)) statuses.push(await ask(at++))
    }
    let isOver = false
    const flood = Promise.all(Array.from({ length: AT_ONCE }, worker)).then(() => (isOver = true))
    const busy = await medians(() => isOver)
    await flood
    const slower = busy.map((time, index) => Math.max(time, LEAST_MS) / Math.max(calm[index] ?? 0, LEAST_MS))
    return { slower, statuses }
  }

  it(`answers ${ADDRESSES} made-up addresses without feeling them`, async () => {
    const { slower, statuses } = await during(
      async (at) => {
        const [path, method, encoding] = madeUp(at)
        return (await askRaw(site.url, path, { ...attacker, 'accept-encoding': encoding }, method)).status
      },
      (at) => at >= ADDRESSES,
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(Math.max(...slower)).toBeLessThan(MOST)
  })

  it('renders lists that there are one after the other, and everybody else hardly waits', async () => {
    const end = performance.now() + SECONDS * 1000
    const { slower, statuses } = await during(
      async (at) => (await askRaw(site.url, narrowed(at), attacker)).status,
      () => performance.now() > end,
    )
    expect(new Set(statuses).has(200)).toBe(true)
    expect([...new Set(statuses)].filter((status) => ![200, 404, 429, 503].includes(status))).toEqual([])
    expect(Math.max(...slower)).toBeLessThan(MOST)
    // Another visitor's page comes soon, in its turn.
    const started = performance.now()
    expect((await askRaw(site.url, '/condition/kidney-stones', reader)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(SECONDS * 1000)
  })
})
