/** The modals (specification, section 2): each one by mouse, keyboard and address, with and without JavaScript. */
import { expect, test } from '@playwright/test'
import { modalCopy } from '@/content/copy/modals'
import { ModalsVisitor, avatar, bookingLink, inList, loginLink } from './modalsVisitor'
import { CALLS, success } from './accountCalls'
import { isLoggedIn } from './placeVisitor'
import { HeldCall } from './heldCall'
import { DESKTOP } from './screens'
import { isItsTurn, thoroughUnless } from './thorough'
import { ASHA } from '@/machines/session/session.testModel'
import { pause } from '@/tests/support/until'

const PAGE = '/faq'

test.use({ viewport: DESKTOP })

const FOR_VISITORS = [
  { title: 'Book Free Appointment', opener: bookingLink },
  { title: 'Login', opener: loginLink },
] as const
const FOR_USERS = [
  { title: 'Edit Profile', item: 'Edit Profile' },
  { title: 'Location', item: 'Change location' },
  { title: 'Logout', item: 'Logout' },
] as const

test('the page behind a modal neither scrolls nor moves', async ({ page }) => {
  const visitor = new ModalsVisitor(page)
  await visitor.opens('/treatment/piles')
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelector('main h1')?.getBoundingClientRect().left])
  const before = await place()
  await bookingLink(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 900)
  await page.waitForTimeout(300)
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await visitor.seesNone()
  await page.mouse.wheel(0, 900)
  await expect.poll(async () => (await place())[0]).toBeGreaterThan(Number(before[0]))
})

