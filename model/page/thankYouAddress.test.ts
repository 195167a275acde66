import { thankYouAddress } from './thankYouAddress'

test.each(['Partner', 'Careers'])('what was sent for %s is followed by no survey', (leadType) => {
  expect(thankYouAddress({ pageType: leadType, leadType, mobile: '9876543210' })).toBe(
    '/thankyou?from=company',
  )
})

test('a stored lead leads to the thank-you page with the quick survey', () => {
  expect(thankYouAddress({ pageType: 'Treatment', mobile: '9876543210' })).toBe('/thankyou?isquicksurvey=1')
})

test('a marketing page passes number, department and source on to its plan', () => {
  expect(
    thankYouAddress({ pageType: 'Marketing', mobile: '9876543210', department: 'General Surgery' }),
  ).toBe(
    '/thankyou?isquicksurvey=1&isplanfeature=1&mob=9876543210&department=General+Surgery&source=Marketing',
  )
})

test('a marketing page that promised a file says so, another page never does', () => {
  const lead = { mobile: '9876543210', pageVariant: 'pdf' }
  expect(thankYouAddress({ ...lead, pageType: 'Marketing' })).toMatch(/&variant=pdf$/)
  expect(thankYouAddress({ ...lead, pageType: 'Treatment' })).toBe('/thankyou?isquicksurvey=1')
})
