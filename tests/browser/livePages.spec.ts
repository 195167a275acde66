/** Every page type comes alive without an error, a warning or anything that the policy refuses, inside the app as well. */
import { type Page, expect, test } from '@playwright/test'
import { PAGE_SAMPLES, languageOfPath } from '@/tests/site/pageSamples'
import { comesAlive } from './alivePage'

const IN_APP = 'source=patientapp'
const inApp = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${IN_APP}`

/** What a browser complains of: its console, errors of the page, files that do not come, refusals by the policy. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A page that is not there is said by the browser as well.
    const isMissing = message.text().includes('404') && message.location().url === page.url()
    if (['error', 'warning'].includes(message.type()) && !isMissing) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`))
  await page.exposeFunction('policyRefused', (what: string) => complaints.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) => {
      const { policyRefused } = window as unknown as { policyRefused: (what: string) => void }
      policyRefused(`${effectiveDirective}: ${sourceFile} ${sample}`)
    })
  })
  return complaints
}

const PATHS = new Set([
  ...PAGE_SAMPLES.map(({ path }) => path),
  // Once each in the app, in both languages.
  ...['/', '/treatment/piles', '/doctors', '/hi/faq', '/hi/test/hba1c', '/no-such-page', '/login'].map(inApp),
])

for (const path of PATHS)
  test(`${path} comes alive in ${languageOfPath(path)}`, async ({ page }) => {
    const complaints = await complaintsOf(page)
    await page.goto(path, { waitUntil: 'load' })
    await comesAlive(page)
    // What comes with the first touch: menu, form, search.
    await page.evaluate(() => {
      for (const selector of [
        '.site-menu',
        'form[data-lead-form] input[name=name]',
        '#site-search input.query',
      ])
        document
          .querySelector<HTMLElement>(selector)
          ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      document.querySelector('.site-menu')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      scrollTo(0, 900)
    })
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
  })
