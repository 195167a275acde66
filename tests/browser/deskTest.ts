/** Tests at the desk that share one site: it starts once for all of them, in the one worker of their project. */
import { test as base } from '@playwright/test'
import { DeskSite } from './deskSite'

export const test = base.extend<object, { site: DeskSite }>({
  site: [
    // Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const site = await DeskSite.start({ DEV_PAGES: '1', BOOKING_PROOF: 'none', APPOINTMENTS: 'request' })
      await use(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
