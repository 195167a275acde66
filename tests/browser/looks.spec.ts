/** How pages look where a device or a printer asks for something else; their contrast is axe.ts'. */
import { type Page, expect, test } from '@playwright/test'
import { COLOURS, DARK } from '@/components/ui/theme/tokens'
import { beforeYouGoCopy } from '@/content/copy/beforeYouGo'
import { PAGE_SAMPLES, languageOfPath } from '@/tests/site/pageSamples'

const SHEETS = [
  '/treatment/{slug}',
  '/hi/treatment/{slug}',
  '/treatment/{slug}-cost',
  '/treatment/{slug}-cost-in-{city}',
]
/** How many of a sheet's sides a patient takes along. */
const MOST_SIDES = 2

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const sidesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Every different colour among what is drawn, as it is drawn. */
const coloursOf = (
  page: Page,
  selector: string,
  property: 'fill' | 'background-color',
  before?: '::before',
) =>
  page
    .locator(selector)
    .evaluateAll(
      (all, [name, pseudo]) => all.map((one) => getComputedStyle(one, pseudo).getPropertyValue(name)),
      [property, before] as const,
    )

test('a page is dark where the device asks for it, from its styles alone, and light on paper', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('**/start.js*', (route) => route.abort())
  await page.goto('/')
  expect(await groundOf(page)).toBe(rgb(DARK.paper))
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await groundOf(page)).toBe(rgb(COLOURS.paper))
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await groundOf(page)).toBe('rgb(255, 255, 255)')
})

test('in forced colours the parts of a chart and its key are told apart, and agree', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/treatment/piles-cost')
  const parts = await coloursOf(page, '#bill .chart rect', 'fill')
  expect(new Set(parts).size).toBe(parts.length)
  expect(await coloursOf(page, '#bill tbody th', 'background-color', '::before')).toEqual(parts)
  const [bar] = await coloursOf(page, '#by-city .bar', 'fill')
  const [average] = await coloursOf(page, '#by-city .average', 'fill')
  expect(await coloursOf(page, '.key-range', 'background-color', '::before')).toEqual([bar])
  expect(await coloursOf(page, '.key-average', 'background-color', '::before')).toEqual([average])
  expect(average).not.toBe(bar)
  await page.goto('/services/medical-loan')
  const [one] = await coloursOf(page, '.drawing .part-one', 'fill')
  const [two] = await coloursOf(page, '.drawing .part-two', 'fill')
  expect(await coloursOf(page, '.key span', 'background-color', '::before')).toEqual([one, two])
  expect(one).not.toBe(two)
})

for (const { path } of PAGE_SAMPLES.filter(
  ({ route, path }) => SHEETS.includes(route) && !path.includes('?'),
))
  test(`${path} prints as at most ${MOST_SIDES} sides to take to the hospital`, async ({ page }) => {
    await page.goto(path)
    expect(sidesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(MOST_SIDES)
    await page.emulateMedia({ media: 'print' })
    const main = page.locator('main')
    for (const { name } of beforeYouGoCopy[languageOfPath(path)].items)
      await expect(main.locator('#before-you-go').getByText(name, { exact: true })).toBeVisible()
    await expect(main.locator('#before-you-go')).toContainText(/\+91 \d{5} \d{5}/)
    await expect(main.locator('table').first()).toBeVisible()
    for (const gone of ['nav', 'form', 'footer', 'aside', 'button', '.floating', '.button'])
      for (const one of await page.locator(gone).all()) await expect(one).toBeHidden()
    const [address, day] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('[rel=canonical]')!, '::before').content,
      document.documentElement.dataset.printed,
    ])
    expect(address).toContain(path)
    expect(day).toMatch(/20\d\d/)
  })

test('a form leaves no empty frame on paper', async ({ page }) => {
  await page.goto('/condition/piles')
  await expect(page.locator('.form-look').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.form-look').first()).toBeHidden()
})

test('text of twice the size cuts no door of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const cut = await page
    .locator('main a[href="/condition"], main a[href="/treatment"]')
    .evaluateAll((doors) => doors.filter((door) => door.scrollWidth > door.clientWidth).length)
  expect(cut).toBe(0)
})

test('what is folded is open on paper', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.locator('main details p').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main details p').first()).toBeVisible()
  expect(
    await page
      .locator('main details p')
      .first()
      .evaluate((one) => one.getBoundingClientRect().height),
  ).toBeGreaterThan(10)
})
