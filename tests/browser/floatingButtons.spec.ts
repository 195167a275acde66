/** The floating buttons (specification, sections 2 and 9), rule by rule. */
import { type Page, expect, test } from '@playwright/test'
import brand from '@/content/catalogue/demo/brand.json'
import { whatsappLink } from '@/model/page/contactLinks'
import { axeFindings, standsStill } from './axe'
import { opensAlive } from './alivePage'
import { PHONE } from './screens'
import { shiftsOn, watchLayoutShifts } from './shiftWatch'

const PAGE = '/treatment/piles'

const floating = (page: Page) => page.getByRole('region', { name: 'Quick contact' })
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y)

/** Opens a page far enough down that its buttons float. */
async function opensScrolled(page: Page, path: string, y = 900): Promise<void> {
  await page.goto(path)
  await scrollTo(page, y)
  await expect(floating(page)).toBeVisible()
}

/** Whether the floating buttons lie over what has the focus; runs in the page. */
function focusIsCovered(): boolean {
  const focused = document.activeElement
  const over = document.querySelector('.floating')
  if (!focused || !over || focused === document.body || over.contains(focused)) return false
  const [a, b] = [focused.getBoundingClientRect(), over.getBoundingClientRect()]
  return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right
}

/** Opens a short page, made so long that it can be scrolled by more than 500 px. */
async function opensLengthened(page: Page, path: string): Promise<void> {
  await opensAlive(page, path)
  // On the body, which React leaves alone when it comes to the page's parts.
  await page.locator('body').evaluate((body) => body.style.setProperty('min-height', '2000px'))
}

test('they appear after more than 500 px, not at 500', async ({ page }) => {
  await page.goto(PAGE)
  await scrollTo(page, 500)
  await page.waitForTimeout(300)
  await expect(floating(page)).toBeHidden()
  await scrollTo(page, 501)
  await expect(floating(page)).toBeVisible()
  await scrollTo(page, 500)
  await expect(floating(page)).toBeHidden()
})

