import { expect, test } from '@playwright/test'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import { selectCityCopy } from '@/content/copy/selectCity'
import { axeFindings } from './axe'
import { HeldPlace, errorsOf, eventsCalled, isLoggedIn, keptLocation, seesMumbaiChosen } from './placeVisitor'
import { PHONE, widthOf } from './screens'
import { SearchVisitor } from './searchVisitor'
import { fetchesLittle, opensAlive, opensIdle } from './alivePage'
import { thoroughUnless } from './thorough'
import { ASHA } from '@/machines/session/session.testModel'

const PAGE = '/faq'
const copy = selectCityCopy.en

test('the header’s city opens Select Your City: popular cities first in their order, the rest by name, at most 40vh', async ({
  page,
}) => {
  const visitor = new SearchVisitor(page)
  await opensAlive(page, PAGE)
  await expect(visitor.cityButton).toHaveText('City: Delhi NCR')
  await visitor.cityButton.click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Select Your City')
  const popular = visitor.cities.getByRole('group', { name: copy.popular }).getByRole('option')
  await expect(popular).toHaveText(['Delhi NCR', 'Mumbai', 'Bengaluru', 'Hyderabad', 'Chennai', 'Kolkata'])
  const ids = await popular.evaluateAll((options) => options.map(({ id }) => Number(id.split('-').at(-1))))
  expect(ids).toEqual([514, 477, 93, 267, 248, 568])
  const others = visitor.cities.getByRole('group', { name: copy.others }).getByRole('option')
  expect(await others.count()).toBeGreaterThan(100)
  const names = await others.allTextContents()
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  const { height } = page.viewportSize() ?? { height: 0 }
  const list = visitor.cities.getByRole('listbox')
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(0.4 * height)
  await expect(visitor.cities.getByRole('option', { selected: true })).toHaveText('Delhi NCR')
})

test('a city chosen there holds at once, everywhere on the page, without a reload; it is kept and noted', async ({
  page,
}) => {
  const visitor = new SearchVisitor(page)
  await opensAlive(page, PAGE)
  let loads = 0
  page.on('load', () => (loads += 1))
  await visitor.choosesCity('Mumbai')
  await expect(visitor.cityButton).toHaveText('City: Mumbai')
  await expect(visitor.cityButton).toBeFocused()
  await expect(visitor.calculatorCity).toHaveValue('477')
  await seesMumbaiChosen(page)
  expect(loads).toBe(0)
  await opensAlive(page, '/about-us')
  await expect(visitor.cityButton).toHaveText('City: Mumbai')
})

test('a city in which nobody is served yet is noted as such', async ({ page }) => {
  const visitor = new SearchVisitor(page)
  await opensAlive(page, PAGE)
  await visitor.choosesCity('Agartala')
  expect(await eventsCalled(page, 'location_selected')).toMatchObject([
    { city: 'Agartala', serviceable: false },
  ])
})

test('for somebody who is logged in the event carries the number', async ({ page }) => {
  await isLoggedIn(page)
  const known = page.waitForResponse('**/users/v1/user/me')
  const visitor = new SearchVisitor(page)
  await opensAlive(page, PAGE)
  await known
  await visitor.choosesCity('Chennai')
  expect(await eventsCalled(page, 'location_selected')).toMatchObject([{ mobile_no: ASHA.mobileNo }])
})

test('works with the keyboard alone: to the button, letters, arrows, Enter, and back', async ({ page }) => {
  const visitor = new SearchVisitor(page)
  await opensAlive(page, PAGE)
  await visitor.cityButton.focus()
  await page.keyboard.press('Enter')
  await expect(visitor.cityFilter).toBeFocused()
  await expect(visitor.cities.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('pu')
  await expect(visitor.cityFilter).toHaveAttribute('aria-activedescendant', /^city-\d+$/)
  await expect(visitor.cities.getByRole('option').first()).toHaveText('Puducherry')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(visitor.cities).toHaveCount(0)
  await expect(visitor.cityButton).toHaveText('City: Pune')
  await expect(visitor.cityButton).toBeFocused()
})

test('closes on Escape, on its button and beside the dialog, changes nothing, and gives the focus back', async ({
  page,
}) => {
  const visitor = new SearchVisitor(page)
  await opensAlive(page, PAGE)
  const closings = [
    () => page.keyboard.press('Escape'),
    () => visitor.cities.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 300),
  ]
  for (const close of closings) {
    await visitor.cityButton.click()
    await expect(visitor.cities.getByRole('option').first()).toBeVisible()
    await close()
    await expect(visitor.cities).toHaveCount(0)
    await expect(visitor.cityButton).toBeFocused()
  }
  await expect(visitor.cityButton).toHaveText('City: Delhi NCR')
})

