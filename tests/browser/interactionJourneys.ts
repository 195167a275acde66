/** What a visitor does with the parts of a page that need code: the first time, when it is fetched, and again. */
import { type Page, expect } from '@playwright/test'
import { DESKTOP, PHONE } from './screens'

/** The page whose parts are used. */
export const JOURNEY_PATH = '/treatment/piles'
/** How many times slower the processor is meanwhile. */
export const SLOWER = 4

type Step = { readonly name: string; readonly act: (page: Page) => Promise<void> }
export type Journey = {
  readonly name: string
  readonly viewport: typeof PHONE
  readonly steps: readonly Step[]
}

/** Code that is fetched may come late on a busy machine. */
const FETCHED = { timeout: 30_000 }

const opensModal =
  (opener: string): Step['act'] =>
  async (page) => {
    await page.locator(opener).locator('visible=true').first().click()
    await expect(page.getByRole('dialog')).toBeVisible(FETCHED)
    await expect(page.getByRole('dialog').locator('.modal-content > *').first()).toBeVisible(FETCHED)
  }
const closesModal: Step['act'] = async (page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A modal opened twice: its code is fetched the first time. */
const modal = (name: string, opener: string): Journey => ({
  name,
  viewport: PHONE,
  steps: [
    { name: 'opens for the first time', act: opensModal(opener) },
    { name: 'closes', act: closesModal },
    { name: 'opens again', act: opensModal(opener) },
  ],
})

const clicks =
  (selector: string): Step['act'] =>
  (page) =>
    page.locator(selector).first().click()

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'mega menu on wide screens',
    viewport: DESKTOP,
    steps: [
      { name: 'opens for the first time', act: clicks('[data-entry=departments] > summary') },
      { name: 'shows a department', act: clicks('[data-department=cardiology] > summary') },
      { name: 'shows another department', act: clicks('[data-department=urology] > summary') },
      { name: 'closes', act: (page) => page.keyboard.press('Escape') },
      { name: 'opens again', act: clicks('[data-entry=departments] > summary') },
    ],
  },
  {
    name: 'side menu on phones',
    viewport: PHONE,
    steps: [
      { name: 'opens for the first time', act: clicks('.site-menu details.menu > summary') },
      { name: 'opens an accordion', act: clicks('[data-entry=departments] > summary') },
      { name: 'opens a department', act: clicks('[data-department=cardiology] > summary') },
      { name: 'closes', act: clicks('.site-menu details.menu > summary') },
      { name: 'opens again', act: clicks('.site-menu details.menu > summary') },
    ],
  },
  {
    name: 'search',
    viewport: DESKTOP,
    steps: [
      { name: 'takes the focus', act: clicks('form#site-search input.query') },
      {
        name: 'is typed in',
        act: async (page) => {
          await page.keyboard.type('piles', { delay: 120 })
          await expect(page.locator('#site-search-results')).toBeVisible(FETCHED)
        },
      },
      { name: 'goes through the results', act: (page) => page.keyboard.press('ArrowDown') },
      {
        name: 'is typed in again',
        act: async (page) => {
          await page.keyboard.type(' diet', { delay: 120 })
          await expect(page.locator('#site-search-results')).toBeVisible(FETCHED)
        },
      },
    ],
  },
  {
    name: 'lead form',
    viewport: PHONE,
    steps: [
      { name: 'takes the focus', act: clicks('form[data-lead-form] input[name=name]') },
      { name: 'is typed in', act: (page) => page.keyboard.type('Asha', { delay: 120 }) },
      { name: 'shows what is missing', act: clicks('form[data-lead-form] button[type=submit]') },
      { name: 'is ticked', act: clicks('form[data-lead-form] label.consent') },
    ],
  },
  {
    name: 'city',
    viewport: DESKTOP,
    steps: [
      { name: 'opens for the first time', act: opensModal('[data-opens=selectCity]') },
      {
        name: 'is typed in',
        act: async (page) => {
          await page.getByRole('dialog').getByRole('combobox').click()
          await page.keyboard.type('mum', { delay: 120 })
        },
      },
      {
        name: 'is chosen',
        act: (page) => page.getByRole('dialog').getByRole('option', { name: 'Mumbai', exact: true }).click(),
      },
    ],
  },
  modal('lead form modal', '[data-opens=leadForm]'),
  modal('login modal', '[data-opens=login]'),
]