test('they offer WhatsApp with the prefilled text, and the appointment, which opens the lead form; axe finds nothing', async ({
  page,
}) => {
  await opensScrolled(page, PAGE)
  await standsStill(page)
  expect(await axeFindings(page)).toEqual([])
  await expect(floating(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    whatsappLink(brand.whatsapp, brand.whatsappMessage),
  )
  const appointment = floating(page).getByRole('link', { name: 'Book appointment' })
  await appointment.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Book Free Appointment' })).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(appointment).toBeFocused()
})

test('they speak Hindi on Hindi pages', async ({ page }) => {
  await page.goto('/hi/blog')
  await scrollTo(page, 900)
  const hindi = page.getByRole('region', { name: 'तुरंत संपर्क' })
  await expect(hindi.getByRole('link', { name: 'अपॉइंटमेंट बुक करें' })).toBeVisible()
})

for (const path of ['/chat', '/chat/ai']) {
  test(`${path} hides them: 'Open In App' comes instead, at the page's end, over no answer`, async ({
    page,
  }) => {
    await opensLengthened(page, path)
    await scrollTo(page, 900)
    await expect(floating(page).getByRole('link')).toHaveText(['Open In App'])
    await expect(floating(page).getByRole('link')).toHaveAttribute('href', brand.appLink)
    await expect(floating(page)).toHaveCSS('position', 'static')
  })
}

test('inside the app nothing offers to open it', async ({ page }) => {
  await opensLengthened(page, '/chat?source=patientapp')
  await scrollTo(page, 900)
  await page.waitForTimeout(500)
  await expect(page.getByText('Open In App')).toBeHidden()
})

test('marketing and thank-you pages have them, the page that stands alone has none', async ({ page }) => {
  await opensScrolled(page, '/marketing/piles')
  await opensLengthened(page, '/thankyou')
  await scrollTo(page, 900)
  await expect(floating(page)).toBeVisible()
  await page.goto('/find-hospital-doctor-for-surgery')
  await expect(page.locator('.floating')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('they can be hit with a thumb, have room below the last line, and make way while a visitor fills in a form', async ({
    page,
  }) => {
    await opensScrolled(page, PAGE)
    await test.step('both can be hit with a thumb and lie within the screen', async () => {
      const links = floating(page).getByRole('link')
      await expect(links).toHaveCount(2)
      for (const link of await links.all()) {
        const box = await link.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
      }
    })
    await test.step('at the page’s end there is room for them below the last line', async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const last = await page.locator('footer p').last().boundingBox()
      const bar = await floating(page).boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    })
    await test.step('they make way while a visitor fills in a form', async () => {
      await page.locator('main form[data-lead-form] input[name=name]').first().focus()
      if (await floating(page).isVisible()) await expect(page.locator('.floating')).toHaveCSS('opacity', '0')
    })
  })

  test('with the docked form they are one line; it opens under the finger, and what is put away stays away', async ({
    page,
  }) => {
    await opensAlive(page, '/blog')
    const form = page.locator('main form[data-lead-form]')
    // Around the form, beyond the island that has no box of its own.
    const dock = form.locator('xpath=ancestor::*[not(@data-island)][1]')
    const away = floating(page).getByRole('button', { name: 'Put away' })
    await expect(away).toBeVisible()
    await expect(floating(page).getByRole('link', { name: 'WhatsApp' })).toBeHidden()
    await scrollTo(page, 900)
    const whatsapp = floating(page).getByRole('link', { name: 'WhatsApp' })
    await expect(whatsapp).toBeVisible()
    await expect(floating(page).getByRole('link', { name: 'Book appointment' })).toBeHidden()
    const line = await dock.boundingBox()
    expect(line?.height).toBeLessThanOrEqual(72)
    const title = await form.getByRole('heading').boundingBox()
    for (const part of [whatsapp, away]) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(line?.y ?? 0)
      expect(box?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0))
    }

    await page.mouse.click((title?.x ?? 0) + 40, (title?.y ?? 0) + 20)
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(form.getByRole('button', { name: 'Book Free Appointment' })).toBeVisible()
    await form.getByLabel('Name', { exact: true }).blur()

    await away.focus()
    await page.keyboard.press('Enter')
    await expect(floating(page)).toBeHidden()
    await expect(dock).toHaveCSS('position', 'static')
    await page.goto('/blog/piles-diet')
    await expect(page.locator('main form[data-lead-form]').locator('xpath=..')).toHaveCSS(
      'position',
      'static',
    )
    await scrollTo(page, 900)
    await expect(page.locator('html')).toHaveAttribute('data-bar-away')
    await expect(floating(page)).toBeHidden()
  })

  test('a form that is put away goes back to its place without moving what is being read', async ({
    page,
  }) => {
    await opensAlive(page, '/blog/piles-diet')
    await page.locator('main article h2').nth(1).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 300))
    const read = page.locator('main article h2').nth(1)
    const before = await read.boundingBox()
    await floating(page).getByRole('button', { name: 'Put away' }).click()
    await expect(page.locator('main form[data-lead-form]').locator('xpath=..')).toHaveCSS(
      'position',
      'static',
    )
    // Two frames, in which the browser itself may scroll.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(Math.abs(((await read.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2)
  })

  test('they lie over nothing that has the focus', async ({ page }) => {
    await opensScrolled(page, PAGE)
    await page.locator('footer a').first().focus()
    for (let at = 0; at < 40; at++) {
      await page.keyboard.press('Tab')
      // The page scrolls smoothly to what takes the focus.
      await expect
        .poll(() => page.evaluate(focusIsCovered), { message: `after ${at + 1} times Tab` })
        .toBe(false)
    }
  })

  test('nothing on the page moves when they come', async ({ page }) => {
    await watchLayoutShifts(page)
    await page.goto(PAGE)
    await scrollTo(page, 900)
    await expect(floating(page)).toBeVisible()
    await page.waitForTimeout(400)
    expect(await shiftsOn(page)).toEqual([])
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('they are there at once', async ({ page }) => {
    await opensScrolled(page, PAGE)
    await expect(page.locator('.floating')).toHaveCSS('animation-name', 'none')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing floats', async ({ page }) => {
    await page.goto(`${PAGE}#faqs`)
    await page.mouse.wheel(0, 2000)
    await expect(page.locator('.floating')).toBeHidden()
  })
})
