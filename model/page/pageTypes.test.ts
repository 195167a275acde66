import { ROUTES, STATIC_PAGE_TYPES, isStaticPageType, leadFormVariantFor, pageTypeOf } from './pageTypes'

describe('the page of a path', () => {
  test.each([
    ['/', 'Home', '3'],
    ['/find-hospital-doctor-for-surgery', 'Home', '3'],
    ['/about-us', 'About', '0'],
    ['/contact-us', 'Contact', '0'],
    ['/partner-with-us', 'Partner', '0'],
    ['/faq', 'Faq', '0'],
    ['/careers', 'Careers', '0'],
    ['/videos', 'Video', '0'],
    ['/privacy', 'Privacy', '0'],
    ['/refund-policy', 'Refund', '0'],
    ['/terms-conditions', 'Terms', '0'],
    ['/editorial-policy', 'Editorial Policy', '0'],
    ['/press', 'Press', '3'],
    ['/authors', 'Authors', '3'],
    ['/authors/asha-rao', 'author details', '3'],
    ['/reviewers', 'Reviewers', '3'],
    ['/reviewers/asha-rao', 'author details', '3'],
    ['/doctors', 'doctors', '3'],
    ['/doctor/asha-rao', 'doctors', '3'],
    ['/hospitals', 'hospitals', '3'],
    ['/hospital/neem', 'hospitals', '3'],
    ['/hospitals/insurance/cghs', 'Insurance', '0'],
    ['/delhi/doctors/cardiologist', 'city-wise doctors', '3'],
    ['/delhi/hospitals/cardiology', 'city-wise hospitals', '3'],
    ['/condition', 'Condition', '3'],
    ['/condition/piles', 'Condition', '3'],
    ['/treatment', 'Treatment', '1'],
    ['/treatment/piles', 'Treatment', '1'],
    ['/treatment/piles/', 'Treatment', '1'],
    ['/treatment/piles-cost', 'costpage', '2'],
    ['/treatment/piles-cost-in-delhi', 'Treatment_City', '1'],
    ['/treatment/low-cost-lasik', 'Treatment', '1'],
    ['/treatment/lasik-cost-in', 'Treatment', '1'],
    ['/departments', 'All_Departments', '3'],
    ['/department/cardiology', 'departmentpage', '3'],
    ['/test', 'Test', '2'],
    ['/test/mri', 'Test', '2'],
    ['/hi/test/mri', 'Test', '2'],
    ['/blog', 'Blog', '4'],
    ['/hi/blog', 'Blog', '4'],
    ['/blog/diet', 'Blog', '4'],
    ['/hi/blog/diet', 'Blog', '4'],
    ['/services/second-opinion', 'Service', '1'],
    ['/services/medical-loan', 'Service', '2'],
    ['/tools/bmi-calculator', 'Tool', '3'],
    ['/tools/piles-severity-score', 'Tool', '3'],
    ['/hi/tools/cataract-lens', 'Tool', '3'],
    ['/reviews', 'Reviews', '3'],
    ['/marketing/piles', 'Marketing', '1'],
    ['/marketing/brand/hexa', 'Marketing', '1'],
    ['/campaigns', 'Campaign', '1'],
    ['/campaign/eyes', 'Campaign', '1'],
    ['/thankyou', 'thankyou', '0'],
    ['/chat', 'Chat', null],
    ['/chat/ai', 'Chat', null],
    ['/no/such/page', 'Error', '3'],
    ['', 'Error', '3'],
  ])('%s is %s with form variant %s', (path, pageType, variant) => {
    expect(pageTypeOf(path)).toMatchObject({ pageType, variant })
  })

  test('is found for every route of the table, so that no row hides another', () => {
    for (const row of ROUTES.filter((one) => one.route !== '{anything}'))
      expect(pageTypeOf(row.route.replace(/\{(\w+)\}/g, 'x')).pageType).toBe(row.pageType)
  })
})

describe('the variant of a page', () => {
  test('is 0 on all static pages', () => {
    for (const pageType of STATIC_PAGE_TYPES) expect(leadFormVariantFor(pageType)).toBe('0')
    expect(isStaticPageType('Home')).toBe(false)
  })

  test("follows the path where it is of that page type, else the page type's first row", () => {
    expect(leadFormVariantFor('Service', '/services/medical-loan')).toBe('2')
    expect(leadFormVariantFor('Service')).toBe('1')
    expect(leadFormVariantFor('Treatment', '/enquiry')).toBe('1')
  })

  test('is 3 for a page type that nobody knows', () => {
    expect(leadFormVariantFor('nobody knows it')).toBe('3')
  })

  test('is 0 for every static row of the table, and for no other', () => {
    for (const { pageType, variant } of ROUTES)
      expect([pageType, variant === '0']).toEqual([pageType, isStaticPageType(pageType)])
  })
})
