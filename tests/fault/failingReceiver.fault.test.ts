import { createHmac } from 'node:crypto'
import { pause, until } from '@/tests/support/until'
import { LeadClient, eachAtOnce, sampleLead } from '@/tests/site/leadClient'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { siteForAll } from './siteForAll'
import { Receiver, type Mood } from './receiver'

const SECRET = 'a-secret-of-the-test-of-32-characters'
const MOODS: readonly Mood[] = ['fails', 'isSlow', 'limitsRate', 'answersGarbage', 'hangsUp']
const LEADS_PER_MOOD = 20

describe(`the CRM fails in each way it can, on ${databaseUnderTest}`, () => {
  const receiver = new Receiver()
  let client: LeadClient
  let serial = 0

  const site = siteForAll(async () => ({
    CRM_ADAPTER: 'webhook',
    CRM_WEBHOOK_URL: await receiver.start(),
    CRM_WEBHOOK_SECRET: SECRET,
    DELIVERY_BASE_DELAY_MS: '200',
    DELIVERY_MAX_DELAY_MS: '1000',
    DELIVERY_MAX_ATTEMPTS: '50',
    DELIVERY_TIMEOUT_MS: '1000',
  }))
  beforeAll(async () => {
    client = new LeadClient(site.url)
    await client.open()
  })
  afterAll(() => receiver.stop())

  const sendLeads = async (count: number): Promise<string[]> => {
    const ids: string[] = []
    const serials = Array.from({ length: count }, () => serial++)
    await eachAtOnce(serials, 5, async (own) => {
      const { id } = await client.send(sampleLead(own))
      if (id) ids.push(id)
    })
    return ids
  }

  it.each(MOODS)(
    'delivers every lead once the receiver recovers: it %s first',
    async (mood) => {
      receiver.mood = mood
      const ids = await sendLeads(LEADS_PER_MOOD)
      await until('the receiver was asked', () => receiver.requests > 0, 20_000)
      await pause(500)
      receiver.mood = 'accepts'
      await until(
        'every lead is delivered',
        () => {
          const delivered = new Set(receiver.accepted.map((one) => one.id))
          return ids.every((id) => delivered.has(id))
        },
        60_000,
      )

      expect(ids).toHaveLength(LEADS_PER_MOOD)
      for (const one of receiver.accepted) {
        // A receiver that keys by this id holds each lead once, however often it was sent.
        expect(JSON.parse(one.body)).toMatchObject({ id: one.id })
        const time = String(one.headers['x-shalya-timestamp'])
        const mac = createHmac('sha256', SECRET).update(`${time}.${one.body}`).digest('hex')
        expect(one.headers['x-shalya-signature']).toBe(`sha256=${mac}`)
      }
    },
    120_000,
  )

  it('ends a lead that the receiver rejects in dead letters with the reason, and replays it on command', async () => {
    receiver.mood = 'rejects'
    const [id] = await sendLeads(1)
    const dead = async () => (await site.leads(['list', '--state', 'dead'])).includes(String(id))
    await until('the lead is dead', dead, 60_000)
    const shown = await site.leads(['show', String(id)])
    receiver.mood = 'accepts'
    await site.leads(['replay', '--id', String(id)])
    await until(
      'the replayed lead is delivered',
      () => receiver.accepted.some((one) => one.id === id),
      60_000,
    )

    expect(shown).toMatch(/rejected/)
    expect(shown).toMatch(/422/)
  }, 150_000)

  it('goes on where it stopped when the server is killed between two attempts', async () => {
    receiver.mood = 'fails'
    const ids = await sendLeads(10)
    await pause(1000)
    await site.end('SIGKILL')
    receiver.mood = 'accepts'
    await site.start()
    await until(
      'every lead is delivered',
      () => ids.every((id) => receiver.accepted.some((one) => one.id === id)),
      150_000,
    )
  }, 200_000)
})
