/** Who chose Hindi stays in Hindi: every Hindi page, its English pair, its links and its words. */
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import ArticlePage, * as article from '@/app/[edition]/blog/[slug]/page'
import BlogPage, * as blog from '@/app/[edition]/blog/page'
import GuidedEnquiryPage, * as guidedEnquiry from '@/app/[edition]/chat/page'
import ConditionPage, * as condition from '@/app/[edition]/condition/[slug]/page'
import ConditionsPage, * as conditionIndex from '@/app/[edition]/condition/page'
import ContactPage, * as contact from '@/app/[edition]/contact-us/page'
import { cityDoctors, doctorList } from '@/app/[edition]/doctors/doctorLists'
import { cityHospitals, hospitalList, insuranceList } from '@/app/[edition]/hospitals/hospitalLists'
import DepartmentPage, * as department from '@/app/[edition]/department/[slug]/page'
import DepartmentsPage, * as departmentIndex from '@/app/[edition]/departments/page'
import DoctorPage, * as doctor from '@/app/[edition]/doctor/[slug]/page'
import EditorialPage, * as editorial from '@/app/[edition]/editorial-policy/page'
import FaqPage, * as faq from '@/app/[edition]/faq/page'
import HospitalPage, * as hospital from '@/app/[edition]/hospital/[slug]/page'
import HomePage, * as home from '@/app/[edition]/page'
import PrivacyPage, * as privacy from '@/app/[edition]/privacy/page'
import RefundPage, * as refund from '@/app/[edition]/refund-policy/page'
import TermsPage, * as terms from '@/app/[edition]/terms-conditions/page'
import { reviewList } from '@/app/[edition]/reviews/reviewList'
import SecondOpinionPage, * as secondOpinion from '@/app/[edition]/services/second-opinion/page'
import TestPage, * as medicalTest from '@/app/[edition]/test/[slug]/page'
import TestsPage, * as testIndex from '@/app/[edition]/test/page'
import ThankYouAfterPage, * as thankYou from '@/app/[edition]/thankyou/[after]/page'
import TreatmentPage, * as treatment from '@/app/[edition]/treatment/[slug]/page'
import TreatmentsPage, * as treatmentIndex from '@/app/[edition]/treatment/page'
import {
  HEXA_TREATMENT_SLUGS,
  articles,
  conditions,
  departments,
  insurers,
  tests,
  treatmentBySlug,
  treatments,
} from '@/content/catalogue/catalogue'
import { inEnglish } from '@/content/copy/otherLanguage'
import { languagePairOf } from '@/content/catalogue/links/languagePairs'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { languageOfPath } from '@/model/page/language'
import { wordsNotInHindi } from '@/tests/site/hindiWords'
import { at, drawnPage } from '@/tests/support/drawnPage'
import { rowLike, testCatalogue } from '@/tests/support/testCatalogue'

const [DOCTORS, HOSPITALS] = [shippedRows('doctors'), shippedRows('hospitals')]
testCatalogue({
  doctors: DOCTORS,
  hospitals: HOSPITALS,
  reviews: shippedRows('reviews'),
})

type Parts = {
  edition: string
  slug: string
  after: string
  city: string
  speciality: string
  department: string
}
type Given = ReturnType<typeof at<Parts>>
type Route = {
  readonly draw: (given: Given) => Promise<ReactNode>
  readonly head: (given: Given) => Promise<Metadata>
}
const route = (draw: Route['draw'], { generateMetadata }: { generateMetadata: Route['head'] }): Route => ({
  draw,
  head: generateMetadata,
})
const listRoute = ({
  Page,
  generateMetadata,
}: {
  Page: Route['draw']
  generateMetadata: Route['head']
}): Route => ({
  draw: Page,
  head: generateMetadata,
})
const ofRows = (folder: string, rows: readonly { readonly slug: string }[], one: Route) =>
  rows.map(({ slug }) => [`${folder}/${slug}`, one] as const)

