/** The first screen belongs to what people came for; what sticks to the screen is whole. */
import { type Page, expect, test } from '@playwright/test'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { thoroughUnless } from './thorough'
import { DESKTOP, PHONE } from './screens'

const TABLET = { width: 768, height: 1024 }

/** Page types whose first screen was half empty under a form once, or whose side columns were cut. */
const IN_NPM_TEST: readonly string[] = [
  '/faq',
  '/hi/condition',
  '/treatment/piles',
  '/doctor/abraham-chacko-vallikunnel',
  '/blog/piles-diet',
]

/** Page types that are a form, a dialog, an answer or a list of one notice, and nothing else. */
const WITHOUT_CONTENT =
  /^\/(hi\/)?(thankyou|login|profile|chat|marketing|contact-us|partner-with-us|careers|find-|privacy-versions)/

/** Runs in the page: height in pixels of the screen's empty part in the heading's column. */
function emptyBelowHeading(): number {
  const heading = document.querySelector('main h1')
  if (!heading) return window.innerHeight
  const left = heading.getBoundingClientRect().left
  const bottoms = [
    ...document.querySelectorAll(
      'main :is(p, li, a, td, summary, h2, h3, input, select, label, text, video, img)',
    ),
  ]
    .filter((one) => !one.closest('form[data-lead-form], nav[aria-label] ol'))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.top < window.innerHeight && box.left < left + 600)
    .map(({ bottom }) => bottom)
  return window.innerHeight - Math.max(heading.getBoundingClientRect().bottom, ...bottoms)
}

/**
 * Runs in the page: what sticks to the screen and does not fit on it, or is wider than it. What sticks by its lower edge
 * scrolls until that is seen, and is not cut.
 */
function cutParts(): readonly string[] {
  const named = (one: Element) => `${one.localName}.${one.className}`
  const cut = [...document.querySelectorAll('body *')]
    .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
    .filter((one) => {
      const { height, top, bottom } = one.getBoundingClientRect()
      const isOnScreen = height > 0 && top < window.innerHeight && bottom > 0
      const isTooHigh = height > window.innerHeight && getComputedStyle(one).top !== 'auto'
      return isOnScreen && (isTooHigh || one.scrollHeight > one.clientHeight + 1)
    })
    .map(named)
  return document.documentElement.scrollWidth > window.innerWidth ? [...cut, 'the page is too wide'] : cut
}

/** Runs in the page: the width of its lead form if it is beside the content. */
function formWidth(): number | undefined {
  const form = document.querySelector('main form[data-lead-form]')?.parentElement?.getBoundingClientRect()
  return form && form.left > window.innerWidth / 2 ? form.width : undefined
}

/** Runs in the page: texts of the filled buttons on the screen, in a page's opening and the form beside it. */
function filledInOpening(): readonly string[] {
  const marigold = getComputedStyle(document.documentElement).getPropertyValue('--marigold').trim()
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.background = marigold
  const filled = getComputedStyle(probe).backgroundColor
  probe.remove()
  return [
    ...document.querySelectorAll('main [data-fills] :is([data-buttons] > a, form[data-lead-form] button)'),
  ]
    .filter((one) => getComputedStyle(one).backgroundColor === filled)
    .filter((one) => one.getBoundingClientRect().top < window.innerHeight)
    .map((one) => one.textContent ?? '')
}

async function looksAt(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await page.goto(path)
  if (!WITHOUT_CONTENT.test(path))
    expect(await page.evaluate(emptyBelowHeading), 'pixels left empty').toBeLessThan(DESKTOP.height / 2)
  expect((await page.evaluate(filledInOpening)).length, 'filled buttons').toBeLessThanOrEqual(1)
  expect([undefined, 384]).toContain(await page.evaluate(formWidth))
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 3))
  expect(await page.evaluate(cutParts)).toEqual([])
  for (const viewport of [TABLET, PHONE]) {
    await page.setViewportSize(viewport)
    expect(await page.evaluate(cutParts)).toEqual([])
  }
}

for (const path of [...new Set(PAGE_SAMPLES.map((sample) => sample.path))])
  test(
    `${path} begins with what people came for, and nothing that sticks is cut`,
    thoroughUnless(IN_NPM_TEST.includes(path)),
    ({ page }) => looksAt(page, path),
  )

for (const path of ['/doctors', '/test'])
  test(`on a high screen the form of ${path} stands beside the list's beginning, and stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1300 })
    await page.goto(path)
    const form = page.locator('main form[data-lead-form]')
    const heading = await page.locator('main h1').boundingBox()
    expect(Math.abs(((await form.boundingBox())?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(60)
    await page.evaluate(() => window.scrollTo(0, 1000))
    await expect.poll(async () => Math.round((await form.boundingBox())?.y ?? 0)).toBeLessThan(100)
    expect((await form.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(cutParts)).toEqual([])
  })
