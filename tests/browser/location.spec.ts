import { expect, test } from '@playwright/test'
import { locationCopy } from '@/content/copy/location'
import { axeFindings } from './axe'
import { CALLS, success } from './accountCalls'
import {
  LocationVisitor,
  countsLoads,
  errorsOf,
  eventsCalled,
  isLoggedIn,
  keptLocation,
  logsInReally,
  neverReloads,
  pausesClock,
  seesMumbaiChosen,
} from './placeVisitor'
import { HeldCall } from './heldCall'
import { comesAlive, fetchesLittle, opensIdle } from './alivePage'
import { thoroughUnless } from './thorough'
import { ASHA } from '@/machines/session/session.testModel'
import { widthOf } from './screens'

const PAGE = '/faq'

test('a visitor: Location, Submitting..., Location Updated Successfully, everything kept, reload after one second', async ({
  page,
}) => {
  const visitor = new LocationVisitor(page)
  const { dialog, submitButton, city } = visitor
  await page.clock.install()
  await visitor.opens(PAGE)
  await visitor.hasCities()
  await pausesClock(page)
  const loads = countsLoads(page)
  await expect(dialog).toHaveAccessibleName('Location')
  await expect(visitor.name).toHaveCount(0)

  await submitButton.click()
  await expect(dialog.getByText('Please select your city', { exact: true })).toBeVisible()
  await expect(city).toBeFocused()
  await expect(city).toHaveAccessibleDescription('Please select your city')
  await city.selectOption({ label: 'Mumbai' })
  await expect(visitor.errors).toHaveCount(0)

  await submitButton.click()
  const done = dialog.getByText('Location Updated Successfully', { exact: true })
  await expect(done).toBeFocused()
  await seesMumbaiChosen(page)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'userSelectedCity')
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 1800)).toBeLessThan(120)

  await page.clock.runFor(900)
  expect(loads()).toBe(0)
  await page.clock.runFor(100)
  await expect.poll(loads).toBe(1)
  await expect(dialog).toHaveCount(0)
  // The loaded page starts its parts one after another, by timers.
  await page.clock.resume()
  await comesAlive(page)
  await expect(page.getByRole('button', { name: 'City: Mumbai' })).toBeVisible()
})

test('a user without a name: Personal Details demands one; stored with the account; Profile Updated Successfully', async ({
  page,
}) => {
  const me = await isLoggedIn(page, { name: '' })
  const update = await HeldCall.on(page, CALLS.update)
  const visitor = new LocationVisitor(page)
  const { dialog, submitButton, city, name } = visitor
  await visitor.opens(PAGE)
  await visitor.hasCities()
  await expect(dialog).toHaveAccessibleName('Personal Details')
  await submitButton.click()
  await expect(visitor.errors).toHaveText(['Please enter your name', 'Please select your city'])
  await expect(name).toBeFocused()
  await name.fill('  Asha Rao ')
  await city.selectOption({ label: 'Kochi' })
  const loads = countsLoads(page)
  await submitButton.click()
  await expect(submitButton).toHaveText('Submitting...')
  await submitButton.click({ force: true })
  const route = await update.isOnItsWay()
  expect(route.request().method()).toBe('PUT')
  expect(route.request().postDataJSON()).toEqual({ name: 'Asha Rao', cityId: expect.any(Number) })
  expect(update.requested).toHaveLength(1)
  await route.fulfill(success({ ...me, name: 'Asha Rao' }))
  await expect(dialog.getByText('Profile Updated Successfully', { exact: true })).toBeVisible()
  expect(await eventsCalled(page, 'location_selected')).toMatchObject([
    { success: true, mobile_no: ASHA.mobileNo, city: 'Kochi', city_selection_mode: 'manual' },
  ])
  await expect.poll(loads).toBe(1)
})

test('with the real server: name and city are stored with the account, and stand there after the reload', async ({
  page,
}) => {
  const { mobile } = await logsInReally(page)
  const visitor = new LocationVisitor(page)
  await visitor.opens(PAGE)
  await visitor.hasCities()
  await visitor.name.fill('Meera Nair')
  await visitor.city.selectOption({ label: 'Mumbai' })
  const reloaded = page.waitForEvent('load')
  await visitor.submitButton.click()
  await expect(visitor.dialog.getByText('Profile Updated Successfully', { exact: true })).toBeVisible()
  await reloaded
  const me = (await (await page.request.get('/users/v1/user/me')).json()) as { data: unknown }
  expect(me.data).toMatchObject({
    name: 'Meera Nair',
    mobileNo: mobile,
    selectedCity: { cityid: 477, cityname: 'Mumbai' },
  })
})

