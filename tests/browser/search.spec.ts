import { expect, test } from '@playwright/test'
import { headerCopy } from '@/content/copy/header'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import { axeFindings } from './axe'
import { PHONE, widthOf } from './screens'
import { SearchVisitor, heldSearch } from './searchVisitor'
import { shifts, watchShifts } from './shiftWatch'
import { fetchesLittle, opensAlive, opensIdle } from './alivePage'
import { thoroughUnless } from './thorough'

const PAGE = '/faq'
const copy = headerSearchCopy.en

const entity = (ArticleType: number, name: string) => ({
  ArticleType,
  Id: 1,
  Name: name,
  RouteId: name,
  Url: `/treatment/${name}`,
})
const many = (type: number, name: string, count: number) =>
  Array.from({ length: count }, (_, at) => entity(type, `${name}${at}`))

test.describe('the search bar', () => {
  test('asks from three characters on, after repeated whitespace is collapsed', async ({ page }) => {
    const call = heldSearch()
    await call.takes(page)
    const visitor = new SearchVisitor(page)
    await visitor.opens(PAGE)
    for (const short of ['kn', '  kn   ', 'k      ']) {
      await visitor.field.fill(short)
      await page.waitForTimeout(600)
    }
    expect(call.requested).toEqual([])
    await visitor.field.fill('  knee    pain ')
    await call.answers([[entity(2, 'knee')]])
    await expect(visitor.options).toHaveCount(1)
    expect(call.requested.map((url) => Object.fromEntries(url.searchParams))).toEqual([
      { query: 'knee pain', city: '1', type: 'R' },
    ])
  })

  test('shows up to six of each group, blog articles and tests together in a panel of at most 250 px', async ({
    page,
  }) => {
    const call = heldSearch()
    await call.takes(page)
    const visitor = new SearchVisitor(page)
    await visitor.opens(PAGE)
    await visitor.field.fill('knee')
    await call.answers([[...many(2, 'treatment', 8), ...many(5, 'blog', 4), ...many(6, 'test', 4)]])
    const group = (name: string) => visitor.results.getByRole('group', { name, exact: true })
    await expect(group('Treatments').getByRole('option')).toHaveCount(6)
    await expect(group('Articles & tests').getByRole('option')).toHaveCount(6)
    expect((await visitor.results.boundingBox())?.height).toBeLessThanOrEqual(250)
    // The active result is always in sight.
    await visitor.field.press('ArrowUp')
    await expect(visitor.active).toHaveText('test1')
    await expect(visitor.active).toBeInViewport({ ratio: 0.9 })
  })

  test('never shows an answer to an older query', async ({ page }) => {
    const visitor = new SearchVisitor(page)
    let letOlderGo = () => {}
    const older = new Promise<void>((go) => (letOlderGo = go))
    await page.route('**/api/search/entities?**', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query') ?? ''
      if (query === 'older') await older
      await route.fulfill({ json: [[entity(2, query)]] }).catch(() => {})
    })
    await visitor.opens(PAGE)
    const request = page.waitForRequest(/query=older/)
    await visitor.field.fill('older')
    await request
    await visitor.field.fill('newer')
    await expect(visitor.options).toHaveText(['newer'])
    letOlderGo()
    await page.waitForTimeout(300)
    await expect(visitor.options).toHaveText(['newer'])
    await visitor.field.fill('newest')
    await expect(visitor.options).toHaveCount(0)
    await expect(visitor.options).toHaveText(['newest'])
  })

  test('closes on Escape, on a click outside and when the focus goes on, and keeps the letters', async ({
    page,
  }) => {
    const visitor = new SearchVisitor(page)
    await visitor.opens(PAGE)
    await visitor.field.fill('piles')
    await expect(visitor.options.first()).toBeVisible()
    await visitor.field.press('Escape')
    await expect(visitor.panel).toHaveCount(0)
    await expect(visitor.field).toHaveValue('piles')
    await visitor.field.press('ArrowDown')
    await expect(visitor.options.first()).toBeVisible()
    await page.locator('footer').click({ position: { x: 2, y: 2 } })
    await expect(visitor.panel).toHaveCount(0)
    await visitor.field.click()
    await expect(visitor.options.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(visitor.panel).toHaveCount(0)
    await visitor.field.click()
    await expect(visitor.options.first()).toBeVisible()
    await visitor.cityButton.click()
    await expect(visitor.panel).toHaveCount(0)
    await expect(visitor.cities).toBeVisible()
  })

  test('works with the keyboard alone: to the field, through the results, to a page', async ({ page }) => {
    const visitor = new SearchVisitor(page)
    await page.goto(PAGE)
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      if (await visitor.field.evaluate((field) => field === document.activeElement)) break
    }
    await page.keyboard.type('piles', { delay: 30 })
    await expect(visitor.options.first()).toBeVisible()
    await expect(visitor.form.getByRole('status')).toContainText('results')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const href = (await visitor.active.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href}`)
    await expect(page.locator('h1')).toBeVisible()
  })

  test('Enter without an active result goes to the page of results', async ({ page }) => {
    const visitor = new SearchVisitor(page)
    await visitor.opens(PAGE)
    await visitor.field.fill('piles')
    await visitor.field.press('Enter')
    await page.waitForURL('**/search?city=514&q=piles')
    await expect(page.locator('h1')).toContainText('piles')
  })

  test('a failure is logged only: nothing is shown, and the page of results is still one key away', async ({
    page,
  }) => {
    const call = heldSearch()
    await call.takes(page)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    const visitor = new SearchVisitor(page)
    await visitor.opens(PAGE)
    await visitor.field.fill('piles')
    await call.fails()
    await expect(visitor.panel).toHaveCount(0)
    await expect(visitor.form.getByRole('status').first()).toHaveText('')
    expect(logged.join()).toContain('/api/search/entities answered 503')
    await visitor.field.press('Enter')
    await page.waitForURL('**/search?**')
  })

  test('fetches at most 45 KB on first use, and moves nothing on the page', async ({ page }) => {
    const visitor = new SearchVisitor(page)
    await opensIdle(page, PAGE)
    await fetchesLittle(page, async () => {
      await watchShifts(page)
      await visitor.field.focus()
      await visitor.seesLiveSearch()
    })
    await visitor.field.fill('piles')
    await expect(visitor.options.first()).toBeVisible()
    expect(await shifts(page)).toBe(0)
  })
})

test.describe('the chosen city', () => {
  test('ranks the search, is kept in local storage and stands on the next page', async ({ page }) => {
    const call = heldSearch()
    await call.takes(page)
    const visitor = new SearchVisitor(page)
    await visitor.opens(PAGE)
    await visitor.choosesCity('Mumbai')
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('selectedCity') ?? 'null'))).toEqual({
      cityid: 477,
      cityname: 'Mumbai',
      type: 'popular',
      serviceable: true,
    })
    await visitor.field.fill('doctor')
    await call.answers([[entity(3, 'asha')]])
    expect(call.requested[0]?.searchParams.get('city')).toBe('477')
    await opensAlive(page, '/about-us')
    await expect(visitor.cityButton).toHaveText('City: Mumbai')
    await expect(visitor.calculatorCity).toHaveValue('477')
  })

  test('asks the same question anew when it is another one', async ({ page }) => {
    const call = heldSearch()
    await call.takes(page)
    const visitor = new SearchVisitor(page)
    await visitor.opens(PAGE)
    await visitor.field.fill('doctor')
    await call.answers([[entity(3, 'asha')]])
    await visitor.choosesCity('Chennai')
    await visitor.field.click()
    await call.answers([[entity(3, 'meera')]])
    await expect(visitor.options).toHaveText(['meera'])
    expect(call.requested.map((url) => url.searchParams.get('city'))).toEqual(['1', '248'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the header’s search button opens the bar with the focus in it, nothing is wider than the screen, and closes it', async ({
    page,
  }) => {
    const visitor = new SearchVisitor(page)
    await opensAlive(page, PAGE)
    await expect(visitor.form).toBeHidden()
    const opener = page.getByRole('button', { name: copy.search, expanded: false })
    expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await opener.tap()
    await expect(visitor.field).toBeFocused()
    await visitor.field.fill('piles')
    await expect(visitor.options.first()).toBeVisible()
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: copy.search, expanded: true }).tap()
    await expect(visitor.form).toBeHidden()
  })
})

for (const width of [360, 768, 1280])
  test(
    `axe finds nothing at ${width} px with the results open`,
    thoroughUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const visitor = new SearchVisitor(page)
      await visitor.opens(PAGE)
      await visitor.field.fill('piles')
      await visitor.options.first().waitFor()
      await visitor.field.press('ArrowDown')
      expect(await axeFindings(page)).toEqual([])
    },
  )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search form is sent with the city of its native list, and the page of results answers', async ({
    page,
  }) => {
    await page.goto(PAGE)
    const visitor = new SearchVisitor(page)
    await expect(visitor.calculatorCity).toHaveValue('514')
    await visitor.calculatorCity.selectOption({ label: 'Mumbai' })
    await visitor.field.fill('orthopaedic doctor')
    await visitor.field.press('Enter')
    await page.waitForURL('**/search?city=477&q=orthopaedic+doctor')
    await expect(page.locator('main a[href^="/doctor/"]').first()).toContainText('Mumbai')
  })

  test('on a phone the search button opens the bar', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(PAGE)
    const visitor = new SearchVisitor(page)
    await expect(visitor.form).toBeHidden()
    await page.getByRole('link', { name: copy.search, exact: true }).click()
    await expect(visitor.field).toBeVisible()
    await visitor.field.fill('piles')
    await visitor.form.getByRole('button', { name: copy.search }).click()
    await page.waitForURL('**/search?**')
  })
})

test('on Hindi pages field and results speak Hindi', async ({ page }) => {
  const hindi = headerSearchCopy.hi
  await page.goto('/hi/blog')
  await expect(page.getByPlaceholder(headerCopy.en.searchPlaceholder)).toHaveCount(0)
  const form = page.getByRole('search', { name: hindi.form })
  await form.locator('input[name=q]').fill('पथरी')
  await expect(page.getByRole('listbox', { name: hindi.results }).getByRole('option').first()).toBeVisible()
})
