import { randomUUID } from 'node:crypto'
import { pause } from '@/tests/support/until'
import { LeadClient, eachAtOnce, sampleLead } from '@/tests/site/leadClient'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { siteForAll } from './siteForAll'

const KILLS = 5
const SUBMISSIONS = 1000
const AT_ONCE = 20

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
        const client = new LeadClient(site.url)
        await client.open()
        // Each round the kill falls at another place of the run.
        const killAfter = Math.round((SUBMISSIONS * (round + 1)) / (KILLS + 2))
        let sent = 0
        let killed: Promise<unknown> | undefined
        await eachAtOnce(serials, AT_ONCE, async (serial) => {
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

  async function restart() {
    await site.end('SIGKILL')
    await site.start()
  }
})
