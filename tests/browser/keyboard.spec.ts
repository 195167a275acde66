/** Header and footer by keyboard, and as a screen reader announces them, in both languages. */
import { leadFormCopy } from '@/content/copy/leadForm'
import { headerCopy } from '@/content/copy/header'
import { type Locator, type Page, expect, test } from '@playwright/test'
import brand from '@/content/catalogue/demo/brand.json'
import { appDownloadCopy } from '@/content/copy/appDownload'
import { footerCopy } from '@/content/copy/footer'
import { headerSearchCopy } from '@/content/copy/headerSearch'

const LANGUAGES = [
  {
    path: '/faq',
    language: 'en',
    search: headerSearchCopy.en,
    footer: footerCopy.en,
    app: appDownloadCopy.en,
  },
  {
    path: '/hi/faq',
    language: 'hi',
    search: headerSearchCopy.hi,
    footer: footerCopy.hi,
    app: appDownloadCopy.hi,
  },
] as const

type Stop = {
  readonly name: string
  readonly isInHeader: boolean
  readonly isSeen: boolean
  readonly isMarked: boolean
}

/** The focused element: its name and place, and whether the focus is visible. Runs in the page. */
function stopHere(): Stop {
  const focused = document.activeElement ?? document.body
  const { width, height } = focused.getBoundingClientRect()
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    isInHeader: focused.closest('[data-shell]')?.querySelector('header') != null,
    isSeen: width > 0 && height > 0,
    isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  }
}

/** More than there are in the header, with all its menus closed. */
const MOST_STOPS = 60

/** Everything that the Tab key stops at from the page's beginning to its content. */
async function stopsInHeader(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  for (let at = 0; at < MOST_STOPS; at++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(stopHere)
    if (!stop.isInHeader) return stops
    stops.push(stop)
  }
  throw new Error(`the focus does not leave the header: ${stops.map(({ name }) => name).join(', ')}`)
}

/** The names are in this order; others may be between them. */
function comeInOrder(stops: readonly Stop[], names: readonly (string | RegExp)[]): void {
  const stopNames = stops.map(({ name }) => name)
  let from = 0
  for (const name of names) {
    const found = stopNames.findIndex(
      (one, at) => at >= from && (typeof name === 'string' ? one === name : name.test(one)),
    )
    expect(found, `${name} among: ${stopNames.slice(from).join(' | ')}`).toBeGreaterThanOrEqual(from)
    from = found + 1
  }
}

for (const { path, language, search, footer, app } of LANGUAGES) {
  const header = headerCopy[language]

  for (const width of [360, 1280])
    test(`${path} at ${width} px: Tab goes through the whole header in order, each stop is seen and marked`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const stops = await stopsInHeader(page)
      comeInOrder(stops, [
        header.skipToContent,
        `${header.ribbonText} ${header.ribbonLink}`,
        `${brand.name}: ${header.homeLink}`,
        header.whatsappExpert,
        new RegExp(`^${header.call} `),
        header.login,
        ...(width === 360
          ? [header.menu]
          : [footer.departments, header.checkInsurance, header.languageSwitch]),
      ])
      const names = stops.map(({ name }) => name)
      expect(names, 'the way to the search').toContain(search.search)
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
      expect(names.filter((name) => name === '')).toEqual([])
    })

  // One visit: nothing of what is looked at changes what comes after it.
  test(`${path}: a screen reader is told the shell's parts by their names, and the keyboard leads past the header and through the footer`, async ({
    page,
  }) => {
    await page.goto(path)
    await test.step('each part of the shell is told by its name', async () => {
      const banner = page.getByRole('banner')
      const contentinfo = page.getByRole('contentinfo')
      const parts: readonly (readonly [string, Locator])[] = [
        ['header', banner],
        ['content', page.getByRole('main')],
        ['footer', contentinfo],
        ['search', banner.getByRole('search', { name: search.form })],
        [
          'search field',
          banner.getByRole('searchbox').or(banner.getByRole('combobox', { name: header.searchPlaceholder })),
        ],
        ['home', banner.getByRole('link', { name: `${brand.name}: ${header.homeLink}` })],
        ['WhatsApp', banner.getByRole('link', { name: header.whatsappExpert })],
        ['call', banner.getByRole('link', { name: new RegExp(`^${header.call} `) })],
        ['login', banner.getByRole('link', { name: header.login, exact: true })],
        ['navigation', banner.getByRole('navigation')],
        [
          'app',
          page.getByRole('region', {
            name: app.title.replace('{name}', language === 'hi' ? brand.nameHindi : brand.name),
          }),
        ],
        ...[footer.find, footer.patients, footer.company, footer.policies].map(
          (title) => [title, contentinfo.getByRole('navigation', { name: title, exact: true })] as const,
        ),
      ]
      for (const [name, part] of parts) await expect(part.first(), name).toBeVisible()
    })
    await test.step('landmarks of one kind have names of their own', async () => {
      for (const role of ['navigation', 'search', 'region'] as const) {
        const names = await page.getByRole(role).evaluateAll((parts) =>
          parts.map((part) => {
            const labelled = part.getAttribute('aria-labelledby')
            const label = labelled
              ? document.getElementById(labelled)?.textContent
              : part.getAttribute('aria-label')
            return (label ?? '').trim()
          }),
        )
        expect(names, role).not.toContain('')
        expect(new Set(names).size, names.join(', ')).toBe(names.length)
      }
    })
    await test.step('the first stop leads past the header', async () => {
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: header.skipToContent })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      await page.keyboard.press('Tab')
      expect((await page.evaluate(stopHere)).isInHeader).toBe(false)
    })
    await test.step("the footer's accordions open and close by keyboard, and their links are reached", async () => {
      const summary = page.locator('footer summary').filter({ hasText: footer.topTreatments })
      const first = page
        .locator('footer details')
        .filter({ has: page.locator('summary', { hasText: footer.topTreatments }) })
        .getByRole('link')
        .first()
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(first).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      await expect(first).toBeHidden()
      // Closed, its links are no stops.
      await page.keyboard.press('Tab')
      // A Hindi page leads to insurers by its menu.
      const next = path.startsWith('/hi') ? footer.blogs : footer.ayushman
      await expect(page.locator('footer summary').filter({ hasText: next })).toBeFocused()
    })
  })

  test(`${path}: the modal is told as a dialog with its title, and keeps the Tab key`, async ({ page }) => {
    await page.goto(path)
    const opener = page.locator('header [data-opens=leadForm]').first()
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: leadFormCopy[language].form.title })
    await expect(dialog.getByLabel(leadFormCopy[language].labels.name, { exact: true })).toBeVisible()
    for (let at = 0; at < 20; at++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== null && focused !== document.body && focused.closest('dialog') === null
      })
      expect(isOutside, `after ${at + 1} times Tab`).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
}
