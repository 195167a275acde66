/** A report that a visitor sent from a faulty build, and the test that is made of it, run as a developer runs it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect } from '@playwright/test'
import { problemLinkCopy } from '@/content/copy/problemLink'
import { problemReportCopy } from '@/content/copy/problemReport'
import { type RunReport, specsOf } from '@/devtools/paths/pathCoverage'
import { reportSpec } from '@/devtools/paths/reportSpec'
import { PROBLEM_REPORT_BYTES, PROBLEM_SENT_PATH } from '@/model/page/problemReport'
import { runCommand } from '@/tests/site/leadsCommand'
import { siteEnvironment } from './visitor'

const ROOT = join(__dirname, '../..')
const copy = problemReportCopy.en

type StoredReport = Parameters<typeof reportSpec>[0] & { readonly message: string }

/** Goes to the form by the footer's link with the keyboard, writes and sends. @returns what was posted */
export async function sendsReport(page: Page, message: string): Promise<URLSearchParams> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: problemLinkCopy.en })
  await link.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(copy.message).fill(message)
  await expect(page.locator('input[name=log]')).not.toHaveValue('')
  const [posted] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith(PROBLEM_SENT_PATH)),
    page.getByRole('button', { name: copy.send }).click(),
  ])
  await expect(page.getByText(copy.sent.whole)).toBeVisible()
  return new URLSearchParams(posted.postData() ?? '')
}

/** The report with these words, as the clinic's command prints it. */
export async function reportWith(message: string): Promise<StoredReport> {
  const lines = (await runCommand('scripts/reports.ts', ['list'], siteEnvironment)).split('\n')
  const [id = ''] = lines.find((line) => line.includes(message))?.split('\t') ?? []
  return JSON.parse(await runCommand('scripts/reports.ts', ['show', id], siteEnvironment)) as StoredReport
}

/** Checks that a report is small, and contains no input except the visitor's own words. */
export function holdsNothingTyped(
  posted: URLSearchParams,
  stored: StoredReport,
  typed: readonly string[],
): void {
  const { message, ...rest } = stored
  expect(Buffer.byteLength(JSON.stringify({ message, ...rest }))).toBeLessThan(PROBLEM_REPORT_BYTES)
  posted.delete('message')
  for (const bytes of [posted.toString(), decodeURIComponent(posted.toString()), JSON.stringify(rest)])
    for (const value of typed.flatMap((one) => [one, ...one.split(/\s+/)]))
      expect(bytes.toLowerCase()).not.toContain(value.toLowerCase())
}

type Run = { readonly passed: number; readonly failed: number; readonly error: string }

/** Runs a test that was written, against a site: another process, as a developer has it. */
async function runs(file: string, folder: string, baseUrl: string): Promise<Run> {
  const own: NodeJS.ProcessEnv = { ...process.env, PATHS_BASE_URL: baseUrl, PATHS_OUT: folder }
  for (const name of Object.keys(own))
    if (/^(PW|PLAYWRIGHT|TEST_|FORCE_COLOR)/.test(name)) own[name] = undefined
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...['-c', 'devtools/paths/playwright.config.ts', file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')],
  ]
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: own,
    stdio: 'ignore',
  })
  await new Promise((done) => child.once('close', done))
  const specs = specsOf(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as RunReport)
  const errors = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results = [] }) => results.flatMap(({ error }) => error?.message ?? [])),
  )
  const passed = specs.filter(({ ok }) => ok).length
  return { passed, failed: specs.length - passed, error: errors.join('\n') }
}

/** Makes a test of a report and runs it against two sites. */
export async function testOfReport(report: StoredReport, machineId: string, sites: readonly string[]) {
  const { text, remarks } = reportSpec(report, machineId)
  // Playwright looks for tests within the project only; no other tool reads this folder.
  const folder = mkdtempSync(join(ROOT, 'report-proof-'))
  try {
    const file = join(folder, 'report.spec.ts')
    writeFileSync(file, text)
    const ran: Run[] = []
    for (const [index, site] of sites.entries()) ran.push(await runs(file, join(folder, String(index)), site))
    return { remarks, ran }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
