import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { pause } from '@/tests/support/until'
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { siteForAll } from './siteForAll'

const KILLS = 5
const SUBMISSIONS = process.env.TEST_ALL ? 1000 : 250
const AT_ONCE = 20
const CORRECTING = { leads: process.env.TEST_ALL ? 200 : 100, kills: 3 }

/** The number that a lead gets in a round of corrections, unlike any other's. */
const corrected = (serial: number, round: number): string => String(7_000_000_000 + 10 * serial + round)

/** Does something for each lead, some at once; where one fails, those that have not begun are left. */
async function forEachOf(serials: readonly number[], work: (serial: number) => Promise<void>): Promise<void> {
  const limit = pLimit(AT_ONCE)
  await limit.map(serials, work).finally(() => limit.clearQueue())
}

describe(`the server is killed (kill -9) while leads arrive, on ${databaseUnderTest}`, () => {
  const site = siteForAll()

  it(
    `keeps every acknowledged lead, none twice: ${KILLS} kills, each within ${SUBMISSIONS} submissions`,
    async () => {
      const acknowledged = new Map<number, string>()
      let interrupted = 0
      for (let round = 0; round < KILLS; round++) {
        const serials = Array.from({ length: SUBMISSIONS }, (_, i) => round * SUBMISSIONS + i)
        const keys = new Map(serials.map((serial) => [serial, randomUUID()]))
        const client = await LeadClient.open(site.url)
        // Each round the kill falls at another place of the run.
        const killAfter = Math.round((SUBMISSIONS * (round + 1)) / (KILLS + 2))
        let sent = 0
        let killed: Promise<unknown> | undefined
        await forEachOf(serials, async (serial) => {
          // As the visitor's browser does: the same attempt keeps its key until it is answered.
          for (let attempt = 0; attempt < 100; attempt++) {
            if (++sent === killAfter) killed = pause(Math.random() * 20).then(restart)
            const answer = await client.send(sampleLead(serial), keys.get(serial)).catch(() => null)
            if (answer?.id) return void acknowledged.set(serial, answer.id)
            interrupted++
            if (killed) await killed
            else await pause(50)
          }
          throw new Error(`lead ${serial} was never acknowledged`)
        })
        await killed
      }
      const stored = await site.storedLeads()
      const ids = stored.map((lead) => lead.id)
      const mobiles = stored.map((lead) => lead.MobileNoData)

      expect(interrupted).toBeGreaterThan(0)
      expect(acknowledged.size).toBe(KILLS * SUBMISSIONS)
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(mobiles).size).toBe(mobiles.length)
      expect([...acknowledged.values()].filter((id) => !ids.includes(id))).toEqual([])
      expect(stored).toHaveLength(KILLS * SUBMISSIONS)
    },
    10 * 60_000,
  )

  it(
    `keeps every acknowledged correction of a number: ${CORRECTING.kills} kills, the last right after the last answer`,
    async () => {
      const before = (await site.storedLeads()).length
      const client = await LeadClient.open(site.url)
      const serials = Array.from({ length: CORRECTING.leads }, (_, i) => KILLS * SUBMISSIONS + i)
      const cookies = new Map<number, string>()
      await forEachOf(serials, async (serial) => {
        cookies.set(serial, await client.cookieOf(sampleLead(serial)))
      })
      let interrupted = 0
      for (let round = 1; round <= CORRECTING.kills; round++) {
        let sent = 0
        let killed: Promise<unknown> | undefined
        await forEachOf(serials, async (serial) => {
          for (let attempt = 0; attempt < 100; attempt++) {
            if (++sent === CORRECTING.leads / 2) killed = pause(Math.random() * 20).then(restart)
            const ending = await client
              .correctNumber(corrected(serial, round), cookies.get(serial) ?? '')
              .catch(() => null)
            if (ending?.endsWith('#number-corrected')) return
            interrupted++
            await (killed ?? pause(50))
          }
          throw new Error(`the number of lead ${serial} was never corrected`)
        })
        await killed
      }
      await restart()
      const stored = await site.storedLeads()
      const mobiles = new Set(stored.map((lead) => lead.MobileNoData))

      expect(interrupted).toBeGreaterThan(0)
      expect(stored).toHaveLength(before + CORRECTING.leads)
      expect(serials.filter((serial) => !mobiles.has(corrected(serial, CORRECTING.kills)))).toEqual([])
    },
    5 * 60_000,
  )

  async function restart() {
    await site.end('SIGKILL')
    await site.start()
  }
})
