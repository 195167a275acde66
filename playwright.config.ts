import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '@/scripts/chromium.mjs'
import { filesOfOtherDays } from '@/tests/browser/thorough'
import { STARTED_SITE } from '@/tests/site/startedFolder'
import { TEST_DATA_KEYS } from '@/tests/support/dataKeys'
import { SHORT_LIVED } from '@/tests/support/shortLived'

/** Another one where two checkouts test side by side. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3100)
const BASE_URL = `http://localhost:${PORT}`
/** A second server whose clinic has configured a tag manager (analytics.spec.ts). */
const COUNTED_PORT = PORT + 1

// What the commands of the clinic open as well, in each worker (tests/site/deskCommands.ts).
process.env.DATA_KEYS = TEST_DATA_KEYS

/** A folder of this run's own, with the database of a site that has started before, where a fault test has made one. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-browser-'))
  if (existsSync(STARTED_SITE)) cpSync(STARTED_SITE, folder, { recursive: true })
  return folder
}

/** Workers read this file again: the folder is made once. */
const dataFolder = (variable: string): string => (process.env[variable] ??= newFolder())

/** The built site on an embedded database of its own. */
const siteAt = (port: number, env: Record<string, string>) => ({
  command: `node ${SHORT_LIVED} scripts/serve.mjs`,
  url: `http://localhost:${port}/healthz`,
  timeout: 60_000,
  env: {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DEV_PAGES: '1',
    LEADS_PER_MINUTE_PER_IP: '0',
    LEADS_PER_DAY_PER_NUMBER: '0',
    SEARCHES_PER_MINUTE_PER_IP: '0',
    PAGES_PER_MINUTE_PER_IP: '0',
    ACCOUNT_CALLS_PER_MINUTE: '0',
    // All tests come from one address; each has a number of its own.
    OTP_PER_HOUR_PER_IP: '0',
    OTP_WRONG_PER_HOUR_PER_IP: '0',
    HOLDS_PER_IP: '0',
    // Places are offered by message, at any hour.
    QUIET_HOURS: '0-0',
    LOG_LEVEL: 'warn',
    ...env,
  },
})

/** What measures needs the machine for itself: `scripts/test.mjs` runs it after all the rest, one test at a time. */
const MEASURED = '**/interaction.spec.ts'

/** Tests of deskTest.ts: on one worker, so on one site. They take longest together and begin first. */
const DESK = ['**/desk*.spec.ts', '**/trafficFigures.spec.ts']

/** Browser tests run against the built site on an embedded database of its own, made new for each run. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // On two cores: a test mostly waits (docs/decisions/0032).
  workers: 3,
  forbidOnly: true,
  // A busy machine fails a walk now and then. It is walked once more, and named in the sum (docs/decisions/0028).
  retries: 1,
  // Further widths and addresses of what is seen at one already: with `npm run test:all`.
  grepInvert: process.env.TEST_ALL ? [] : /@thorough/,
  projects: [
    { name: 'desk', testMatch: DESK, testIgnore: filesOfOtherDays, workers: 1 },
    { name: 'site', testIgnore: [...DESK, MEASURED, ...filesOfOtherDays] },
    { name: 'measured', testMatch: MEASURED, workers: 1 },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: BASE_URL,
    // Recording costs a third of the time: only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
  webServer: [
    siteAt(PORT, { DATA_DIR: dataFolder('SHALYA_BROWSER_DATA') }),
    siteAt(COUNTED_PORT, {
      DATA_DIR: dataFolder('SHALYA_COUNTED_DATA'),
      ANALYTICS_ADAPTER: 'dataLayer',
      GTM_ID: 'GTM-TEST123',
    }),
  ],
})
