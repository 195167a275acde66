/** Shell rules by path, page types and routes (specification, section 2). */
import { expect } from '@playwright/test'
import { TRACKING_PARAMETERS } from '@/model/page/trackingParameters'
import { leadFormVariantFor, pageTypeOf } from '@/model/page/pageTypes'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { opensAlive } from '@/tests/browser/alivePage'
import { LeadFormVisitor } from '@/tests/browser/visitor'
import { type RuleCheck, appDownload, floating, footer, header, factsOf, isBare, opens } from './shellParts'

/** The link targets of section 2, word for word. */
const ROUTES = [
  '/about-us',
  '/contact-us',
  '/partner-with-us',
  '/faq',
  '/press',
  '/reviewers',
  '/authors',
  '/careers',
  '/sitemap.xml',
  '/privacy',
  '/refund-policy',
  '/terms-conditions',
  '/editorial-policy',
  '/doctors',
  '/hospitals',
  '/condition',
  '/treatment',
  '/departments',
  '/services/second-opinion',
  '/services/medical-loan',
  '/tools/bmi-calculator',
  '/blog',
  '/hi/blog',
  '/reviews',
  '/',
]
const BARE = [
  '/marketing/piles',
  '/marketing/brand/hexa',
  '/campaigns',
  '/campaign/cataract-camp',
  '/thankyou',
  '/chat',
  '/chat/ai',
]
const IN_APP = ['/', '/treatment/piles', '/faq', '/hi/faq', '/search', '/hi/search']
const STATIC = [
  '/hospitals/insurance/cghs',
  '/terms-conditions',
  '/privacy',
  '/refund-policy',
  '/about-us',
  '/contact-us',
  '/faq',
  '/editorial-policy',
  '/thankyou',
  '/videos',
  '/partner-with-us',
  '/careers',
]

const withoutQuery = (path: string) => path.split('?')[0] ?? ''
/** A page of each row of the table that exists. */
const SAMPLES = PAGE_SAMPLES.filter(({ status, path }) => status === undefined && !path.includes('?'))

const routes: RuleCheck = async (page) => {
  for (const path of ROUTES) expect((await page.request.get(path)).status(), path).toBe(200)
}

const alone: RuleCheck = async (page) => {
  await opens(page, '/find-hospital-doctor-for-surgery')
  for (const part of [header(page), footer(page), appDownload(page), floating(page)])
    await expect(part).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const barePaths: RuleCheck = async (page) => {
  for (const path of BARE) {
    await opens(page, path)
    await isBare(page)
  }
}

const patientApp: RuleCheck = async (page) => {
  for (const path of IN_APP) {
    await opens(page, `${path}?source=google`)
    await expect(header(page)).toBeVisible()
    await expect(footer(page)).toBeVisible()
    await opens(page, `${path}?source=patientapp`)
    await isBare(page)
    // For the whole visit, whatever the next address says.
    await opens(page, path)
    await isBare(page)
    await page.context().clearCookies()
  }
}

const chatFooter: RuleCheck = async (page) => {
  for (const path of ['/chat', '/chat/ai']) {
    await opens(page, path)
    await expect(footer(page)).toHaveCount(0)
  }
}

const extraFooter: RuleCheck = async (page) => {
  for (const path of ['/marketing/piles', '/marketing/brand/hexa', '/chat', '/chat/ai']) {
    await opens(page, path)
    await expect(page.getByText('Top doctors')).toHaveCount(0)
  }
  for (const path of ['/campaign/cataract-camp', '/thankyou']) {
    await opens(page, path)
    await expect(footer(page)).toHaveCount(0)
    await expect(page.getByText('Top doctors')).toBeVisible()
  }
  await opens(page, '/')
  await expect(footer(page).getByText('Top doctors')).toBeVisible()
}

const optionLists: RuleCheck = async (page) => {
  await opens(page, '/campaigns')
  const form = new LeadFormVisitor(page)
  for (const label of ['City', 'Treatment'])
    expect(await form.field(label).locator('option').count(), label).toBeGreaterThan(15)
  await opens(page, '/thankyou?isquicksurvey=1')
  const preferred = page.getByLabel('Preferred City')
  expect(await preferred.locator('option').count()).toBeGreaterThan(15)
}

const authors: RuleCheck = async (page) => {
  for (const path of ['/authors', '/authors/asha-menon']) {
    await opens(page, path)
    for (const variant of ['5', '6'])
      await expect(page.locator(`form[data-lead-form="${variant}"]`), path).toBeVisible()
  }
  await opens(page, '/reviewers')
  await expect(page.locator('form[data-lead-form="5"], form[data-lead-form="6"]')).toHaveCount(0)
}

const partnerBanner: RuleCheck = async (page) => {
  const banner = page.locator('main').getByRole('link', { name: 'Partner with us' })
  for (const path of ['/', '/about-us']) {
    await opens(page, path)
    await expect(banner).toHaveAttribute('href', '/partner-with-us')
  }
  await opens(page, '/contact-us')
  await expect(banner).toHaveCount(0)
}

const pageTypes: RuleCheck = async (page) => {
  for (const { path } of SAMPLES)
    expect((await factsOf(page, path)).pageType, path).toBe(pageTypeOf(withoutQuery(path)).pageType)
}

const staticForms: RuleCheck = async (page) => {
  for (const path of STATIC) {
    const { formVariants } = await factsOf(page, path)
    expect(new Set(formVariants), path).toEqual(new Set(['0']))
  }
}

/** The campaign is over, the page is a list of former notices, or has a form of its own. */
const WITHOUT_FORM: ReadonlySet<string> = new Set([
  '/campaign/kidney-stone-summer',
  ...['/privacy-versions', '/hi/privacy-versions'],
  ...['/report-a-problem', '/hi/report-a-problem'],
])

const variants: RuleCheck = async (page) => {
  for (const { path } of SAMPLES) {
    const { pageType, variant } = pageTypeOf(withoutQuery(path))
    if (variant === null || WITHOUT_FORM.has(path)) continue
    const { formVariants } = await factsOf(page, path)
    expect(formVariants[0], path).toBe(leadFormVariantFor(pageType, withoutQuery(path)))
  }
}

const tracking: RuleCheck = async (page) => {
  let sent = ''
  await page.route('**/lead/v1/admin/webleadcreate', async (route) => {
    sent = route.request().postData() ?? ''
    await route.fulfill({ status: 503, json: { status: { code: 503, message: '' }, error: [] } })
  })
  const query = new URLSearchParams(TRACKING_PARAMETERS.map((name) => [name, `from-${name}`]))
  // A page whose code comes late posts the plain form.
  await opensAlive(page, `/treatment/piles?${query}`)
  const form = new LeadFormVisitor(page)
  await form.fillsTreatmentForm('9000000001')
  await form.submitButton.click()
  await expect.poll(() => sent).not.toBe('')
  expect(TRACKING_PARAMETERS.filter((name) => !sent.includes(`from-${name}`))).toEqual([])
}

export const pathRules = {
  routes,
  alone,
  barePaths,
  patientApp,
  chatFooter,
  extraFooter,
  optionLists,
  authors,
  partnerBanner,
  pageTypes,
  staticForms,
  variants,
  tracking,
}
