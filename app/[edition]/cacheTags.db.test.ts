/** Every page's tags come from what it reads: none that a page needs may be missing, and the shell adds but one. */
import type { ReactElement } from 'react'
import { cityDoctors } from '@/app/[edition]/doctors/doctorLists'
import { cityHospitals, hospitalList, insuranceList } from '@/app/[edition]/hospitals/hospitalLists'
import AboutPage from '@/app/[edition]/about-us/page'
import PersonPage from '@/app/[edition]/authors/[slug]/page'
import { blogList } from '@/app/[edition]/blog/blogList'
import ArticlePage from '@/app/[edition]/blog/[slug]/page'
import CampaignPage from '@/app/[edition]/campaign/[slug]/page'
import CampaignsPage from '@/app/[edition]/campaigns/page'
import ConditionPage from '@/app/[edition]/condition/[slug]/page'
import ConditionsPage from '@/app/[edition]/condition/page'
import DepartmentPage from '@/app/[edition]/department/[slug]/page'
import DepartmentsPage from '@/app/[edition]/departments/page'
import DoctorPage from '@/app/[edition]/doctor/[slug]/page'
import { doctorList } from '@/app/[edition]/doctors/doctorLists'
import FaqPage from '@/app/[edition]/faq/page'
import FindPage from '@/app/[edition]/find-hospital-doctor-for-surgery/page'
import HospitalPage from '@/app/[edition]/hospital/[slug]/page'
import { hexaMarketingPage, treatmentMarketingPage } from '@/app/[edition]/marketing/marketingPages'
import HomePage from '@/app/[edition]/page'
import PressPage from '@/app/[edition]/press/page'
import { reviewList } from '@/app/[edition]/reviews/reviewList'
import LoanPage from '@/app/[edition]/services/medical-loan/page'
import SecondOpinionPage from '@/app/[edition]/services/second-opinion/page'
import TestPage from '@/app/[edition]/test/[slug]/page'
import TestsPage from '@/app/[edition]/test/page'
import QuestionnairePage from '@/app/[edition]/tools/[questionnaire]/page'
import BmiPage from '@/app/[edition]/tools/bmi-calculator/page'
import CityCostPage from '@/app/[edition]/treatment-cost-in-city/[slug]/[city]/page'
import CostPage from '@/app/[edition]/treatment-cost/[slug]/page'
import TreatmentPage from '@/app/[edition]/treatment/[slug]/page'
import TreatmentsPage from '@/app/[edition]/treatment/page'
import VideosPage from '@/app/[edition]/videos/page'
import { collectTags } from '@/content/catalogue/snapshot/cacheTags'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Kind } from '@/model/catalogue/kind'
import { at, drawnPage } from '@/tests/support/drawnPage'
import { testCatalogue } from '@/tests/support/testCatalogue'

testCatalogue({
  doctors: shippedRows('doctors'),
  hospitals: shippedRows('hospitals'),
  reviews: shippedRows('reviews'),
})

type Page = readonly [path: string, draw: () => Promise<ReactElement> | ReactElement, shown: readonly Kind[]]

