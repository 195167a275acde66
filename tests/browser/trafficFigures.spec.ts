/** Seeded visits through Chromium: what the chart says afterwards is what was done, on a site that nobody else visits. */
import { type Page, expect } from '@playwright/test'
import { opensAlive } from './alivePage'
import { test } from './deskTest'
import { LeadFormVisitor } from './visitor'

const VISITS = process.env.TEST_ALL ? 100 : 12
const PATHS = ['/treatment/piles', '/condition/piles', '/faq'] as const
const MACHINE = '/dev/machines/leadForm?traffic=24h'

/** A number from 0 up to 1 for each place, the same in every run. */
const seeded = (place: number): number => Math.abs(Math.sin(place * 12.9898) * 43758.5453) % 1

type Visit = { readonly path: string; readonly submits: number }
const visits: readonly Visit[] = Array.from({ length: VISITS }, (_, at) => ({
  path: PATHS[Math.floor(seeded(2 * at + 1) * PATHS.length)] ?? PATHS[0],
  submits: Math.floor(seeded(2 * at + 2) * 4),
}))

async function goes(page: Page, { path, submits }: Visit): Promise<void> {
  await opensAlive(page, path)
  const visitor = new LeadFormVisitor(page, page.locator('#enquiry'))
  await visitor.field('Name').fill('Padmavathi Iyer')
  await visitor.seesLiveForm()
  for (let submit = 0; submit < submits; submit++) await visitor.submitButton.click()
  if (submits > 0) await expect(visitor.form.locator('[aria-invalid=true]').first()).toBeVisible()
}

/** The figures of the page's tables: how often each transition was taken, and where pages were left. */
async function figures(page: Page): Promise<{ taken: [string, number][]; left: string[] }> {
  await page.goto(MACHINE)
  const traffic = page.getByRole('region', { name: /^What visitors did/ })
  const rows = await traffic.locator('tbody tr').evaluateAll((all) =>
    all.map((row): [string, number] => {
      const [what, taken] = row.children
      return [what?.textContent ?? '', Number(taken?.textContent)]
    }),
  )
  return { taken: rows.filter(([, count]) => count > 0), left: await traffic.locator('li').allInnerTexts() }
}

test(`of ${VISITS} visits the chart says how often forms were sent and where pages were left`, async ({
  browser,
  site,
}) => {
  test.setTimeout(VISITS * 10_000)
  const page = await site.page(browser)
  for (const visit of visits) await goes(page, visit)
  await page.goto('about:blank')

  const submits = visits.reduce((sum, { submits: own }) => sum + own, 0)
  const refused = visits.filter((one) => one.submits > 0).length
  const reader = await site.page(browser)
  const known = async () => {
    const { taken, left } = await figures(reader)
    return {
      // How often a field is told of depends on when the machine took the form over.
      taken: taken.filter(([what]) => !what.includes('field.changed')),
      left: left.map((text) => text.replace(/ \(.*/, '')),
    }
  }
  // What a page sends as it is left is under way when the next one opens; the chart of a hundred visits takes seconds.
  await expect.poll(known, { timeout: 60_000 }).toEqual({
    taken: [
      ['idle form.submitted → validating', submits],
      ['validating always → idle.invalid', submits],
    ],
    left: [`idle.editing: ${VISITS - refused}`, `idle.invalid: ${refused}`],
  })
})
