/**
 * Nothing moves by itself: with fonts that are late, a city that was chosen before and a visitor who is logged in, on
 * ten page types and the Hindi ones.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { HINDI_FONT } from '@/app/_document/DevanagariFont'
import { ASHA } from '@/machines/session/session.testModel'
import type { Me } from '@/model/account/account'
import { piecewiseSite } from './piecewiseSite'
import { shiftsOn, watchLayoutShifts } from './shiftWatch'
import { thoroughUnless } from './thorough'
import { pause } from '@/tests/support/until'

/** How late the fonts are, and how long a page is watched after that, in milliseconds. */
const FONT_DELAY_MS = 1500
const WATCHED_MS = FONT_DELAY_MS + 1000
/** How long the server takes to say who is logged in. */
const SESSION_DELAY_MS = 600

const ENGLISH = [
  '/',
  '/treatment/piles',
  '/treatment/piles-cost',
  '/condition/piles',
  '/department/gynaecology',
  '/doctors',
  '/hospital/aravalli-gate-hospital',
  '/blog/piles-diet',
  '/test/hba1c',
  '/contact-us',
]
const HINDI = ['/hi/blog', '/hi/blog/ayushman-card-ka-istemal', '/hi/test/hba1c', '/hi/faq', '/hi/search']
const WIDTHS = [360, 1280]
const IN_NPM_TEST = new Set(['/', '/treatment/piles', '/doctors', '/hi/test/hba1c'])

const ME: Me = {
  ...ASHA,
  name: 'Venkatanarasimha Rajuvaripeta',
  selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular' },
}

/** A device with Devanagari letters of its own, as phones have: this machine may have none. */
async function hasDevanagari(page: Page): Promise<void> {
  const letters = readFileSync(join('public', HINDI_FONT)).toString('base64')
  await page.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    document.fonts.add(new FontFace('Device Devanagari', bytes, { weight: '400 700' }))
  }, letters)
}

/** Late fonts, a stored city with a longer name than the default one, and a logged-in user. */
async function everythingArrivesLate(page: Page, baseURL: string): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await pause(FONT_DELAY_MS)
    await route.continue()
  })
  await page.route('**/users/v1/user/me', async (route) => {
    await pause(SESSION_DELAY_MS)
    await route.fulfill({ json: { status: { code: 200, message: 'OK' }, data: ME } })
  })
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: baseURL }])
  await page.addInitScript(() =>
    localStorage.setItem(
      'selectedCity',
      JSON.stringify({ cityid: 99901, cityname: 'Thiruvananthapuram Rural', type: 'other' }),
    ),
  )
  await watchLayoutShifts(page)
}

for (const path of [...ENGLISH, ...HINDI])
  for (const width of WIDTHS)
    test(
      `${path} at ${width} px: nothing moves when fonts, city and session arrive`,
      thoroughUnless(IN_NPM_TEST.has(path) && (width === 360 || path === '/')),
      async ({ page, baseURL }) => {
        await page.setViewportSize({ width, height: 800 })
        await hasDevanagari(page)
        await everythingArrivesLate(page, baseURL ?? '')
        await page.goto(path)
        await page.waitForTimeout(WATCHED_MS)
        expect(await shiftsOn(page), 'on the first visit').toEqual([])
        // The fonts are in the browser's store now.
        await page.unroute('**/*.woff2')
        await page.reload({ waitUntil: 'load' })
        await page.waitForTimeout(SESSION_DELAY_MS + 900)
        expect(await shiftsOn(page), 'on the second visit').toEqual([])
      },
    )

test('a Hindi page shows its letters on a device that has none, however late their font is', async ({
  page,
}) => {
  await page.route('**/*.woff2', async (route) => {
    await pause(FONT_DELAY_MS)
    await route.continue()
  })
  /** Widths of two letters in the page's fonts: boxes are all of one width. */
  const widths = () =>
    page.evaluate(() => {
      const measure = document.createElement('canvas').getContext('2d')!
      measure.font = `40px ${getComputedStyle(document.body).fontFamily}`
      return ['र', 'ण'].map((letter) => Math.round(measure.measureText(letter).width))
    })
  await page.goto('/hi/test/hba1c')
  await expect.poll(async () => new Set(await widths()).size).toBe(2)
})

/** Parts of a page in their order: a slow line may bring one before the next. */
const PARTS = [
  'class="search-opener"',
  'class="talk"',
  'class="account',
  'class="site-menu"',
  '<main',
  'class="fields"',
  'type="submit"',
  '<footer',
]

for (const path of ['/treatment/piles', '/test/hba1c', '/hi/faq'])
  for (const width of [...WIDTHS, 768])
    test(
      `${path} at ${width} px: nothing moves while the page itself arrives in pieces`,
      thoroughUnless(path === '/treatment/piles' && width === 360),
      async ({ page, baseURL }) => {
        const site = await piecewiseSite(baseURL ?? '', PARTS)
        await page.setViewportSize({ width, height: 800 })
        await watchLayoutShifts(page)
        await page.goto(site.address + path)
        await page.waitForTimeout(500)
        expect(await shiftsOn(page)).toEqual([])
        site.end()
      },
    )

test('the watch sees what moves', async ({ page }) => {
  await watchLayoutShifts(page)
  await page.goto('/contact-us')
  await page.evaluate(() => {
    const pusher = document.createElement('div')
    pusher.style.height = '200px'
    document.querySelector('main')?.prepend(pusher)
  })
  await expect.poll(() => shiftsOn(page)).not.toEqual([])
})