/** The kinds that each page shows beyond the names of forms and menus. */
const PAGES: readonly Page[] = [
  ['/', () => HomePage(at({})), ['departments', 'treatments', 'costs', 'articles', 'cities', 'doctors']],
  ['/about-us', () => AboutPage(), ['conditions', 'treatments', 'tests', 'cities']],
  [
    '/authors/asha-menon',
    () => PersonPage(at({ slug: 'asha-menon' })),
    ['authors', 'articles', 'conditions', 'treatments', 'tests'],
  ],
  ['/blog', () => blogList.Page(at({})), ['articles', 'departments']],
  ['/blog/piles-diet', () => ArticlePage(at({ slug: 'piles-diet' })), ['articles', 'authors', 'reviewers']],
  [
    '/campaign/cataract-camp',
    () => CampaignPage(at({ slug: 'cataract-camp' })),
    ['campaigns', 'treatments', 'departments', 'costs', 'cities'],
  ],
  ['/campaigns', () => CampaignsPage(), ['campaigns']],
  [
    '/condition/piles',
    () => ConditionPage(at({ slug: 'piles' })),
    [
      'conditions',
      'departments',
      'tests',
      'treatments',
      'costs',
      'articles',
      'authors',
      'reviewers',
      'doctors',
      'hospitals',
    ],
  ],
  ['/condition', () => ConditionsPage(at({})), ['conditions', 'departments']],
  [
    '/department/urology',
    () => DepartmentPage(at({ slug: 'urology' })),
    ['departments', 'conditions', 'treatments', 'costs', 'tests', 'doctors', 'hospitals'],
  ],
  ['/departments', () => DepartmentsPage(at({})), ['departments', 'conditions', 'treatments', 'doctors']],
  [
    '/delhi/doctors/orthopaedic-surgeon',
    () => cityDoctors.Page(at({ city: 'delhi', speciality: 'orthopaedic-surgeon' })),
    ['doctors', 'hospitals', 'reviews', 'cities', 'departments', 'treatments', 'costs'],
  ],
  [
    '/delhi/hospitals/orthopaedics',
    () => cityHospitals.Page(at({ city: 'delhi', department: 'orthopaedics' })),
    ['hospitals', 'doctors', 'reviews', 'cities', 'departments', 'treatments', 'costs', 'insurers'],
  ],
  [
    '/doctor/abhimanyu-tanwar',
    () => DoctorPage(at({ slug: 'abhimanyu-tanwar' })),
    ['doctors', 'hospitals', 'reviews', 'departments', 'cities', 'treatments', 'conditions', 'costs'],
  ],
  [
    '/doctors',
    () => doctorList.Page(at({ query: undefined })),
    ['doctors', 'reviews', 'treatments', 'cities', 'departments'],
  ],
  ['/faq', () => FaqPage(at({})), ['faqs']],
  ['/find-hospital-doctor-for-surgery', () => FindPage(), ['departments', 'treatments', 'cities']],
  [
    '/hospital/neem-grove-surgical-hospital',
    () => HospitalPage(at({ slug: 'neem-grove-surgical-hospital' })),
    ['hospitals', 'doctors', 'reviews', 'departments', 'cities', 'treatments', 'costs', 'insurers'],
  ],
  [
    '/hospitals',
    () => hospitalList.Page(at({ query: undefined })),
    ['hospitals', 'doctors', 'reviews', 'treatments', 'cities', 'departments', 'insurers'],
  ],
  [
    '/hospitals/insurance/cghs',
    () => insuranceList.Page(at({ edition: 'en', slug: 'cghs' })),
    ['hospitals', 'doctors', 'reviews', 'insurers', 'cities', 'departments'],
  ],
  [
    '/marketing/piles',
    () => treatmentMarketingPage().Page(at({ slug: 'piles' })),
    ['treatments', 'departments', 'costs', 'authors', 'reviewers'],
  ],
  ['/marketing/brand/hexa', () => hexaMarketingPage().Page(), ['treatments', 'departments', 'costs']],
  ['/press', () => PressPage(), ['press']],
  [
    '/reviews',
    () => reviewList.Page(at({ query: undefined })),
    ['reviews', 'treatments', 'cities', 'departments'],
  ],
  ['/services/medical-loan', () => LoanPage(), ['treatments', 'costs']],
  ['/services/second-opinion', () => SecondOpinionPage(at({ edition: 'en' })), ['departments']],
  [
    '/test/hba1c',
    () => TestPage(at({ slug: 'hba1c' })),
    ['tests', 'conditions', 'departments', 'authors', 'reviewers'],
  ],
  ['/test', () => TestsPage(at({})), ['tests', 'departments']],
  ['/tools/bmi-calculator', () => BmiPage(), ['conditions', 'treatments', 'departments']],
  [
    '/tools/piles-severity-score',
    () => QuestionnairePage(at({ questionnaire: 'piles-severity-score' })),
    ['conditions', 'treatments', 'departments', 'authors', 'reviewers'],
  ],
  [
    '/treatment-cost-in-city/piles/pune',
    () => CityCostPage(at({ slug: 'piles', city: 'pune' })),
    ['treatments', 'costs', 'cities', 'departments', 'insurers', 'doctors', 'hospitals'],
  ],
  [
    '/treatment-cost/piles',
    () => CostPage(at({ slug: 'piles' })),
    ['treatments', 'costs', 'departments', 'insurers'],
  ],
  [
    '/treatment/piles',
    () => TreatmentPage(at({ slug: 'piles' })),
    [
      'treatments',
      'departments',
      'conditions',
      'costs',
      'tests',
      'insurers',
      'articles',
      'authors',
      'reviewers',
      'doctors',
      'hospitals',
      'safetyNotes',
    ],
  ],
  ['/treatment', () => TreatmentsPage(at({})), ['treatments', 'costs', 'departments']],
  ['/videos', () => VideosPage(), ['treatments', 'authors', 'reviewers']],
]

/** Every page shows the clinic's brand and numbers, and is set by it. */
const CLINIC = ['brand', 'contacts', 'pages'] as const

test.each(PAGES)(
  '%s depends on all that it shows, and on nothing that only the shell lists',
  async (_, draw, shown) => {
    const { tags } = await collectTags(async () => drawnPage(await draw()))
    const isTagged = (tag: Kind) => tags.has(tag) || tags.has(`${tag}/*`)
    expect(shown.filter((tag) => !isTagged(tag))).toEqual([])
    const wholeKinds = [...tags].filter((tag) => !tag.includes('/'))
    // Costs differ by city.
    const expected: readonly string[] = [
      ...shown,
      'options',
      ...CLINIC,
      ...(tags.has('costs') ? ['cities'] : []),
    ]
    expect(wholeKinds.filter((tag) => !expected.includes(tag))).toEqual([])
    expect(tags.has('options')).toBe(true)
    for (const kind of CLINIC) expect([...tags]).toContain(kind)
  },
)
