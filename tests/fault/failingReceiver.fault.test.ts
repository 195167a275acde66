import { createHmac } from 'node:crypto'
import pLimit from 'p-limit'
import { pause, until } from '@/tests/support/until'
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { type ReceivedRequest, type ReceiverAnswer, TestReceiver } from '@/tests/support/testReceiver'
import { siteForAll } from './siteForAll'

const SECRET = 'a-secret-of-the-test-of-32-characters'
const MOODS: readonly (readonly [string, ReceiverAnswer])[] = [
  ['fails', { status: 500, body: { error: 'out of order' } }],
  ['hangs', 'hangs'],
  ['limits the rate', { status: 429, headers: { 'retry-after': '1' }, body: {} }],
  ['answers garbage', 'speaksGibberish'],
  ['breaks off', 'breaksOff'],
  ['hangs up', 'hangsUp'],
]
const LEADS_PER_MOOD = 20

describe(`the CRM fails in each way it can, on ${databaseUnderTest}`, () => {
  let receiver: TestReceiver
  const accepted: { readonly id: string; readonly request: ReceivedRequest }[] = []
  let client: LeadClient
  let serial = 0

  const accepts = (request: ReceivedRequest): ReceiverAnswer => {
    const id = String(request.headers['idempotency-key'] ?? '')
    accepted.push({ id, request })
    return { body: { id: `crm-${id}` } }
  }
  const areAccepted = (ids: readonly string[]): boolean =>
    ids.every((id) => accepted.some((one) => one.id === id))

  const site = siteForAll(async () => {
    receiver = await TestReceiver.start()
    return {
      CRM_ADAPTER: 'webhook',
      CRM_WEBHOOK_URL: `${receiver.url}/leads`,
      CRM_WEBHOOK_SECRET: SECRET,
      DELIVERY_BASE_DELAY_MS: '200',
      DELIVERY_MAX_DELAY_MS: '1000',
      DELIVERY_MAX_ATTEMPTS: '50',
      DELIVERY_TIMEOUT_MS: '1000',
    }
  })
  beforeAll(async () => {
    client = await LeadClient.open(site.url)
  })
  afterAll(() => receiver.stop())

  /** Sends leads to a receiver that answers this, which is asked for one of them at least. */
  const sendLeads = async (count: number, answer: ReceiverAnswer): Promise<string[]> => {
    receiver.answer = () => answer
    const before = receiver.requests.length
    const ids: string[] = []
    const serials = Array.from({ length: count }, () => serial++)
    await pLimit(5).map(serials, async (own) => {
      const { id } = await client.send(sampleLead(own))
      if (id) ids.push(id)
    })
    await until('the receiver was asked', () => receiver.requests.length > before, 20_000)
    return ids
  }

  it.each(MOODS)(
    'delivers every lead once the receiver recovers: it %s first',
    async (_mood, answer) => {
      const ids = await sendLeads(LEADS_PER_MOOD, answer)
      await pause(500)
      receiver.answer = accepts
      await until('every lead is delivered', () => areAccepted(ids), 60_000)

      expect(ids).toHaveLength(LEADS_PER_MOOD)
      for (const { id, request } of accepted) {
        const { body, headers } = request
        // A receiver that keys by this id holds each lead once, however often it was sent.
        expect(JSON.parse(body)).toMatchObject({ id })
        const time = String(headers['x-shalya-timestamp'])
        const mac = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')
        expect(headers['x-shalya-signature']).toBe(`sha256=${mac}`)
      }
    },
    120_000,
  )

  it('ends a lead that the receiver rejects in dead letters with the reason, and replays it on command', async () => {
    const [id = ''] = await sendLeads(1, { status: 422, body: { error: 'no such campaign' } })
    const dead = async () => (await site.leads(['list', '--state', 'dead'])).includes(id)
    await until('the lead is dead', dead, 60_000)
    const shown = await site.leads(['show', id])
    receiver.answer = accepts
    await site.leads(['replay', '--id', id])
    await until('the replayed lead is delivered', () => areAccepted([id]), 60_000)

    expect(shown).toMatch(/rejected/)
    expect(shown).toMatch(/422/)
  }, 150_000)

  it('goes on where it stopped when the server is killed between two attempts', async () => {
    const ids = await sendLeads(10, { status: 500 })
    await site.end('SIGKILL')
    receiver.answer = accepts
    await site.start()
    await until('every lead is delivered', () => areAccepted(ids), 150_000)
  }, 200_000)
})
