import fc from 'fast-check'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { pageTypeOf } from '@/model/page/pageTypes'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import { thankYouAddress } from '@/model/page/thankYouAddress'
import { errorPageKey, readAddress } from './address'

const keyOf = (address: string): string | undefined => {
  const found = readAddress(address)
  return found.kind === 'document' ? found.key : undefined
}
const lead = { pageType: 'Marketing', mobile: '9876543210' }

describe('a public address leads to the route that renders it', () => {
  test.each([
    ['/', '/en'],
    ['/treatment/piles', '/en/treatment/piles'],
    ['/treatment/piles-cost', '/en/treatment-cost/piles'],
    ['/treatment/piles-cost-in-delhi', '/en/treatment-cost-in-city/piles/delhi'],
    ['/hi/test/hba1c', '/hi/test/hba1c'],
    ['/hi/tools/cataract-lens', '/hi/tools/cataract-lens'],
    [`/hi/faq?source=${IN_APP_SOURCE}`, '/hi-app/faq'],
    [`/?source=${IN_APP_SOURCE}`, '/en-app'],
    ['/doctors?source=google', '/en/doctors'],
    [`/doctors?city=pune&source=${IN_APP_SOURCE}`, '/en-app/doctors/list/city.pune'],
    ['/doctors?page=2&city=Pune&utm_source=x&nothing=1', '/en/doctors/list/city.pune_page.2'],
    ['/blog?city=pune', '/en/blog'],
    ['/hi/blog?page=2', '/hi/blog/list/page.2'],
    ['/delhi/doctors/cardiologist?video=1', '/en/delhi/doctors/cardiologist/list/video.1'],
    ['/hi', '/hi'],
    ['/hi/treatment/piles', '/hi/treatment/piles'],
    ['/hi/thankyou?isquicksurvey=1', '/hi/thankyou/survey'],
    ['/marketing/piles', '/en/marketing/piles'],
    ['/marketing/piles?variant=other', '/en/marketing/piles'],
    ['/marketing/piles?variant=pdf', '/en/marketing-pdf/piles'],
    ['/marketing/brand/hexa?utm_source=x&variant=pdf', '/en/marketing-pdf/brand/hexa'],
    ['/marketing/piles?variant=pdf&source=patientapp', '/en-app/marketing-pdf/piles'],
    ['/thankyou', '/en/thankyou'],
    [thankYouAddress({ ...lead, leadType: 'Partner' }), '/en/thankyou/company'],
    ['/thankyou?from=elsewhere', '/en/thankyou'],
    ['/thankyou?survey=failed', '/en/thankyou/survey'],
    [thankYouAddress({ ...lead, pageVariant: 'pdf' }), '/en/thankyou/pdf_survey'],
    [thankYouAddress(lead), '/en/thankyou/plan_survey'],
    [thankYouAddress({ ...lead, pageType: 'Treatment' }), '/en/thankyou/survey'],
  ])('%s to %s', (address, key) => expect(keyOf(address)).toBe(key))

  test('every page type that is the same for everybody', () => {
    const perRequest = PAGE_SAMPLES.filter(({ path }) => readAddress(path).kind === 'perRequest')
    expect(
      [...new Set(perRequest.map(({ path }) => pageTypeOf(path.split('?')[0]!).pageType))].sort(),
    ).toEqual([
      'Account',
      'Appointment',
      'Booking',
      'Chat',
      'Compare',
      'Privacy',
      'Report',
      'Search',
      'Turn',
      'Waiting',
    ])
    for (const { path, status } of PAGE_SAMPLES)
      if (!perRequest.some((one) => one.path === path) && status === undefined)
        expect([path, readAddress(path).kind]).toEqual([path, 'document'])
  })
})

test.each([
  '/login',
  '/hi/profile/logout',
  '/calculate/bmi?weightKg=70',
  '/hi/calculate/piles-severity-score?pain=1',
  '/search?q=x',
  '/chat/ai',
  '/hi/chat/ai',
  '/hi/enquiry/x',
  '/api/cities',
  '/_next/static/a.js',
  '/icon.svg',
  '/fonts/noto-sans-devanagari-5.3.0.woff2',
])('%s is answered for each request', (address) =>
  expect(readAddress(address)).toEqual({ kind: 'perRequest' }),
)

test.each([
  ['/en/treatment/piles', '/treatment/piles'],
  ['/en-app/doctors', '/doctors'],
  ['/hi-app/faq', '/hi/faq'],
  ['/en', '/'],
  ['/doctors/?city=pune', '/doctors?city=pune'],
])('%s leads on to %s', (address, location) =>
  expect(readAddress(address)).toEqual({ kind: 'redirect', location }),
)

describe('no page can have an address', () => {
  test.each([
    '/doctor/%00',
    '/doctor/%ED%A0%80',
    '/login/%00',
    '/search/%E0%A4',
    '/profile/..%2f',
    '/api/../login',
    '/og/%2570',
    '/_next//x',
    '/treatment/%2570iles',
    '/Treatment/piles',
    '//evil.example/',
    '/a/b/c/d/e/f',
    `/${'x'.repeat(300)}`,
    '/hi/treatment/piles-cost',
    '/hi/tools/bmi-calculator',
    '/hi/blog/a/b',
    '/doctors/list/nonsense',
    '/doctors/list/page.2',
    '/thankyou/survey',
    '/treatment-cost/piles',
    '/marketing-pdf/piles',
    '/page-not-found',
    '/page-gone',
    '/hi/page-unavailable',
    '*',
    '',
  ])('%j', (address) => expect(readAddress(address).kind).toBe('nothing'))
})

test('a key holds nothing of an address but what the site itself knows', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('doctors', 'hi', 'en', 'list', '..', '%2e', 'treatment'))
  const pair = fc.tuple(
    fc.constantFrom('city', 'page', 'sort', 'source', 'variant', 'mob', 'x', 'survey', 'isplanfeature'),
    fc.oneof(fc.string(), fc.constantFrom('pune', '2', 'fee', 'pdf', 'patientapp', '1')),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), fc.array(pair, { maxLength: 5 }), (parts, pairs) => {
      const target = `/${parts.join('/')}?${new URLSearchParams(pairs)}`
      const found = readAddress(target)
      if (found.kind === 'document') expect(found.key).toMatch(/^\/(en|hi)(-app)?(\/[a-z0-9._-]+)*$/)
      if (found.kind === 'redirect') expect(found.location).toMatch(/^\/(?!\/)/)
    }),
    { numRuns: 3000 },
  )
})

test('each language has pages for what is not there and for what could not be made', () => {
  expect(errorPageKey('hi-app', 404)).toBe('/hi-app/page-not-found')
  expect(errorPageKey('hi-app', 410)).toBe('/hi-app/page-gone')
  expect(errorPageKey('en', 500)).toBe('/en/page-unavailable')
})
