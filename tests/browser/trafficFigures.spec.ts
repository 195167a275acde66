/** Seeded visits through Chromium: the chart's increase matches their actions, without other visitors. */
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

/** The figures of the page: how often each transition was taken, and where pages were left. */
async function figures(page: Page): Promise<ReadonlyMap<string, number>> {
  await page.goto(MACHINE)
  const traffic = page.getByRole('region', { name: /^What visitors did/ })
  const taken = await traffic.locator('tbody tr').evaluateAll((all) =>
    all.map((row): [string, number] => {
      const [what, count] = row.children
      return [what?.textContent ?? '', Number(count?.textContent)]
    }),
  )
  const left = (await traffic.locator('li').allInnerTexts()).map((text): [string, number] => {
    const [, state = '', count] = /^(.*): (\d+)/.exec(text) ?? []
    return [`left in ${state}`, Number(count)]
  })
  return new Map([...taken, ...left])
}

test(`of ${VISITS} visits the chart says how often forms were sent and where pages were left`, async ({
  browser,
  site,
}) => {
  test.setTimeout(VISITS * 10_000)
  const reader = await site.page(browser)
  const before = await figures(reader)
  const page = await site.page(browser)
  for (const visit of visits) await goes(page, visit)
  await page.goto('about:blank')

  const submits = visits.reduce((sum, { submits: own }) => sum + own, 0)
  const refused = visits.filter((one) => one.submits > 0).length
  const more = async () => {
    const changes = [...(await figures(reader))].map(([what, count]) => ({
      what,
      count: count - (before.get(what) ?? 0),
    }))
    // The number of field events depends on when the machine took the form over.
    const told = changes.filter(({ what, count }) => count !== 0 && !what.includes('field.changed'))
    return Object.fromEntries(told.map(({ what, count }) => [what, count]))
  }
  // What a page sends as it is left is under way when the next one opens; the chart of a hundred visits takes seconds.
  await expect.poll(more, { timeout: 60_000 }).toEqual({
    'idle form.submitted → validating': submits,
    'validating always → idle.invalid': submits,
    'left in idle.editing': VISITS - refused,
    'left in idle.invalid': refused,
  })
})