const translated = <Row extends { readonly inHindi?: unknown }>(rows: readonly Row[]) =>
  rows.filter(({ inHindi }) => inHindi)

/** English path and route of every page that this file is about. */
const PAGES: readonly (readonly [string, Route])[] = [
  ['/', route(HomePage, home)],
  ['/contact-us', route(ContactPage, contact)],
  ['/treatment', route(TreatmentsPage, treatmentIndex)],
  ['/condition', route(ConditionsPage, conditionIndex)],
  ['/thankyou', route(ThankYouAfterPage, thankYou)],
  ['/faq', route(FaqPage, faq)],
  ['/privacy', route(PrivacyPage, privacy)],
  ['/terms-conditions', route(TermsPage, terms)],
  ['/refund-policy', route(RefundPage, refund)],
  ['/editorial-policy', route(EditorialPage, editorial)],
  ['/test', route(TestsPage, testIndex)],
  ['/blog', route(BlogPage, blog)],
  ...ofRows('/treatment', translated(treatments()), route(TreatmentPage, treatment)),
  ...ofRows('/condition', translated(conditions()), route(ConditionPage, condition)),
  ...ofRows('/test', tests('hi'), route(TestPage, medicalTest)),
  // The others have another name in Hindi.
  ...ofRows(
    '/blog',
    articles('hi').filter(({ slug, pairSlug }) => slug === pairSlug),
    route(ArticlePage, article),
  ),
  ['/departments', route(DepartmentsPage, departmentIndex)],
  ...ofRows('/department', departments(), route(DepartmentPage, department)),
  ['/services/second-opinion', route(SecondOpinionPage, secondOpinion)],
  ['/reviews', listRoute(reviewList)],
  ['/chat', route(GuidedEnquiryPage, guidedEnquiry)],
  ['/doctors', listRoute(doctorList)],
  ['/hospitals', listRoute(hospitalList)],
  ...ofRows('/hospitals/insurance', translated(insurers()), listRoute(insuranceList)),
  ['/delhi/doctors/orthopaedic-surgeon', listRoute(cityDoctors)],
  ['/delhi/hospitals/orthopaedics', listRoute(cityHospitals)],
  // Without entries of its own: those of the nearest cities.
  ['/kota/doctors/hepatologist', listRoute(cityDoctors)],
  ...ofRows('/doctor', DOCTORS.slice(0, 3), route(DoctorPage, doctor)),
  ...ofRows('/hospital', HOSPITALS.slice(0, 3), route(HospitalPage, hospital)),
]

const given = (path: string, edition: string) =>
  at({
    edition,
    slug: path.split('/').at(-1) ?? '',
    after: 'plan_survey',
    city: path.split('/')[1] ?? '',
    speciality: path.split('/').at(-1) ?? '',
    department: path.split('/').at(-1) ?? '',
  })

/** Names that rows have in one spelling alone, the clinic's address, and a portrait's initials. */
const NAMES = HOSPITALS.map(({ HospitalName }) => HospitalName)
const SHORT = /^text: [A-Z]{2}$|^address: /
const isName = (found: string): boolean => SHORT.test(found) || NAMES.some((name) => found.includes(name))

/** Values and units, what articles name, cookies: written in Latin letters within a Hindi sentence. */
const NAMES_IN_LATIN = /^\/(test|blog)\/|^\/privacy$/

