import { render } from '@testing-library/react'
import { CalledNumber } from './CalledNumber'

/** The thank-you page's text about the number. */
function textAfter(query: string): string | null {
  history.replaceState(null, '', `/thankyou${query}`)
  return render(<CalledNumber sentence="We will call you on {mobile}." />).container.innerHTML
}

test('after a marketing page the end of the number only is shown', () => {
  expect(
    textAfter('?isquicksurvey=1&isplanfeature=1&mob=9876543210&department=Urology&source=Marketing'),
  ).toBe('<p class="numbers">We will call you on •••••• 3210.</p>')
})

test('nothing is said about a number that is none, and no markup runs from the address', () => {
  expect(textAfter('?isplanfeature=1&mob=%3Cimg%20src=x%3E')).toBe('')
  expect(textAfter('')).toBe('')
})

test('the mobile number leaves the address bar, the rest of the address stays', () => {
  const entries = history.length
  textAfter('?isquicksurvey=1&mob=9876543210&source=Marketing#quick-survey')
  expect(location.href).toMatch(/\/thankyou\?isquicksurvey=1&source=Marketing#quick-survey$/)
  expect(history.length).toBe(entries)
})
