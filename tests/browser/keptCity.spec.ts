/** The visit's city is in the page from the first paint on, without layout shift when the code runs. */
import { type Page, expect, test } from '@playwright/test'
import { comesAlive } from './alivePage'
import { DESKTOP } from './screens'

test.use({ viewport: DESKTOP })

const keeps = (page: Page, city: object) =>
  page.addInitScript((kept) => {
    if (localStorage.getItem('selectedCity') === null) localStorage.setItem('selectedCity', kept)
  }, JSON.stringify(city))

const shownCity = (page: Page) =>
  page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('#site-search select')
    return select?.selectedOptions[0]?.text
  })
/** Positions of the elements after the city. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['#site-search input.query', '.city-offer', 'h2.found', 'main article, main li'].map((selector) => {
      const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? { x: 0, y: 0 }
      return [selector, Math.round(x), Math.round(y)]
    }),
  )

const CITIES = [
  ['/doctors', { cityid: 477, cityname: 'Mumbai', type: 'popular' }, 'Mumbai', /Mumbai/],
  [
    '/doctors',
    { cityid: 990_001, cityname: 'Leh by the river', type: 'other' },
    'Leh by the river',
    undefined,
  ],
  ['/doctors', { cityid: 0, cityname: 'All of India', type: 'all' }, 'All of India', undefined],
  ['/hi/treatment/piles', { cityid: 0, cityname: 'All of India', type: 'all' }, 'पूरा भारत', undefined],
] as const

for (const [path, city, name, offer] of CITIES)
  test(`${path} of who has chosen ${name}`, async ({ page }) => {
    await keeps(page, city)
    await page.goto(path, { waitUntil: 'load' })
    expect(await page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(false)
    expect(await shownCity(page)).toBe(name)
    const link = page.locator('.city-offer a')
    if (offer) await expect(link).toHaveText(offer)
    const before = await places(page)
    await comesAlive(page)
    await expect(page.locator('#site-search button[data-opens=selectCity]')).toContainText(name)
    if (offer) await expect(link).toHaveText(offer)
    expect(await places(page)).toEqual(before)
  })

test('a treatment leads to the kept city’s doctors, hospitals and price from the first paint on', async ({
  page,
}) => {
  await keeps(page, { cityid: 1002, cityname: 'Pune', type: 'other' })
  await page.goto('/treatment/knee-replacement', { waitUntil: 'load' })
  const ways = page.locator('main [data-slug]')
  const links = () => ways.locator('p a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const inCity = (slug: string) => [
    `/${slug}/doctors/orthopaedic-surgeon`,
    `/${slug}/hospitals/orthopaedics`,
    `/treatment/knee-replacement-cost-in-${slug}`,
  ]
  await expect(ways.locator('b')).toHaveText('Knee Replacement in Pune')
  expect(await links()).toEqual(inCity('pune'))
  const before = await ways.boundingBox()
  await comesAlive(page)
  expect(await ways.boundingBox()).toEqual(before)
  await page.locator('#site-search [data-opens=selectCity]').click()
  await page.getByRole('dialog').getByRole('option', { name: 'Mumbai', exact: true }).click()
  await expect(ways.locator('b')).toHaveText('Knee Replacement in Mumbai')
  expect(await links()).toEqual(inCity('mumbai'))
})

test('after another choice a reloaded page shows that one', async ({ page }) => {
  await keeps(page, { cityid: 477, cityname: 'Mumbai', type: 'popular' })
  await page.goto('/treatment/piles', { waitUntil: 'load' })
  await comesAlive(page)
  await page.locator('#site-search [data-opens=selectCity]').click()
  await page.getByRole('dialog').getByRole('option', { name: 'Pune', exact: true }).click()
  await expect(page.locator('#site-search button[data-opens=selectCity]')).toContainText('Pune')
  await page.reload({ waitUntil: 'load' })
  expect(await shownCity(page)).toBe('Pune')
  await comesAlive(page)
  await expect(page.locator('#site-search button[data-opens=selectCity]')).toContainText('Pune')
})
