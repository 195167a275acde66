import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import HomePage from '@/app/[edition]/page'
import ArticlePage from '@/app/[edition]/blog/[slug]/page'
import CampaignPage from '@/app/[edition]/campaign/[slug]/page'
import ConditionPage from '@/app/[edition]/condition/[slug]/page'
import DepartmentPage from '@/app/[edition]/department/[slug]/page'
import FindPage from '@/app/[edition]/find-hospital-doctor-for-surgery/page'
import MarketingPage from '@/app/[edition]/marketing/[slug]/page'
import MedicalLoanPage from '@/app/[edition]/services/medical-loan/page'
import SecondOpinionPage from '@/app/[edition]/services/second-opinion/page'
import TestPage from '@/app/[edition]/test/[slug]/page'
import ThankYouPage from '@/app/[edition]/thankyou/page'
import CostPage from '@/app/[edition]/treatment-cost/[slug]/page'
import TreatmentPage from '@/app/[edition]/treatment/[slug]/page'
import { listPage } from '@/app/[edition]/_lists/listPage'
import { BUTTON_VARIANTS, type ButtonSection } from './buttonVariants'
import { articles, tests } from '@/content/catalogue/catalogue'
import { buttonCopy } from '@/content/copy/buttons'

const at = (slug: string, edition = 'en') => ({ params: Promise.resolve({ slug, edition }) })
const hindiArticle = articles('hi')[0]?.slug ?? ''

/** List entries come from the database; the content around them is constant. */
const listOf = (pageType: string, path: string) =>
  listPage({
    list: 'doctors',
    read: async () => ({
      page: { pageType, path, pageName: path, tier: 3, language: 'en' },
      head: { title: path, description: '' },
      crumbs: [],
      title: path,
      lead: '',
      found: { total: 0, pages: 1 },
      cards: () => <ul />,
    }),
  }).Page({ params: Promise.resolve({}) })

type Sample = readonly [string, ButtonSection, () => ReactElement | Promise<ReactElement>]

/** Sample page for each section of the table, from the shipped catalogue. */
const SAMPLES: readonly Sample[] = [
  ['/', 'default', () => HomePage(at(''))],
  ['/find-hospital-doctor-for-surgery', 'v2', FindPage],
  ['/hospitals', 'hospital', () => listOf('hospitals', '/hospitals')],
  [
    '/delhi/hospitals/orthopaedics',
    'hospital',
    () => listOf('city-wise hospitals', '/delhi/hospitals/orthopaedics'),
  ],
  ['/doctors', 'doctor', () => listOf('doctors', '/doctors')],
  ['/delhi/doctors/cardiologist', 'doctor', () => listOf('city-wise doctors', '/delhi/doctors/cardiologist')],
  ['/reviews', 'thin', () => listOf('Reviews', '/reviews')],
  ['/treatment/piles-cost', 'cost', () => CostPage(at('piles'))],
  ['/treatment/piles, beside the article', 'onlyform', () => TreatmentPage(at('piles'))],
  ['/treatment/piles', 'treatment', () => TreatmentPage(at('piles'))],
  ['/condition/piles', 'condition', () => ConditionPage(at('piles'))],
  ['/department/bariatric-surgery', 'weightloss', () => DepartmentPage(at('bariatric-surgery'))],
  ['/department/cardiology', 'department', () => DepartmentPage(at('cardiology'))],
  ['/test/hba1c', 'test', () => TestPage(at('hba1c'))],
  ['/blog/piles-diet', 'blog', () => ArticlePage(at('piles-diet'))],
  ['/hospitals/insurance/cghs', 'insurance', () => listOf('Insurance', '/hospitals/insurance/cghs')],
  ['/services/medical-loan', 'loan', MedicalLoanPage],
  ['/services/second-opinion', 'secondOpinion', () => SecondOpinionPage(at(''))],
  ['/marketing/piles', 'marketing', () => MarketingPage(at('piles'))],
  ['/campaign/cataract-camp', 'campaign', () => CampaignPage(at('cataract-camp'))],
  ['/thankyou', 'app', () => ThankYouPage(at(''))],
]

/** The labels of each group of that section on the page. */
function groups(html: string, section: ButtonSection): readonly (readonly string[])[] {
  // An island in the group is an element of its own.
  return html
    .replace(/<div data-island=[^>]*>(<a .*?<\/a>)<\/div>/g, '$1')
    .split(`data-buttons="${section}"`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</div>')))
    .map((group) =>
      [...group.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, '')),
    )
}

it('has a page for every section of the table', () => {
  const used = SAMPLES.map(([, section]) => section)
  expect([...new Set(used)].sort()).toEqual(Object.keys(BUTTON_VARIANTS).sort())
})

it.each(SAMPLES)('%s has the buttons of the section %s, once', async (_path, section, page) => {
  const html = renderToStaticMarkup(await page())
  const buttons = buttonCopy.en
  expect(groups(html, section)).toEqual([BUTTON_VARIANTS[section].map(({ label }) => buttons[label])])
})

it.each([
  ['article', 'blog', () => ArticlePage(at(hindiArticle, 'hi'))],
  ['test', 'test', () => TestPage(at(tests('hi')[0]?.slug ?? '', 'hi'))],
] as const)('a Hindi %s has them in Hindi', async (_kind, section, page) => {
  const html = renderToStaticMarkup(await page())
  const buttons = buttonCopy.hi
  expect(groups(html, section)).toEqual([BUTTON_VARIANTS[section].map(({ label }) => buttons[label])])
})
