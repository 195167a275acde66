import { TRAFFIC_PATH } from '@/model/page/traffic'
import { readTraffic } from '@/server/traffic/readTraffic'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import { until } from '@/tests/support/until'
import { withSiteDatabase } from './siteDatabase'
import { siteForAll } from './siteForAll'

const BEACON = JSON.stringify({ pageType: 'Home', isBack: false, machines: [], vitals: [] })
const SENDERS = 8
const DAY_MS = 24 * 60 * 60 * 1000

describe(`a server is killed (kill -9) while pages send what they counted, on ${databaseUnderTest}`, () => {
  const site = siteForAll({ TRUST_PROXY: '1' })

  async function pagesCounted(): Promise<number> {
    const [from, to] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)]
    const { pages } = await withSiteDatabase(site, ({ executeSql }) => readTraffic(executeSql, from, to))
    return pages.reduce((sum, { count }) => sum + count, 0)
  }

  it('every beacon that was acknowledged is in the figures, and none is there twice', async () => {
    let [sent, acknowledged, isOver] = [0, 0, false]
    const send = async (at: number) => {
      while (!isOver) {
        sent += 1
        const headers = {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `10.0.${at}.${sent % 250}`,
        }
        const answer = await fetch(site.url + TRAFFIC_PATH, { method: 'POST', headers, body: BEACON }).catch(
          () => undefined,
        )
        if (answer?.status === 204) acknowledged += 1
      }
    }
    const sending = Promise.all(Array.from({ length: SENDERS }, (_, at) => send(at)))
    await until('some are acknowledged', () => acknowledged >= 200)
    await site.end('SIGKILL')
    isOver = true
    await sending
    await site.start()

    const counted = await pagesCounted()
    expect(counted).toBeGreaterThanOrEqual(acknowledged)
    expect(counted).toBeLessThanOrEqual(sent)
  })
})