test('a user with a name is asked for the city alone, and the account’s city stands there', async ({
  page,
}) => {
  await isLoggedIn(page, { selectedCity: { cityid: 93, cityname: 'Bengaluru', type: 'popular' } })
  const visitor = new LocationVisitor(page)
  await visitor.opens(PAGE)
  await expect(visitor.dialog).toHaveAccessibleName('Location')
  await expect(visitor.name).toHaveCount(0)
  await expect(visitor.city).toHaveValue('93')
})

test('a failed update is logged and said, the form usable again, location_selected without success', async ({
  page,
}) => {
  await isLoggedIn(page)
  const update = await HeldCall.on(page, CALLS.update)
  const logged = errorsOf(page)
  const visitor = new LocationVisitor(page)
  await visitor.opens(PAGE)
  await visitor.hasCities()
  await visitor.city.selectOption({ label: 'Mumbai' })
  await visitor.submitButton.click()
  await update.fails()
  await expect(visitor.submitButton).toHaveText('Submit')
  await expect(visitor.submitButton).not.toHaveAttribute('aria-disabled')
  await expect(visitor.dialog.locator('.notice')).toHaveText(locationCopy.en.failed)
  await expect(visitor.city).toHaveValue('477')
  expect(logged.join()).toContain('/users/v1/user/update answered 503')
  expect(await eventsCalled(page, 'location_selected')).toMatchObject([{ success: false }])
  expect((await keptLocation(page)).selectedCity).toBeNull()
})

test('is reached from a city’s list, and opens the same list of the new city; without the list’s city nothing is lost', async ({
  page,
}) => {
  await page.goto('/delhi/doctors/cardiologist')
  const link = page.locator('main').getByRole('link', { name: locationCopy.en.change })
  await link.click()
  const visitor = new LocationVisitor(page)
  await expect(visitor.dialog).toHaveAccessibleName('Location')
  await visitor.hasCities()
  await visitor.city.selectOption({ label: 'Mumbai' })
  await visitor.submitButton.click()
  await page.waitForURL('/mumbai/doctors/cardiologist')
  await expect(page.locator('h1')).toContainText('Mumbai')
})

test('fetches at most 45 KB on first use', async ({ page }) => {
  // A page without topics: on one that has some, its first use also starts the visit, whatever is used.
  await opensIdle(page, PAGE)
  await fetchesLittle(page, async () => {
    await page.evaluate(() => location.assign('#location'))
    await new LocationVisitor(page).hasCities()
  })
})

test('works with the keyboard alone, and gives the focus back', async ({ page }) => {
  await page.goto('/delhi/doctors/cardiologist')
  const link = page.locator('main').getByRole('link', { name: locationCopy.en.change })
  await link.focus()
  await page.keyboard.press('Enter')
  const visitor = new LocationVisitor(page)
  await visitor.hasCities()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(visitor.city).toBeFocused()
  await page.keyboard.type('Mum')
  await expect(visitor.city).toHaveValue('477')
  await page.keyboard.press('Tab')
  await expect(visitor.nearme).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(visitor.dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

for (const width of [360, 768, 1280])
  test(
    `axe finds nothing at ${width} px, with errors and when it is stored`,
    thoroughUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await isLoggedIn(page, { name: '' })
      await page.route(CALLS.update, (route) => route.fulfill(success(ASHA)))
      const visitor = new LocationVisitor(page)
      await neverReloads(page, 1000)
      await visitor.opens(PAGE)
      await visitor.hasCities()
      await visitor.submitButton.click()
      await expect(visitor.errors).toHaveCount(2)
      expect(await axeFindings(page)).toEqual([])
      expect(await widthOf(page)).toBeLessThanOrEqual(width)
      await visitor.name.fill('Asha')
      await visitor.city.selectOption({ label: 'Mumbai' })
      await visitor.submitButton.click()
      await expect(visitor.dialog.getByText('Profile Updated Successfully')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    },
  )

test('on Hindi pages the modal speaks Hindi, its cities too', async ({ page }) => {
  const copy = locationCopy.hi
  await isLoggedIn(page, { name: '' })
  await page.goto('/hi/blog#location')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(copy.personalDetails)
  await expect(dialog.getByRole('option', { name: 'मुंबई', exact: true })).toBeAttached()
  await dialog.getByRole('button', { name: copy.submit }).click()
  await expect(dialog.locator('.error')).toHaveText([copy.problems.name, copy.problems.city])
})
