import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from './scripts/chromium.mjs'

const PORT = 3100
const BASE_URL = `http://localhost:${PORT}`

/** Browser tests run against the built site on an embedded database of its own, made new for each run. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: BASE_URL,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    url: `${BASE_URL}/healthz`,
    timeout: 60_000,
    env: {
      PORT: String(PORT),
      SITE_URL: BASE_URL,
      DATA_DIR:
        process.env.SHALYA_BROWSER_DATA ??
        (process.env.SHALYA_BROWSER_DATA = mkdtempSync(join(tmpdir(), 'shalya-browser-'))),
      DEV_PAGES: '1',
      LEADS_PER_MINUTE_PER_IP: '0',
      LOG_LEVEL: 'warn',
    },
  },
})
