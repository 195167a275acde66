/** The lead form modal, the buttons' labels, and where they lead (specification, sections 2 and 7). */
import { type Page, expect } from '@playwright/test'
import brand from '@/content/catalogue/demo/brand.json'
import { PHONE } from '@/tests/browser/screens'
import { type RuleCheck, dialog, header, opens } from './shellParts'

const openModal = async (page: Page, path: string) => {
  await opens(page, path)
  await page.locator('[data-opens=leadForm]:visible').first().click()
  await expect(dialog(page).locator('form[data-lead-form]')).toBeVisible()
}

const modalHeading: RuleCheck = async (page) => {
  // Modal title before form title, form title before header, header before the default: as pages.json sets them.
  for (const [path, title] of [
    ['/services/second-opinion', 'Get Your Second Opinion'],
    ['/services/medical-loan', 'Ask about a Medical Loan'],
    ['/tools/bmi-calculator', 'Talk about Your Weight'],
    ['/treatment/piles', 'Book Free Appointment'],
  ] as const) {
    await openModal(page, path)
    await expect(dialog(page), path).toHaveAccessibleName(title)
    await expect(dialog(page).getByRole('heading', { name: title }).first()).toBeVisible()
  }
}

const modalClose: RuleCheck = async (page) => {
  await openModal(page, '/treatment/piles')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
}

const modalDocked: RuleCheck = async (page) => {
  const lowerEdge = async () => {
    const box = await dialog(page).boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  await page.setViewportSize(PHONE)
  await openModal(page, '/treatment/piles')
  // A phone's browser shows the modal where the thumb is: its lower edge is the screen's.
  await expect.poll(lowerEdge).toBe(740)
  // On a wide screen it does so where the page has it docked.
  await page.setViewportSize({ width: 1280, height: 1000 })
  await openModal(page, '/tools/bmi-calculator')
  await expect.poll(lowerEdge).toBe(1000)
  await openModal(page, '/treatment/piles')
  await expect.poll(lowerEdge).toBeLessThan(1000)
}

const headColour = (page: Page) =>
  dialog(page)
    .locator('.modal-head')
    .evaluate((head) => getComputedStyle(head).backgroundColor)

const modalStyle: RuleCheck = async (page) => {
  await openModal(page, '/treatment/piles')
  const usual = await headColour(page)
  for (const path of ['/marketing/piles', '/hospitals/insurance/cghs']) {
    await openModal(page, path)
    expect(await headColour(page), path).not.toBe(usual)
  }
  await openModal(page, '/condition/piles')
  expect(await headColour(page)).toBe(usual)
}

const modalDescription: RuleCheck = async (page) => {
  const description = dialog(page).locator('.form-head p')
  await openModal(page, '/treatment/piles')
  await expect(description).toBeVisible()
  await openModal(page, '/treatment/piles-cost')
  await expect(description).toHaveCount(0)
}

/** Where each label of section 2 is seen. */
const LABELS = [
  ['Book Now', '/'],
  ['Get Cost Now', '/treatment/piles-cost'],
  ['Calculate Monthly EMI', '/treatment/piles-cost'],
  ['Check Your Coverage', '/treatment/piles-cost'],
  ['Chat with Expert', '/'],
  ['Calculate Treatment Cost Now', '/treatment/piles'],
  ['WhatsApp Expert', '/marketing/piles'],
  ['Open in App', '/blog/piles-diet'],
  ['Download App', '/thankyou'],
] as const

const labels: RuleCheck = async (page) => {
  for (const [label, path] of LABELS) {
    await opens(page, path)
    await expect(
      page.locator('[data-buttons]').getByRole('link', { name: label, exact: true }).first(),
      `${label} on ${path}`,
    ).toBeVisible()
  }
}

const hindiChat: RuleCheck = async (page) => {
  await opens(page, '/hi/blog/ayushman-card-ka-istemal')
  await expect(page.locator('[data-buttons=blog] a').first()).toHaveText('विशेषज्ञ से चैट करें')
}

const whatsapp: RuleCheck = async (page) => {
  for (const [path, message] of [
    ['/treatment/piles', brand.whatsappMessage],
    ['/marketing/piles', brand.whatsappMessage],
    ['/hi/faq', brand.whatsappMessageHindi],
  ] as const) {
    await opens(page, path)
    const hrefs = await page
      .locator('a[href*="wa.me"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length, path).toBeGreaterThan(0)
    for (const href of hrefs) {
      const { origin, pathname, searchParams } = new URL(href)
      expect(origin + pathname).toBe(`https://wa.me/${brand.whatsapp}`)
      expect(searchParams.get('text'), path).toBe(message)
    }
  }
}

const telephone: RuleCheck = async (page) => {
  for (const path of ['/', '/hi/faq', '/contact-us', '/marketing/piles', '/treatment/piles']) {
    await opens(page, path)
    const hrefs = await page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length, path).toBeGreaterThan(0)
    // Emergency numbers of the country are three digits.
    for (const href of hrefs) expect(href, path).toMatch(/^tel:(\+91[6-9]\d{9}|\d{3,5})$/)
  }
  await opens(page, '/')
  await expect(header(page).locator('a[href^="tel:+91"]')).toHaveCount(1)
}

export const modalButtonRules = {
  modalHeading,
  modalClose,
  modalDocked,
  modalStyle,
  modalDescription,
  labels,
  hindiChat,
  whatsapp,
  telephone,
}
