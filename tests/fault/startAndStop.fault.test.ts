import { once } from 'node:events'
import { Agent, type IncomingMessage, get } from 'node:http'
import { connect } from 'node:net'
import { BuiltSite } from '@/tests/site/builtSite'
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { copyStartedDatabase } from '@/tests/site/startedFolder'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { until } from '@/tests/support/until'
import { siteForAll } from './siteForAll'

/** Starts a site that must not start; its exit code and what it printed. */
async function refusedStart(settings: Record<string, string>): Promise<{ code: number; printed: string }> {
  const site = await BuiltSite.create(settings)
  try {
    const [code] = (await once(site.spawn(), 'close')) as [number]
    return { code, printed: site.printed }
  } finally {
    await site.dispose()
  }
}

/** Connections that never finish asking, by what they send; some of them for the whole shutdown. */
const UNFINISHED = [
  '',
  'GET / HT',
  'GET / HTTP/1.1\r\nHost: localhost\r\n',
  'POST /enquiry HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nname=',
]

/** Opens such connections, and waits until the server has them. */
async function openUnfinished(url: string) {
  const { port } = new URL(url)
  const sockets = UNFINISHED.map((text) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    socket.write(text)
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return () => sockets.forEach((socket) => socket.destroy())
}

describe(`starting and stopping, on ${databaseUnderTest}`, () => {
  const site = siteForAll()

  // The first is read before the others, which server/config/config.test.ts goes through.
  it.each([
    ['PORT', 'abc'],
    ['CRM_ADAPTER', 'pigeon'],
  ])(
    'a wrong %s stops the start with one line that names it',
    async (name, value) => {
      const { code, printed } = await refusedStart({ [name]: value })
      const lines = printed.split('\n').filter((line) => line.includes('expected'))
      expect(code).toBe(1)
      expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name}: expected `))])
      expect(printed).not.toMatch(/Shalya is at|\n\s+at /)
    },
    60_000,
  )

  it('a public address with settings that are safe on one machine only stops it with a line each', async () => {
    const { code, printed } = await refusedStart({ SITE_URL: 'https://www.clinic.example', DEV_PAGES: '1' })
    expect(code).toBe(1)
    expect(printed.split('\n').filter((line) => line.includes('expected'))).toEqual([
      'DEV_PAGES: expected 0, because SITE_URL is a public address',
      'OTP_SENDER: expected one that sends codes, because SITE_URL is a public address',
    ])
  })

  it('a second process on the same data is refused with a clear line, and the first goes on', async () => {
    const { code, printed } = await refusedStart({ ...site.settings, DATA_DIR: site.dataDir })
    expect(code).toBe(1)
    expect(printed).toMatch(/^DATA_DIR: .* is in use by process \d+/m)
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  })

  it('SIGTERM while leads arrive: each is acknowledged and stored, or not acknowledged; the process ends with 0', async () => {
    const client = await LeadClient.open(site.url)
    const acknowledged: string[] = []
    const sending = Array.from({ length: 200 }, (_, serial) =>
      client.send(sampleLead(serial)).then(
        ({ id }) => id && acknowledged.push(id),
        () => null,
      ),
    )
    await Promise.race(sending)
    const code = await site.end('SIGTERM')
    await Promise.all(sending)
    await site.start()
    const stored = new Set((await site.storedLeads()).map((lead) => lead.id))
    expect(code).toBe(0)
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  })

  it('SIGTERM is told at /readyz first: all is answered on, each kept connection ends with its answer, those that never finish asking are cut off, and it ends with 0', async () => {
    const drained = await BuiltSite.create({ DRAIN_SECONDS: '3' })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let closeUnfinished = () => {}
    const ask = async (path: string): Promise<IncomingMessage> => {
      const [answer] = (await once(get(drained.url + path, { agent }), 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
      return answer
    }
    try {
      await copyStartedDatabase(drained.dataDir)
      await drained.start()
      const before = [await ask('/readyz'), await ask('/treatment/piles')]
      closeUnfinished = await openUnfinished(drained.url)
      const ended = drained.end('SIGTERM')
      await until('/readyz says so', async () => (await fetch(`${drained.url}/readyz`)).status === 503, 2000)
      const after = [await ask('/healthz'), await ask('/treatment/piles'), await ask('/readyz')]
      const facts = (answers: readonly IncomingMessage[]) =>
        answers.map(({ statusCode, headers }) => [statusCode, headers.connection])
      expect(facts(before)).toEqual([
        [200, 'keep-alive'],
        [200, 'keep-alive'],
      ])
      expect(facts(after)).toEqual([
        [200, 'close'],
        [200, 'close'],
        [503, 'close'],
      ])
      const client = await LeadClient.open(drained.url)
      expect((await client.send(sampleLead(1))).id).not.toBeNull()
      expect(await ended).toBe(0)
    } finally {
      agent.destroy()
      closeUnfinished()
      await drained.dispose()
    }
  })

  it('an address that sends too many leads is asked to wait, whatever address it claims', async () => {
    const limited = await BuiltSite.create({ LEADS_PER_MINUTE_PER_IP: '3' })
    try {
      await copyStartedDatabase(limited.dataDir)
      await limited.start()
      const client = await LeadClient.open(limited.url)
      const codes: number[] = []
      for (let serial = 0; serial < 5; serial++) {
        const headers = {
          ...client.headers,
          'x-forwarded-for': `10.0.0.${serial}`,
          'x-shalya-client-ip': `10.1.0.${serial}`,
        }
        const body = JSON.stringify(sampleLead(serial))
        const answer = await fetch(`${limited.url}/lead/v1/admin/webleadcreate`, {
          method: 'POST',
          headers,
          body,
        })
        codes.push(answer.status)
        if (answer.status === 429)
          expect(await answer.text()).toContain('Too many requests. Please try again later')
      }
      expect(codes).toEqual([200, 200, 200, 429, 429])
    } finally {
      await limited.dispose()
    }
  })

  it('the log names the contact details that are still as shipped', () => {
    expect(site.printed).toMatch(/"details":\["phone",.*"contact details are still as shipped/)
  })

  it('the log of all this holds no name and no number', async () => {
    const client = await LeadClient.open(site.url)
    await client.send({ ...sampleLead(77), NameData: 'Zebediah Quux', MobileNoData: '7777712345' })
    await client.send({ ...sampleLead(78), NameData: 'Zebediah Quux', MobileNoData: '123' })
    await fetch(`${site.url}/thankyou?mob=7777712345`)
    await fetch(`${site.url}/enquiry`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Zebediah Quux', mobile: '7777712345' }),
    })
    await until('the log has the last of it', () => site.printed.includes('"path":"/enquiry"'))
    expect(site.printed).not.toMatch(/Zebediah|7777712345/)
  })
})
