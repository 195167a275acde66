import { render } from '@testing-library/react'
import { ThankYouCleanup } from './ThankYouCleanup'

test('the mobile number leaves the address bar, the rest of the address stays', () => {
  history.replaceState(null, '', '/thankyou?isquicksurvey=1&mob=9876543210&source=Marketing#quick-survey')
  const entries = history.length
  render(<ThankYouCleanup />)
  expect(location.href).toMatch(/\/thankyou\?isquicksurvey=1&source=Marketing#quick-survey$/)
  expect(history.length).toBe(entries)
})
