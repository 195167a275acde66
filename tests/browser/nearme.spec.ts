import { type Page, expect, test } from '@playwright/test'
import { HeldPlace, LocationVisitor, errorsOf, eventsCalled } from './placeVisitor'

/** Opens the location modal and presses 'Use my current location'. */
async function requestsPlace(page: Page): Promise<LocationVisitor> {
  const visitor = new LocationVisitor(page)
  await visitor.opens('/faq')
  await visitor.hasCities()
  await visitor.nearme.click()
  return visitor
}

test.describe('Use my current location', () => {
  test('asks with high accuracy and five seconds; the city found is chosen, its mode nearme', async ({
    page,
  }) => {
    const place = new HeldPlace(page)
    await place.takes()
    const visitor = await requestsPlace(page)
    await expect(visitor.locating).toHaveAttribute('aria-disabled', 'true')
    await place.isRequested()
    expect(await place.options()).toEqual({ enableHighAccuracy: true, timeout: 5000 })
    await place.isIn({ cityName: 'Mumbai', city: { cityid: 477, cityname: 'Mumbai', type: 'popular' } })
    await expect(visitor.city).toHaveValue('477')
    await expect(visitor.dialog.getByText('You are in Mumbai.')).toBeVisible()
    await visitor.submitButton.click()
    await expect(visitor.dialog.getByText('Location Updated Successfully')).toBeVisible()
    expect(await eventsCalled(page, 'location_selected')).toMatchObject([
      { city: 'Mumbai', city_selection_mode: 'nearme', serviceable: true },
    ])
  })

  test.describe('with the browser’s own location', () => {
    test.use({ geolocation: { latitude: 18.52, longitude: 73.86 }, permissions: ['geolocation'] })

    test('granted: the nearest city is found by the server, and the position it is told is rounded', async ({
      page,
    }) => {
      const request = page.waitForRequest(/\/api\/geo\/reverse/)
      const visitor = await requestsPlace(page)
      expect(new URL((await request).url()).search).toBe('?lat=18.52&lon=73.86')
      await expect(visitor.dialog.getByText('You are in Pune.')).toBeVisible()
    })
  })

  test('denied by the browser: logs Location access denied, says so, and the list is there', async ({
    page,
  }) => {
    await page.context().grantPermissions([])
    const logged = errorsOf(page)
    const visitor = await requestsPlace(page)
    await expect(visitor.dialog.getByText('Location access denied.', { exact: false })).toBeVisible()
    expect(logged).toContain('Location access denied')
    await expect(visitor.nearme).toBeEnabled()
    await visitor.city.selectOption({ label: 'Mumbai' })
    await expect(visitor.dialog.getByText('Location access denied.', { exact: false })).toHaveCount(0)
  })

  test('unsupported: logs Geolocation is not supported by this browser.', async ({ page }) => {
    const logged = errorsOf(page)
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'geolocation')
    })
    const visitor = await requestsPlace(page)
    await expect(visitor.dialog.getByText('Geolocation is not supported', { exact: false })).toBeVisible()
    expect(logged).toContain('Geolocation is not supported by this browser.')
  })

  for (const [code, why] of [
    [2, 'no position'],
    [3, 'no position within five seconds'],
  ] as const)
    test(`${why}: the error is logged and loading is over`, async ({ page }) => {
      const logged = errorsOf(page)
      const place = new HeldPlace(page)
      await place.takes()
      const visitor = await requestsPlace(page)
      await place.failsWith(code)
      await expect(
        visitor.dialog.getByText('Your location could not be found.', { exact: false }),
      ).toBeVisible()
      await expect(visitor.nearme).not.toHaveAttribute('aria-busy')
      expect(logged.join()).toContain('position')
    })
})
