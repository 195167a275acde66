import { randomUUID } from 'node:crypto'
import { errorPageCopy } from '@/content/copy/errorPages'
import { pause, until } from '@/tests/support/until'
import { cookieHeader } from '@/tests/support/cookieHeader'
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { siteOnPrivatePostgres } from './siteForAll'

const OUTAGE_MS = 30_000
const LEADS_PER_SECOND = 40

describe('PostgreSQL is stopped for 30 s under load', () => {
  const { site, postgres } = siteOnPrivatePostgres()

  it('goes on taking leads and serving pages, and stores every acknowledged lead once', async () => {
    const client = await LeadClient.open(site.url)
    const acknowledged = new Map<number, string>()
    const refused: number[] = []
    const slowest = { ms: 0 }
    const sending: Promise<void>[] = []
    let serial = 0
    const send = async (own: number) => {
      const started = performance.now()
      const answer = await client.send(sampleLead(own), randomUUID())
      slowest.ms = Math.max(slowest.ms, performance.now() - started)
      if (answer.id) acknowledged.set(own, answer.id)
      else refused.push(answer.httpStatus)
    }
    const timer = setInterval(() => sending.push(send(serial++)), 1000 / LEADS_PER_SECOND)
    const pages: number[] = []
    const readiness: string[] = []

    await pause(2000)
    postgres.stop()
    for (const end = Date.now() + OUTAGE_MS; Date.now() < end; await pause(2000)) {
      pages.push((await fetch(`${site.url}/treatment/piles`)).status)
      readiness.push(await fetch(`${site.url}/readyz`).then((answer) => answer.text()))
    }
    const duringOutage = acknowledged.size
    postgres.start()
    await pause(2000)
    clearInterval(timer)
    await Promise.all(sending)

    expect(refused).toEqual([])
    expect(acknowledged.size).toBe(serial)
    expect(duringOutage).toBeGreaterThan(LEADS_PER_SECOND * 20)
    expect(new Set(pages)).toEqual(new Set([200]))
    expect(readiness.at(-1)).toMatch(/degraded/)
    // A visitor waits a few seconds at the worst: for the first connection that fails, not for the outage.
    expect(slowest.ms).toBeLessThan(15_000)

    await until(
      'the journal is drained',
      async () => (await site.storedLeads()).length >= acknowledged.size,
      60_000,
    )
    const stored = await site.storedLeads()
    const ids = new Set(stored.map((lead) => lead.id))
    expect([...acknowledged.values()].filter((id) => !ids.has(id))).toEqual([])
    expect(stored).toHaveLength(acknowledged.size)
    expect(new Set(stored.map((lead) => lead.MobileNoData)).size).toBe(stored.length)
  }, 180_000)

  it('starts and takes leads while PostgreSQL is down, also over a kill -9, and stores them when it is up', async () => {
    postgres.stop()
    await site.end('SIGTERM')
    await site.start()
    const client = await LeadClient.open(site.url)
    const before = await client.send(sampleLead(900_001), randomUUID())
    await site.end('SIGKILL')
    await site.start()
    const after = await (await LeadClient.open(site.url)).send(sampleLead(900_002), randomUUID())
    const form = new URLSearchParams({
      pageType: 'Contact',
      path: '/contact-us',
      name: 'Asha Rao',
      mobile: '12345',
    })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const refused = await fetch(`${site.url}/enquiry`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headers, cookie: 'browser_id=kept' },
      body: form,
    })
    const shown = await fetch(new URL(refused.headers.get('location') ?? '', site.url), {
      headers: { cookie: cookieHeader(refused.headers.getSetCookie()) },
    }).then((answer) => answer.text())
    // fetch follows and keeps no cookies.
    const withoutCookies = await fetch(`${site.url}/enquiry`, { method: 'POST', headers, body: form })
    const shownAtOnce = await withoutCookies.text()
    const unmade = await Promise.all(
      ['/doctors?gender=female', '/hi/careers', '/doctors'].map((path) => fetch(`${site.url}${path}`)),
    )
    const words = await Promise.all(unmade.map((answer) => answer.text()))
    postgres.start()

    // An uncached page that needs the database shows an error text with the form, not an empty document.
    expect(unmade.map(({ status }) => status)).toEqual([500, 404, 500])
    for (const text of [words[0], words[2]]) {
      expect(text).toContain(`<h1>${errorPageCopy.en.problem.title}</h1>`)
      expect(text).toContain('action="/enquiry"')
    }
    expect(words[1]).toContain(errorPageCopy.hi.notFound.title)
    // A form without JavaScript that is wrong is shown again, values kept, also while the database is unavailable.
    expect(withoutCookies.status).toBe(422)
    for (const text of [shown, shownAtOnce]) {
      expect(text).toContain('value="Asha Rao"')
      expect(text).toContain('Please Only Enter a Valid Mobile Number')
    }
    expect(before.id).not.toBeNull()
    expect(after.id).not.toBeNull()
    await until(
      'both leads are stored',
      async () => {
        const ids = (await site.storedLeads()).map((lead) => lead.id)
        return ids.includes(before.id) && ids.includes(after.id)
      },
      60_000,
    )
  }, 180_000)
})
