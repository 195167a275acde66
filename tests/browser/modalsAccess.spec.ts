/** The modals (specification, section 2): each one by mouse, keyboard and address, with and without JavaScript. */
import { expect, test } from '@playwright/test'
import { modalCopy } from '@/content/copy/modals'
import { axeFindings, standsStill } from './axe'
import { ModalsVisitor, avatar, bookingLink, inList, loginLink } from './modalsVisitor'
import { isLoggedIn } from './placeVisitor'
import { DESKTOP, PHONE } from './screens'
import { thoroughUnless } from './thorough'

const PAGE = '/faq'

test.use({ viewport: DESKTOP })

test.describe('on every page', () => {
  for (const path of ['/marketing/piles', '/chat', '/thankyou', `${PAGE}?source=patientapp`, '/campaigns'])
    test(`${path}, which has no header: the login opens by address`, async ({ page }) => {
      const visitor = new ModalsVisitor(page)
      await visitor.opens(`${path}#login`)
      await visitor.seesModal('Login')
    })

  for (const [path, isOther] of [
    ['/marketing/piles', true],
    ['/hospitals/insurance/cghs', true],
    [PAGE, false],
  ] as const)
    // In turn that the style is the other one (shellRules.spec.ts: modalStyle), and the colour of one.
    test(
      `the lead form of ${path} has the ${isOther ? 'other' : 'usual'} style, the login the usual one`,
      thoroughUnless(path === '/marketing/piles'),
      async ({ page }) => {
        const visitor = new ModalsVisitor(page)
        const ground = () =>
          visitor.dialog.locator('.modal-head').evaluate((head) => getComputedStyle(head).backgroundColor)
        await visitor.opens(`${path}#book`)
        await expect(visitor.dialog).toBeVisible()
        expect(await ground()).toBe(isOther ? 'rgb(8, 76, 63)' : 'rgb(255, 255, 255)')
        await page.evaluate(() => location.assign('#login'))
        await expect(visitor.heading).toHaveText('Login')
        expect(await ground()).toBe('rgb(255, 255, 255)')
      },
    )

  test('titles are Hindi on Hindi pages', async ({ page }) => {
    const visitor = new ModalsVisitor(page)
    const { titles } = modalCopy.hi
    await visitor.opens('/hi/faq#login')
    await visitor.seesModal(titles.login)
    await visitor.opens('/hi/blog#select-city')
    await visitor.seesModal(titles.selectCity)
  })

  test('a phone’s modal stands at the bottom, as wide as the screen', async ({ page }) => {
    await page.setViewportSize(PHONE)
    const visitor = new ModalsVisitor(page)
    await visitor.opens(`${PAGE}#login`)
    await visitor.seesModal('Login')
    await standsStill(page)
    const box = await visitor.dialog.boundingBox()
    expect(box?.width).toBe(PHONE.width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0)
  })
})

test.describe('axe finds nothing', () => {
  const OF_VISITORS = [
    { hash: '#book', title: 'Book Free Appointment' },
    { hash: '#login', title: 'Login' },
    { hash: '#select-city', title: 'Select Your City' },
  ] as const
  const OF_USERS = [
    { hash: '#location', title: 'Location' },
    { hash: '#profile', title: 'Profile' },
    { hash: '#edit-profile', title: 'Edit Profile' },
    { hash: '#logout', title: 'Logout' },
    { hash: '#selfie', title: 'Take a selfie' },
  ] as const
  for (const viewport of [PHONE, DESKTOP])
    for (const [whose, modals] of [
      ['a visitor', OF_VISITORS],
      ['a user', OF_USERS],
    ] as const)
      test(
        `with each modal of ${whose} open at ${viewport.width} px`,
        thoroughUnless(viewport === PHONE),
        async ({ page }) => {
          await page.setViewportSize(viewport)
          if (modals === OF_USERS) await isLoggedIn(page)
          const visitor = new ModalsVisitor(page)
          await visitor.opens(PAGE)
          for (const { hash, title } of modals)
            await test.step(title, async () => {
              await page.evaluate((to) => location.assign(to), hash)
              await visitor.seesModal(title)
              await standsStill(page)
              expect(await axeFindings(page)).toEqual([])
              await page.keyboard.press('Escape')
              await visitor.seesNone()
              await expect.poll(() => new URL(page.url()).hash).toBe('')
            })
        },
      )

  test('with the avatar’s list open', async ({ page }) => {
    await isLoggedIn(page)
    const visitor = new ModalsVisitor(page)
    await visitor.opens(PAGE)
    await expect(page.locator('header').first()).toHaveAttribute('data-signed-in', 'AR')
    await avatar(page).click()
    await expect(inList(page, 'Logout')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every opener leads to a page that does the same', async ({ page, request }) => {
    await page.goto(PAGE)
    const hrefs = await page
      .locator('a[data-opens]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(3)
    for (const href of new Set(hrefs)) {
      expect(href, href).toMatch(/^\//)
      expect((await request.get(href.replace(/#.*/, ''))).status(), href).toBe(200)
    }
  })

  test('Login leads to the plain login', async ({ page }) => {
    await page.goto(PAGE)
    await loginLink(page).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.locator('main form')).not.toHaveCount(0)
  })

  test('Book an Appointment leads to the contact page’s form', async ({ page }) => {
    await page.goto(PAGE)
    await bookingLink(page).click()
    await expect(page).toHaveURL(/\/contact-us.*#enquiry$/)
    await expect(page.locator('form[data-lead-form]').first()).toBeVisible()
  })
})
