/** The header's menu (specification, section 2, header), in a browser. */
import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { headerCopy } from '@/content/copy/header'
import { megaMenuCopy } from '@/content/copy/megaMenu'
import { axeFindings, standsStill } from './axe'
import { MenuVisitor } from './menuVisitor'
import { shifts, watchShifts } from './shiftWatch'
import { fetchesLittle, opensIdle } from './alivePage'
import { PHONE, TALL_DESKTOP, widthOf } from './screens'
import { thoroughUnless } from './thorough'

const PAGE = '/faq'
const copy = megaMenuCopy.en

test.describe('the mega menu of wide screens', () => {
  test.use({ viewport: TALL_DESKTOP })

  test('opens in three levels by pointer: departments, their conditions, their treatments', async ({
    page,
  }) => {
    const menu = new MenuVisitor(page)
    await page.goto(PAGE)
    await menu.entry(copy.departments).click()
    await expect(menu.department('Orthopaedics')).toBeVisible()
    await menu.department('Orthopaedics').click()
    await expect(menu.list('Conditions').getByRole('link', { name: 'Knee Osteoarthritis' })).toBeVisible()
    const treatment = menu.list('Treatments').getByRole('link', { name: 'Knee Replacement', exact: true })
    await menu.department('Urology').click()
    await expect(treatment).toBeHidden()
    await menu.department('Orthopaedics').click()
    await treatment.click()
    await page.waitForURL('**/treatment/knee-replacement')
  })

  test('has no hover trap: it opens by a press only, stays while the pointer moves anywhere, and closes where it was opened', async ({
    page,
  }) => {
    const menu = new MenuVisitor(page)
    await menu.opens(PAGE)
    await menu.entry(copy.departments).hover()
    await page.waitForTimeout(400)
    await menu.seesOpen()
    await menu.entry(copy.departments).click()
    await menu.department('ENT').click()
    for (const [x, y] of [
      [640, 110],
      [200, 700],
      [1270, 890],
      [600, 300],
    ] as const)
      await page.mouse.move(x, y, { steps: 8 })
    await page.waitForTimeout(400)
    await menu.seesOpen('departments', 'ent')
    await menu.entry(copy.services).hover()
    await page.waitForTimeout(400)
    await menu.seesOpen('departments', 'ent')
    await menu.entry(copy.departments).click()
    await menu.seesOpen()
  })

  test('shows one panel at a time, and one department', async ({ page }) => {
    const menu = new MenuVisitor(page)
    await menu.opens(PAGE)
    await menu.entry(copy.departments).click()
    await menu.department('Urology').click()
    await menu.department('ENT').click()
    await menu.seesOpen('departments', 'ent')
    await menu.entry(copy.services).click()
    await menu.seesOpen('services')
    await expect(menu.list(copy.insurance).getByRole('link').first()).toBeVisible()
  })

  test('works with the keyboard alone: Tab, Enter, arrows, Home, End and Escape', async ({ page }) => {
    const menu = new MenuVisitor(page)
    await page.goto(PAGE)
    const focused = page.locator(':focus')
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab')
      if ((await focused.textContent()) === copy.departments) break
    }
    await expect(menu.entry(copy.departments)).toBeFocused()
    await menu.wakes()
    await page.keyboard.press('Enter')
    await menu.seesOpen('departments')
    await page.keyboard.press('Tab')
    await expect(focused).toHaveText(/^Bariatric Surgery/)
    await page.keyboard.press('End')
    await expect(focused).toHaveText(/^Vascular Surgery/)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect(focused).toHaveText(/^Cardiac Surgery/)
    await page.keyboard.press('Space')
    await menu.seesOpen('departments', 'cardiac-surgery')
    await page.keyboard.press('ArrowRight')
    expect(await menu.levelOfFocus()).toBe('condition')
    await page.keyboard.press('ArrowRight')
    expect(await menu.levelOfFocus()).toBe('treatment')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(focused).toHaveText(/^Cardiac Surgery/)
    // The keys of the browser go through everything as well.
    await page.keyboard.press('Tab')
    expect(await menu.levelOfFocus()).toBe('condition')
    await page.keyboard.press('Escape')
    await menu.seesOpen()
    await expect(menu.entry(copy.departments)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveText(copy.doctors)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/doctors')
  })

  test('closes on Escape wherever the focus is, on a press outside, and when the focus goes on', async ({
    page,
  }) => {
    const menu = new MenuVisitor(page)
    await menu.opens(PAGE)
    await menu.entry(copy.services).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Escape')
    await menu.seesOpen()
    await menu.entry(copy.services).click()
    await page.mouse.click(1272, 860)
    await menu.seesOpen()
    await menu.entry(copy.services).click()
    await page.locator('main a').last().focus()
    await menu.seesOpen()
  })

  test('is closed on the next page, after going back, and after a change of the address’s part', async ({
    page,
  }) => {
    const menu = new MenuVisitor(page)
    await menu.opens(PAGE)
    await menu.entry(copy.departments).click()
    await menu.department('Urology').click()
    await menu.list('Conditions').getByRole('link').first().click()
    await page.waitForURL('**/condition/**')
    await menu.seesOpen()
    await page.goBack()
    await page.waitForURL(`**${PAGE}`)
    await menu.seesOpen()
    await menu.wakes()
    await menu.entry(copy.services).click()
    await page.evaluate(() => {
      location.hash = '#content'
    })
    await menu.seesOpen()
  })

  test('does not move the page when it opens', async ({ page }) => {
    const menu = new MenuVisitor(page)
    await menu.opens(PAGE)
    await watchShifts(page)
    await menu.entry(copy.departments).click()
    await menu.department('Urology').click()
    await menu.entry(copy.services).click()
    await menu.entry(copy.services).click()
    await page.waitForTimeout(300)
    expect(await shifts(page)).toBe(0)
  })

  test('is told to screen readers: navigation, disclosures with their state, named lists, the current page', async ({
    page,
  }) => {
    const menu = new MenuVisitor(page)
    await menu.opens('/doctors')
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
    await expect(menu.navigation.getByRole('link', { name: copy.doctors })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await menu.entry(copy.departments).click()
    await menu.department('Proctology').click()
    await expect(menu.navigation.getByRole('list', { name: copy.departments, exact: true })).toBeVisible()
    await expect(menu.list(copy.conditions).getByRole('listitem')).toHaveCount(5)
    await expect(menu.list(copy.treatments).getByRole('link', { name: 'Piles Treatment' })).toBeVisible()
    await expect(menu.navigation.getByRole('link', { name: 'About Proctology' })).toBeVisible()
    const tree = await accessibilityTree(page)
    expect(tree).toContain('DisclosureTriangle "Departments" expanded')
    expect(tree).toContain('DisclosureTriangle "Services" collapsed')
    expect(tree).toContainEqual(expect.stringMatching(/^DisclosureTriangle "Proctology .+" expanded$/))
    expect(tree).toContainEqual(expect.stringMatching(/^DisclosureTriangle "Urology .+" collapsed$/))
    // A closed panel is not read.
    expect(tree.filter((line) => line.includes('Meniscus Tear'))).toEqual([])
  })

  test('leads to the same page in the other language where there is one', async ({ page }) => {
    await page.goto(PAGE)
    const toHindi = page.getByRole('link', { name: 'हिन्दी', exact: true })
    await expect(toHindi).toHaveAttribute('lang', 'hi')
    await toHindi.click()
    await page.waitForURL('**/hi/faq')
    await page.getByRole('navigation', { name: 'मुख्य' }).getByRole('link', { name: 'English' }).click()
    await page.waitForURL((url) => url.pathname === '/faq')
    // Its page has no Hindi one.
    await page.goto('/videos')
    await expect(page.locator('header').getByRole('link', { name: 'हिन्दी', exact: true })).toHaveCount(0)
  })
})

test('fetches at most 45 KB at the first touch and not before', async ({ page }) => {
  await opensIdle(page, PAGE)
  await fetchesLittle(page, async () => {
    await new MenuVisitor(page).wakes()
  })
})

test('without its code everything stays a link or a disclosure', async ({ page }) => {
  await page.setViewportSize(TALL_DESKTOP)
  await opensIdle(page, PAGE)
  await page.route('**/*.js*', (route) => route.abort())
  const menu = new MenuVisitor(page)
  await menu.entry(copy.departments).click()
  await menu.department('Urology').click()
  await menu.seesOpen('departments', 'urology')
  // Conditions and treatments are on the department's page.
  await menu.navigation.getByRole('link', { name: 'About Urology' }).click()
  await page.waitForURL('**/department/urology')
})

for (const { width, height } of [PHONE, { width: 768, height: 1024 }, TALL_DESKTOP])
  test(
    `axe finds nothing at ${width} px with the menu open`,
    thoroughUnless(width === PHONE.width),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const menu = new MenuVisitor(page)
      await menu.opens(PAGE)
      if (width < 1024) await menu.button.click()
      await menu.entry(copy.departments).click()
      await menu.department('ENT').click()
      await standsStill(page)
      expect(await axeFindings(page)).toEqual([])
      await menu.entry(copy.services).click()
      expect(await axeFindings(page)).toEqual([])
    },
  )

