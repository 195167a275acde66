import type { Page } from '@playwright/test'

/** What a browser complains of: its console, errors of the page, files that do not come, refusals by the policy. */
export async function complaintsOf(page: Page): Promise<string[]> {
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