test.describe('Use my current location', () => {
  test.describe('granted', () => {
    test.use({ geolocation: { latitude: 12.97, longitude: 77.59 }, permissions: ['geolocation'] })

    test('takes the nearest city at once', async ({ page }) => {
      const visitor = new SearchVisitor(page)
      await opensAlive(page, PAGE)
      // A browser's own service of places takes its time to start, on a busy machine longer than the page waits.
      await page.evaluate(() => new Promise((done) => navigator.geolocation.getCurrentPosition(done, done)))
      await visitor.cityButton.click()
      await visitor.cities.getByRole('button', { name: copy.nearme }).click()
      await expect(visitor.cities).toHaveCount(0)
      await expect(visitor.cityButton).toHaveText('City: Bengaluru')
      expect(await eventsCalled(page, 'location_selected')).toMatchObject([
        { city: 'Bengaluru', city_selection_mode: 'nearme', serviceable: true },
      ])
    })
  })

  test('denied: logs Location access denied, and the list is there', async ({ page }) => {
    await page.context().grantPermissions([])
    const logged = errorsOf(page)
    const visitor = new SearchVisitor(page)
    await opensAlive(page, PAGE)
    await visitor.cityButton.click()
    await visitor.cities.getByRole('button', { name: copy.nearme }).click()
    await expect(visitor.cities.getByText(copy.nearmeFailure.denied)).toBeVisible()
    expect(logged).toContain('Location access denied')
    await visitor.cities.getByRole('option', { name: 'Kolkata', exact: true }).click()
    await expect(visitor.cityButton).toHaveText('City: Kolkata')
  })

  test('unsupported: logs Geolocation is not supported by this browser.', async ({ page }) => {
    const logged = errorsOf(page)
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'geolocation')
    })
    const visitor = new SearchVisitor(page)
    await opensAlive(page, PAGE)
    await visitor.cityButton.click()
    await visitor.cities.getByRole('button', { name: copy.nearme }).click()
    await expect(visitor.cities.getByText(copy.nearmeFailure.unsupported)).toBeVisible()
    expect(logged).toContain('Geolocation is not supported by this browser.')
  })

  test('asks with high accuracy and five seconds; no answer in time is logged and the wait is over', async ({
    page,
  }) => {
    const logged = errorsOf(page)
    const place = new HeldPlace(page)
    await place.takes()
    const visitor = new SearchVisitor(page)
    await opensAlive(page, PAGE)
    await visitor.cityButton.click()
    await visitor.cities.getByRole('button', { name: copy.nearme }).click()
    await expect(visitor.cities.getByRole('button', { name: copy.locating })).toBeVisible()
    await place.isRequested()
    expect(await place.options()).toEqual({ enableHighAccuracy: true, timeout: 5000 })
    await place.failsWith(3)
    await expect(visitor.cities.getByText(copy.nearmeFailure.position)).toBeVisible()
    await expect(visitor.cities.getByRole('button', { name: copy.nearme })).toBeVisible()
    expect(logged.join()).toContain('position')
  })
})

test('is open when the address names it', async ({ page }) => {
  const visitor = new SearchVisitor(page)
  await page.goto(`${PAGE}#select-city`)
  await expect(visitor.cities.getByRole('option').first()).toBeVisible()
})

test('when its code cannot be fetched, the header’s native list comes back and works', async ({ page }) => {
  const visitor = new SearchVisitor(page)
  await opensIdle(page, PAGE)
  await page.route('**/_next/static/**', (route) => route.abort())
  await visitor.cityButton.click()
  await expect(visitor.calculatorCity).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visitor.calculatorCity.selectOption({ label: 'Mumbai' })
  expect((await keptLocation(page)).selectedCity).toMatchObject({ cityid: 477, cityname: 'Mumbai' })
})

test('fetches at most 45 KB on first use', async ({ page }) => {
  const visitor = new SearchVisitor(page)
  await opensIdle(page, PAGE)
  await fetchesLittle(page, async () => {
    await visitor.cityButton.click()
    await expect(visitor.cities.getByRole('option').first()).toBeVisible()
  })
})

for (const width of [360, 768, 1280])
  test(
    `axe finds nothing at ${width} px: the list, a search, and a location that is denied`,
    thoroughUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.context().grantPermissions([])
      const visitor = new SearchVisitor(page)
      await page.goto(`${PAGE}#select-city`)
      await visitor.cities.getByRole('option').first().waitFor()
      expect(await axeFindings(page)).toEqual([])
      expect(await widthOf(page)).toBeLessThanOrEqual(width)
      await visitor.cityFilter.fill('pu')
      expect(await axeFindings(page)).toEqual([])
      await visitor.cities.getByRole('button', { name: copy.nearme }).click()
      await visitor.cities.getByText(copy.nearmeFailure.denied).waitFor()
      await visitor.cityFilter.fill('xyz')
      expect(await axeFindings(page)).toEqual([])
    },
  )

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('no keyboard covers the list before the search is touched; targets are 44 px high', async ({
    page,
  }) => {
    const visitor = new SearchVisitor(page)
    await opensAlive(page, PAGE)
    await visitor.opener.tap()
    await visitor.cityButton.tap()
    const option = visitor.cities.getByRole('option', { name: 'Mumbai', exact: true })
    await expect(option).toBeVisible()
    await expect(visitor.cityFilter).not.toBeFocused()
    for (const target of [
      option,
      visitor.cities.getByRole('button', { name: copy.nearme }),
      visitor.cityFilter,
    ])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await option.tap()
    await expect(visitor.cityButton).toHaveText('City: Mumbai')
  })
})

test('on Hindi pages the list speaks Hindi, and an English name finds its city too', async ({ page }) => {
  const hindi = selectCityCopy.hi
  await opensAlive(page, '/hi/blog')
  const form = page.getByRole('search', { name: headerSearchCopy.hi.form })
  await form.getByRole('button', { name: 'दिल्ली एनसीआर' }).click()
  const dialog = page.getByRole('dialog', { name: hindi.title })
  await dialog.getByRole('combobox', { name: hindi.findCity }).fill('mumbai')
  await dialog.getByRole('option', { name: 'मुंबई', exact: true }).click()
  await expect(form.getByRole('button', { name: 'मुंबई' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header has a native list of all of India and every city, popular ones first', async ({
    page,
  }) => {
    await page.goto(PAGE)
    const list = page.locator('#site-search select[name=city]')
    await expect(list).toBeVisible()
    const ids = await list
      .locator('option')
      .evaluateAll((options) => options.slice(0, 7).map((option) => Number(option.getAttribute('value'))))
    expect(ids).toEqual([0, 514, 477, 93, 267, 248, 568])
  })
})