for (const path of [PAGE, '/hi/faq'])
  test(`the header of ${path} fits at every width, with its row unbroken`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 360, 768, 1024, 1280])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        expect(await widthOf(page)).toBeLessThanOrEqual(width)
        const logo = await page.locator('header .home').boundingBox()
        const account = await page.locator('header .account').boundingBox()
        const middle = (box: typeof logo) => (box?.y ?? 0) + (box?.height ?? 0) / 2
        expect(Math.abs(middle(logo) - middle(account))).toBeLessThan(8)
        if (width < 1024)
          expect(
            Math.abs(middle(logo) - middle(await new MenuVisitor(page).button.boundingBox())),
          ).toBeLessThan(8)
        else {
          const first = await page.locator('header .entries > li').first().boundingBox()
          const last = await page.locator('header .language:visible').boundingBox()
          expect(Math.abs(middle(first) - middle(last))).toBeLessThan(8)
          expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width)
        }
      })
  })

test('on Hindi pages the menu speaks Hindi', async ({ page }) => {
  await page.setViewportSize(TALL_DESKTOP)
  const hindi = megaMenuCopy.hi
  const menu = new MenuVisitor(page)
  await menu.opens('/hi/faq')
  await menu.entry(hindi.departments).click()
  await menu.department('बवासीर और गुदा रोग').click()
  await expect(menu.list(hindi.treatments).getByRole('link', { name: 'बवासीर' }).first()).toBeVisible()
  await expect(menu.navigation.getByRole('link', { name: headerCopy.hi.checkInsurance })).toBeVisible()
  await menu.navigation.getByRole('link', { name: hindi.articles, exact: true }).click()
  await page.waitForURL('**/hi/blog')
})

/** What a screen reader is given of disclosures and links, a line each. */
async function accessibilityTree(page: Page): Promise<readonly string[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const expanded = properties.find((property) => property.name === 'expanded')?.value.value
      const state = expanded === undefined ? '' : expanded ? ' expanded' : ' collapsed'
      // Disclosures that share a name are called grouped.
      return `${role?.value.replace('Grouped', '')} "${name?.value}"${state}`
    })
}
