import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '@/scripts/chromium.mjs'

const out = process.env.PATHS_OUT ?? 'test-results/paths'

/** Paths of machines against a site that runs already (`npm run paths -- run`): nothing is started. Name the file to walk. */
export default defineConfig({
  testDir: '../..',
  // Generated specs may be in any folder.
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/.next/**', '**/.data*/**', '**/test-results/**'],
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
    baseURL: process.env.PATHS_BASE_URL ?? 'http://localhost:3000',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
})
