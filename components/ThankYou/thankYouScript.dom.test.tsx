/** The lines of the thank-you page that read its address, run on a page with the same parts. */
import { MOBILE_ID, PLAN_ID, SURVEY_ID, THANK_YOU_SCRIPT } from './thankYouScript'

const part = (id: string) => document.getElementById(id)!

function open(query: string) {
  document.body.innerHTML = `<section id="${PLAN_ID}" hidden><p id="${MOBILE_ID}" hidden>We will call you on {mobile}.</p></section>
    <div id="${SURVEY_ID}"></div>`
  history.replaceState(null, '', `/thankyou${query}`)
  // The page's own lines, as a browser runs them.
  new Function(THANK_YOU_SCRIPT)()
}

describe('the thank-you page', () => {
  test('shows the quick survey when the address asks for it, and no plan', () => {
    open('?isquicksurvey=1')
    expect(part(SURVEY_ID).hidden).toBe(false)
    expect(part(PLAN_ID).hidden).toBe(true)
  })

  test('shows no survey when the address does not ask for it', () => {
    open('')
    expect(part(SURVEY_ID).hidden).toBe(true)
  })

  test('shows the survey again when it was sent without JavaScript', () => {
    open('?survey=failed')
    expect(part(SURVEY_ID).hidden).toBe(false)
  })

  test('after a marketing page shows the plan and the end of the number only', () => {
    open('?isquicksurvey=1&isplanfeature=1&mob=9876543210&department=Urology&source=Marketing')
    expect(part(PLAN_ID).hidden).toBe(false)
    expect(part(MOBILE_ID).hidden).toBe(false)
    expect(part(MOBILE_ID).textContent).toBe('We will call you on •••••• 3210.')
  })

  test('says nothing about a number that is none, and runs no markup from the address', () => {
    open('?isplanfeature=1&mob=%3Cimg%20src=x%3E')
    expect(part(MOBILE_ID).hidden).toBe(true)
    expect(document.querySelector('img')).toBeNull()
  })
})
