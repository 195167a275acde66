/** Header and footer (specification, section 2). */
import { type Page, expect } from '@playwright/test'
import brand from '@/content/catalogue/demo/brand.json'
import { readablePhone } from '@/model/page/contactLinks'
import { DESKTOP, PHONE } from '@/tests/browser/screens'
import { PAGE_SAMPLES, languageOfPath } from '@/tests/site/pageSamples'
import { type RuleCheck, factsOf, footer, header, opens } from './shellParts'

const logo: RuleCheck = async (page) => {
  for (const path of ['/treatment/piles', '/hi/faq']) {
    await opens(page, path)
    await header(page).getByRole('link', { name: 'Shalya' }).click()
    // Who reads Hindi stays in Hindi.
    await expect(page).toHaveURL(path.startsWith('/hi') ? '/hi' : '/')
  }
}

const placeholder: RuleCheck = async (page) => {
  await opens(page, '/')
  await expect(
    header(page).getByPlaceholder('Search Condition, Treatment, Doctor or Hospital', { exact: true }),
  ).toBeVisible()
}

const headerButtons: RuleCheck = async (page) => {
  await page.setViewportSize(DESKTOP)
  await opens(page, '/')
  await expect(header(page).getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'WhatsApp Expert' })).toBeVisible()
  await expect(header(page).locator('a[href^="tel:"]')).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Check Insurance Coverage' })).toBeVisible()
  await page.setViewportSize(PHONE)
  for (const name of ['Search', 'WhatsApp Expert'])
    await expect(
      header(page)
        .getByRole('link', { name, exact: true })
        .or(header(page).getByRole('button', { name, exact: true }))
        .first(),
    ).toBeVisible()
  await expect(header(page).locator('a[href^="tel:"]')).toBeVisible()
}

const headerPhone: RuleCheck = async (page) => {
  // By tier, by page type twice, and the brand's: contacts.json and pages.json of the demonstration.
  for (const [path, phone] of [
    ['/', '9000000002'],
    ['/partner-with-us', '9000000005'],
    ['/marketing/piles', '9000000001'],
    ['/treatment/piles', brand.phone],
  ] as const) {
    await opens(page, path)
    await expect(page.locator('a[href^="tel:"]').first(), path).toHaveAttribute('href', `tel:+91${phone}`)
    await expect(page.getByText(readablePhone(phone)).first(), path).toBeAttached()
  }
}

/** A page of each row of the table that exists. */
const PATHS = PAGE_SAMPLES.filter(({ path, status }) => status === undefined && !path.includes('?')).map(
  ({ path }) => path,
)
/** What must exist in both languages, whatever the catalogue says. */
const PAIRED = [
  '/faq',
  '/privacy',
  '/refund-policy',
  '/terms-conditions',
  '/editorial-policy',
  '/blog',
  '/test',
]

/** What a page tells search engines of its languages, as paths. */
async function languagesOf(page: Page, path: string): Promise<Readonly<Record<string, string>>> {
  const { alternates } = await factsOf(page, path)
  return Object.fromEntries(
    Object.entries(alternates).map(([language, address]) => [
      language,
      new URL(address, 'http://x').pathname,
    ]),
  )
}

const languageSwitch: RuleCheck = async (page) => {
  const paired: string[] = []
  for (const path of PATHS) {
    const pair = await languagesOf(page, path)
    const [here, there] =
      languageOfPath(path) === 'hi' ? (['hi-IN', 'en-IN'] as const) : (['en-IN', 'hi-IN'] as const)
    const other = pair[there]
    if (other === undefined) {
      expect(pair, path).toEqual({})
      continue
    }
    paired.push(path)
    expect(pair, path).toEqual({ [here]: path, [there]: other, 'x-default': pair['en-IN'] })
    expect(await languagesOf(page, other), `${other} names the same two`).toEqual(pair)
    // Pages without a header have it among their own links.
    const { languageLinks } = await factsOf(page, path)
    const text = there === 'hi-IN' ? /[\u0900-\u097f]/ : /^English$/
    expect(languageLinks[0], path).toMatchObject({ text: expect.stringMatching(text) })
    for (const link of languageLinks)
      expect(link, path).toMatchObject({ href: other, lang: there.slice(0, 2) })
  }
  expect(PAIRED.flatMap((path) => [path, `/hi${path}`]).filter((path) => !paired.includes(path))).toEqual([])
  await opens(page, '/videos')
  await expect(page.locator('a.language')).toHaveCount(0)
  await opens(page, '/faq')
  await expect(page.locator('header .bar a.language:visible')).toBeVisible()
}

/** Least entries of each of the footer's lists. */
const LISTS = {
  Find: ['Medical tests'],
  Company: ['About us', 'Contact us', 'Partner with us', 'Careers', 'Press', 'Authors', 'Medical reviewers'],
  Policies: ['Privacy', 'Terms and Conditions', 'Refund policy', 'Editorial policy'],
  'For patients': [
    'Second opinion',
    'Medical loan',
    'BMI calculator',
    'Piles severity score',
    'Patients’ reviews',
  ],
} as const

const footerLists: RuleCheck = async (page) => {
  await opens(page, '/')
  for (const [title, names] of Object.entries(LISTS)) {
    const list = footer(page).getByRole('navigation', { name: title, exact: true })
    // That no link is dead, crawl.spec.ts sees.
    for (const name of names)
      await expect(list.getByRole('link', { name, exact: true }), name).toHaveAttribute('href', /^\//)
  }
}

const ACCORDIONS = [
  ['Top doctors', /^\/(doctor|[a-z-]+\/doctors)\//],
  ['Top hospitals', /^\/(hospital|[a-z-]+\/hospitals)\//],
  ['Common treatments', /^\/treatment\//],
  ['Ayushman Bharat and other schemes', /^\/hospitals\/insurance\//],
  ['Insurance: private and CGHS', /^\/hospitals\/insurance\//],
  ['Recent articles', /^\/blog\//],
] as const

const footerAccordions: RuleCheck = async (page) => {
  await opens(page, '/')
  for (const [title, address] of ACCORDIONS) {
    const accordion = footer(page)
      .locator('details')
      .filter({ has: page.getByText(title, { exact: true }) })
    const first = accordion.getByRole('link').first()
    await expect(first).toBeHidden()
    await accordion.locator('summary').click()
    await expect(first).toBeVisible()
    for (const link of await accordion.getByRole('link').all())
      expect(await link.getAttribute('href'), title).toMatch(address)
    await accordion.locator('summary').click()
    await expect(first).toBeHidden()
  }
  const insurance = footer(page).locator('details').filter({ hasText: 'Insurance: private and CGHS' })
  await expect(insurance.locator('a[href="/hospitals/insurance/cghs"]')).toHaveCount(1)
}

export const headerFooterRules = {
  logo,
  placeholder,
  headerButtons,
  headerPhone,
  languageSwitch,
  footerLists,
  footerAccordions,
}
