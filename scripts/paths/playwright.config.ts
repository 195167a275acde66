import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.mjs'

const out = process.env.PATHS_OUT ?? 'test-results/paths'

/** The paths of machines against a site that runs already (`npm run paths -- run`); nothing is started. */
export default defineConfig({
  testDir: '../../tests/browser',
  testMatch: '*Paths.spec.ts',
  outputDir: join(out, 'traces'),
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['html', { outputFolder: join(out, 'html'), open: 'never' }],
    ['junit', { outputFile: join(out, 'junit.xml') }],
    ['json', { outputFile: join(out, 'run.json') }],
  ],
  use: {
    baseURL: process.env.PATHS_BASE_URL,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
})
