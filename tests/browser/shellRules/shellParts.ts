/** The parts of the shell as a visitor finds them. */
import { type Page, expect } from '@playwright/test'
import { type PageFacts, readPage } from '@/tests/site/pageFacts'

export const header = (page: Page) => page.locator('header')
export const footer = (page: Page) => page.locator('footer')
export const appDownload = (page: Page) => page.locator('section[aria-labelledby=app-download]')
export const floating = (page: Page) => page.locator('.floating')
export const dialog = (page: Page) => page.getByRole('dialog')

/** The rule's page is opened, and is one. */
export async function opens(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
}

const facts = new Map<string, PageFacts>()

/** What the HTML of the rule's page says as it is served, for rules that it alone keeps. It is read once for all of them. */
export async function factsOf(page: Page, path: string): Promise<PageFacts> {
  const known = facts.get(path)
  if (known) return known
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  const read = readPage(await answer.text())
  facts.set(path, read)
  return read
}

/** Neither header nor footer nor app-download block is to be seen. */
export async function isBare(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible()
  for (const part of [header(page), footer(page), appDownload(page)]) await expect(part).toBeHidden()
}

/** A check of one rule. */
export type RuleCheck = (page: Page) => Promise<void>
