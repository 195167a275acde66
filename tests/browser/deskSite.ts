/** A separate site with a desk for one test, without leads and changes of other tests. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { BuiltSite } from '@/tests/site/builtSite'
import { invitationLink, staffSessions } from '@/tests/site/deskCommands'
import { TEST_DATA_KEYS } from '@/tests/support/dataKeys'
import { LeadClient, PAGE_EXTRAS, sampleLead } from '@/tests/site/leadClient'
import { xsrfHeaders } from '@/tests/site/xsrfHeaders'
import { copyStartedDatabase } from '@/tests/site/startedFolder'

type DeskUser = BrowserContextOptions & { readonly role: string; readonly name: string }

/**
 * Ends a press on a number once the page has heard of it: the browser would ask whether it may dial, where a test sees no
 * question, and take no key until it is answered. Runs in the page.
 */
const dialsNothing = () =>
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault()
  })

export class DeskSite {
  private serial = 0
  private readonly contexts: BrowserContext[] = []

  private constructor(private readonly site: BuiltSite) {}

  /** A passkey is of a name, not of an address: the site is `localhost`. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<DeskSite> {
    const site = await BuiltSite.create({
      APP_SECRET: 'a-secret-of-the-tests-of-thirty-two-letters',
      DATABASE_URL: '',
      DATA_KEYS: TEST_DATA_KEYS,
      ...settings,
    })
    site.settings = { ...site.settings, SITE_URL: site.url.replace('127.0.0.1', 'localhost') }
    await copyStartedDatabase(site.dataDir)
    await site.start()
    return new DeskSite(site)
  }

  get url(): string {
    return this.site.environment.SITE_URL ?? ''
  }

  dispose(): Promise<void> {
    return this.site.dispose()
  }

  /** The link that `npm run desk -- invite` prints. */
  invitation(name: string, role: string): Promise<string> {
    return invitationLink(this.site.environment, name, role)
  }

  /** A page in a browser of its own. */
  async page(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: this.url, ...options })
    this.contexts.push(context)
    await context.addInitScript(dialsNothing)
    return context.newPage()
  }

  /** Closes what `page` and `signedIn` opened: who comes to the site next is alone there. */
  async leave(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()))
  }

  /** Pages in browsers in which people are signed in at the desk, in their order. */
  async signedIn<People extends readonly DeskUser[]>(
    browser: Browser,
    people: readonly [...People],
  ): Promise<{ [Person in keyof People]: Page }> {
    const sessions = await staffSessions(this.site.environment, people)
    const pages = people.map(async ({ role: _, name: __, ...options }, at) => {
      const page = await this.page(browser, options)
      await page.context().addCookies([{ name: 'desk', value: sessions[at]?.token ?? '', url: this.url }])
      return page
    })
    // A page for each.
    return Promise.all(pages) as Promise<{ [Person in keyof People]: Page }>
  }

  /** A visitor leaves a lead. @returns its id */
  async leaves(name: string): Promise<string> {
    const client = await LeadClient.open(this.url)
    const { id, text } = await client.send({ ...sampleLead(++this.serial), NameData: name })
    if (id === null) throw new Error(`no lead was made: ${text}`)
    return id
  }

  /** A visitor books, or asks for, the first free place of a doctor. @returns the appointment's id and its day, `YYYY-MM-DD` */
  async books(doctorId: number, name: string): Promise<{ readonly id: string; readonly date: string }> {
    const headers = { 'content-type': 'application/json', ...(await xsrfHeaders(this.url)) }
    const places = await fetch(`${this.url}/api/doctors/${doctorId}/places?days=14`)
    const { data: days } = (await places.json()) as { readonly data: readonly ShownDay[] }
    const free = days.flatMap(({ date, sessions }) =>
      sessions.flatMap((session) => session.places.map(({ placeId }) => ({ date, placeId }))),
    )
    // The doctor's last free day: without appointments so far, and all its places are in the future.
    const { date = '', placeId = '' } = free.find((one) => one.date === free.at(-1)?.date) ?? {}
    const post = async (path: string, body: object) => {
      const answer = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path} is answered ${answer.status}`)
      return ((await answer.json()) as { readonly data: Readonly<Record<string, string>> }).data
    }
    const { holdId } = await post('/api/holds', { placeId })
    const { MobileNoData } = sampleLead(++this.serial)
    const patient = { name, relation: 'self' }
    const { Id = '' } = await post('/api/appointments', {
      ...{ holdId, patient, MobileNoData, countryCode: '+91', language: 'en', extras: PAGE_EXTRAS },
    })
    return { id: Id, date }
  }
}

/** A doctor's day in the public call's answer. */
interface ShownDay {
  readonly date: string
  readonly sessions: readonly { readonly places: readonly { readonly placeId: string }[] }[]
}
