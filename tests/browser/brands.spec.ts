/** The example brands (/dev/brands): each is read by day and by night, on phones and desktops, and its name keeps the header on one row. */
import { expect, test } from '@playwright/test'
import { EXAMPLE_BRANDS } from '@/devtools/specimens/exampleBrands'
import { axeFindings, standsStill } from './axe'
import { layoutFaults } from './layoutFaults'
import { DESKTOP, PHONE, widthOf } from './screens'

/** Height in pixels of the row of buttons and its padding. */
const ONE_ROW = 64

test('one of the names is as long as a name may be for one row', () => {
  expect(Math.max(...Object.values(EXAMPLE_BRANDS).map(({ name }) => name.length))).toBe(28)
})

for (const [brand, { name, colours }] of Object.entries(EXAMPLE_BRANDS))
  test(`${name} can be read, fits, and has a header of one row`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`/dev/brands?brand=${brand}`)
    const bar = page.locator('header > .bar')
    const logo = bar.locator('.logo > span')
    await expect(logo).toHaveText(name)
    for (const width of [360, 390, 479, 480, 640]) {
      await page.setViewportSize({ width, height: PHONE.height })
      expect.soft((await bar.boundingBox())?.height, `bar at ${width}`).toBeLessThanOrEqual(ONE_ROW)
      // Whole: nothing of it is cut.
      expect
        .soft(await logo.evaluate((one) => one.scrollWidth - one.clientWidth), `name at ${width}`)
        .toBeLessThanOrEqual(0)
    }
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--band')),
    ).toContain(colours.main)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await standsStill(page)
      expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width)
      expect(await page.evaluate(layoutFaults)).toEqual([])
      expect(await axeFindings(page)).toEqual([])
    }
  })