test.describe('a modal opened by a link', () => {
  for (const { title, opener } of FOR_VISITORS) {
    test(
      `${title}: by mouse and by keyboard, the focus stays inside and goes back`,
      thoroughUnless(isItsTurn(title)),
      async ({ page }) => {
        const visitor = new ModalsVisitor(page)
        await visitor.opens(PAGE)
        await test.step('by mouse, closed by its button', async () => {
          await opener(page).click()
          await visitor.seesModal(title)
          await expect(visitor.heading).toBeFocused()
          expect((await visitor.closeButton.boundingBox())?.height).toBeGreaterThanOrEqual(44)
          await visitor.closeButton.click()
          await visitor.seesNone()
          await expect(opener(page)).toBeFocused()
        })
        await test.step('by keyboard, the focus stays inside until Escape', async () => {
          await page.keyboard.press('Enter')
          await visitor.seesModal(title)
          for (let at = 0; at < 30; at++) {
            await page.keyboard.press('Tab')
            // The browser's own controls come once a round; the page behind never does.
            const place = await page.evaluate(() =>
              document.activeElement === document.body || document.activeElement?.closest('dialog')
                ? 'ok'
                : 'behind',
            )
            expect(place).toBe('ok')
          }
          await page.keyboard.press('Escape')
          await visitor.seesNone()
          await expect(opener(page)).toBeFocused()
        })
        await test.step('closed by a press on the backdrop', async () => {
          await opener(page).click()
          await visitor.seesModal(title)
          await page.mouse.click(20, 400)
          await visitor.seesNone()
        })
      },
    )
  }

  test('each of a user’s: from the avatar’s list, where the focus goes back to', async ({ page }) => {
    await isLoggedIn(page, { selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular' } })
    const visitor = new ModalsVisitor(page)
    await visitor.opens(PAGE)
    await expect(avatar(page)).toHaveAttribute('aria-label', 'Profile of Asha Rao')
    for (const { title, item } of FOR_USERS)
      await test.step(title, async () => {
        await avatar(page).click()
        await inList(page, item).click()
        await visitor.seesModal(title)
        await expect(page.locator('.account-list')).toBeHidden()
        await page.keyboard.press('Escape')
        await visitor.seesNone()
        await expect(avatar(page)).toBeFocused()
      })
  })

  test('is left to the browser when a new tab is wanted', async ({ page, context }) => {
    const visitor = new ModalsVisitor(page)
    await visitor.opens(PAGE)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      loginLink(page).click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL(/\/login$/)
    await visitor.seesNone()
  })

  test('shows its title at once, and that something is on its way', async ({ page }) => {
    const visitor = new ModalsVisitor(page)
    await visitor.opens(PAGE)
    await page.route('**/_next/**', async (route) => {
      await pause(1500)
      await route.continue().catch(() => {})
    })
    await loginLink(page).click()
    await expect(visitor.heading).toHaveText('Login', { timeout: 700 })
    await expect(visitor.dialog.getByText(modalCopy.en.loading)).toBeVisible()
    await expect(visitor.content).toBeVisible()
    await expect(visitor.dialog.getByText(modalCopy.en.loading)).toBeHidden()
  })

  test('leads where the link leads when its code cannot be fetched', async ({ page }) => {
    const visitor = new ModalsVisitor(page)
    await visitor.opens(PAGE)
    await page.route('**/_next/static/**', (route) => route.abort())
    await loginLink(page).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test.describe('one at a time', () => {
  test('a modal opened from another one takes its place: the profile has ‘Edit Profile’ and ‘Logout’', async ({
    page,
  }) => {
    await isLoggedIn(page)
    const visitor = new ModalsVisitor(page)
    await visitor.opens(`${PAGE}#profile`)
    await visitor.seesModal('Profile')
    await expect(visitor.dialog.getByText('Asha Rao')).toBeVisible()
    await visitor.dialog.getByRole('button', { name: 'Edit Profile' }).click()
    await visitor.seesModal('Edit Profile')
    await expect(visitor.heading).toBeFocused()
    await page.keyboard.press('Escape')
    await visitor.seesNone()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.evaluate(() => location.assign('#profile'))
    await visitor.seesModal('Profile')
    await visitor.dialog.getByRole('button', { name: 'Logout' }).click()
    await visitor.seesModal('Logout')
    await expect(visitor.dialog).toContainText('Are you sure you want to Logout?')
  })

  test('the location of a user without a name is called Personal Details', async ({ page }) => {
    await isLoggedIn(page, { name: '' })
    const visitor = new ModalsVisitor(page)
    await visitor.opens(`${PAGE}#location`)
    await visitor.seesModal('Personal Details')
  })

  test('letters in the lead form stay when it is closed by mistake', async ({ page }) => {
    const visitor = new ModalsVisitor(page)
    await visitor.opens(PAGE)
    await bookingLink(page).click()
    await visitor.dialog.getByLabel('Name', { exact: true }).fill('Asha')
    await page.keyboard.press('Escape')
    await visitor.seesNone()
    await bookingLink(page).click()
    await expect(visitor.dialog.getByLabel('Name', { exact: true })).toHaveValue('Asha')
  })
})

test.describe('an address', () => {
  for (const [hash, title] of [
    ['#book', 'Book Free Appointment'],
    ['#login', 'Login'],
    ['#select-city', 'Select Your City'],
  ] as const)
    test(
      `${hash} opens ${title}; closed, a reload does not open it again`,
      thoroughUnless(isItsTurn(hash)),
      async ({ page }) => {
        const visitor = new ModalsVisitor(page)
        await visitor.opens(`${PAGE}?source=google${hash}`)
        await visitor.seesModal(title)
        await page.keyboard.press('Escape')
        await visitor.seesNone()
        await expect.poll(() => new URL(page.url()).hash).toBe('')
        expect(new URL(page.url()).search).toBe('?source=google')
        await page.reload()
        await page.waitForTimeout(800)
        await visitor.seesNone()
      },
    )

  test('#profile of a visitor opens the login', async ({ page }) => {
    const visitor = new ModalsVisitor(page)
    await visitor.opens(`${PAGE}#profile`)
    await visitor.seesModal('Login')
  })
})

test('the modals about a user show their content once the server has said who it is', async ({ page }) => {
  const visitor = new ModalsVisitor(page)
  const me = await HeldCall.on(page, CALLS.me)
  await page.context().addCookies([{ name: 'signed_in', value: '1', domain: 'localhost', path: '/' }])
  await visitor.opens('/faq#profile')
  const question = await me.isOnItsWay()
  await expect(visitor.heading).toHaveText('Profile')
  await expect(visitor.dialog.getByText('Asha Rao')).toBeHidden()
  await question.fulfill(success(ASHA))
  await expect(visitor.dialog.getByText('Asha Rao')).toBeVisible()
})
