/** A site with a desk of a test's own: nobody else's leads come in, and nobody else's pages change. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { BuiltSite } from '@/tests/site/builtSite'
import { invitationLink, staffSessions } from '@/tests/site/deskCommands'
import { TEST_DATA_KEYS } from '@/tests/support/dataKeys'
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { copyStartedDatabase } from '@/tests/site/startedFolder'

type DeskUser = BrowserContextOptions & { readonly role: string; readonly name: string }

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
}