const LINK = /<a ([^>]*)>(.*?)<\/a>/gs
const attribute = (tag: string, name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/** Links that put a reader of Hindi back to English without saying so. */
const unannounced = (html: string): readonly string[] =>
  [...html.matchAll(LINK)].flatMap(([link, tag = '', text = '']) => {
    const path = /^\/[^#?]*/.exec(attribute(tag, 'href') ?? '')?.[0]
    if (path === undefined || languageOfPath(path) === 'hi') return []
    const isSwitch = attribute(tag, 'lang') === 'en'
    const isMarked = attribute(tag, 'hreflang') === 'en' && (isSwitch || text.includes(inEnglish))
    const isNeeded = isSwitch || languagePairOf(path) === undefined
    return isMarked && isNeeded ? [] : [link]
  })

/**
 * How many of a page's links to pages of the site lead to English ones, of a hundred. Links to the same page in English
 * do not count: they are the language switch, which every page has.
 */
function shareInEnglish(html: string, own: string): number {
  const paths = [...html.matchAll(LINK)]
    .flatMap(([, tag = '']) => /^\/[^#?]*/.exec(attribute(tag, 'href') ?? '')?.[0] ?? [])
    .filter((path) => path !== own)
  const english = paths.filter((path) => languageOfPath(path) === 'en')
  return (100 * english.length) / Math.max(1, paths.length)
}

/**
 * The most of any page, header, menu and footer included; the aim is 10. The rest leads to the medical loan, the BMI
 * calculator, videos, prices and the company's own pages, which are English.
 */
const MOST_IN_ENGLISH = 11

test('the treatments that people look for most have a Hindi page, with steps, and so has what each is for', () => {
  for (const slug of HEXA_TREATMENT_SLUGS) {
    const row = treatmentBySlug(slug)
    expect([slug, row?.inHindi?.howItIsDone?.length]).toEqual([slug, row?.howItIsDone.length])
    expect(row?.conditionSlugs.filter((one) => languagePairOf(`/condition/${one}`))).not.toEqual([])
  }
})

describe.each(PAGES)('%s in Hindi', (path, { draw, head }) => {
  const pair = languagePairOf(path)
  let html = ''
  beforeAll(async () => (html = await drawnPage(await draw(given(path, 'hi')))))

  test('has its English page, and each names the other', async () => {
    const hi = await head(given(path, 'hi'))
    const en = await head(given(path, 'en'))
    expect(pair).toEqual({ en: path, hi: path === '/' ? '/hi' : `/hi${path}` })
    expect([en.alternates?.canonical, hi.alternates?.canonical]).toEqual([pair?.en, pair?.hi])
    for (const one of [en, hi])
      expect(one.alternates?.languages).toMatchObject({ 'en-IN': pair?.en, 'hi-IN': pair?.hi })
    for (const text of [hi.title, hi.description]) expect(text).toMatch(/[\u0900-\u097f]/)
  })

  test('leads to no English page that has a Hindi one, and to none unannounced', () => {
    expect(unannounced(html)).toEqual([])
  })

  test('leads to English in no more of its links than was measured', () => {
    expect(shareInEnglish(html, path)).toBeLessThanOrEqual(MOST_IN_ENGLISH)
  })

  if (!NAMES_IN_LATIN.test(path))
    test('says nothing in English without marking it', () => {
      expect(wordsNotInHindi(html).filter((found) => !isName(found))).toEqual([])
    })
})

afterEach(() => setCatalogueSnapshot(undefined))

test('a treatment, condition or insurer without Hindi texts has no Hindi page', async () => {
  const rows = catalogueSnapshot()
  const [one, other, payer] = [
    { ...rowLike('treatments') },
    { ...rowLike('conditions') },
    { ...rowLike('insurers') },
  ]
  delete one.inHindi
  delete other.inHindi
  delete payer.inHindi
  setCatalogueSnapshot({ ...rows, treatments: [one], conditions: [other], insurers: [payer] })
  expect(languagePairOf(`/treatment/${one.slug}`)).toBeUndefined()
  expect(languagePairOf(`/hospitals/insurance/${payer.slug}`)).toBeUndefined()
  for (const [draw, { slug }] of [
    [TreatmentPage, one],
    [ConditionPage, other],
    [insuranceList.Page, payer],
  ] as const)
    await expect(draw(at({ edition: 'hi', slug }))).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
})
