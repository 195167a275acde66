/** The lines of the thank-you page that read its address, run on a page with the same parts. */
import { MOBILE_ID, MOBILE_SCRIPT, NOTE_SCRIPT } from './thankYouScript'

const frame = () => document.getElementById('frame')!
const sentence = () => document.getElementById(MOBILE_ID)!

/** Runs the page's lines as a browser does: each as a script element where it stands. */
function open(query: string) {
  history.replaceState(null, '', `/thankyou${query}`)
  document.body.innerHTML = `<div id="frame"><p id="${MOBILE_ID}" hidden>We will call you on {mobile}.</p></div>`
  const script = document.createElement('script')
  frame().prepend(script)
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(NOTE_SCRIPT)()
  new Function(MOBILE_SCRIPT)()
}

describe('the thank-you page', () => {
  afterEach(() => jest.restoreAllMocks())

  test('shows the quick survey when the address asks for it', () => {
    open('?isquicksurvey=1')
    expect({ ...frame().dataset }).toEqual({})
  })

  test('shows no survey when the address does not ask for it', () => {
    open('')
    expect(frame().dataset.survey).toBe('no')
  })

  test('shows the survey again when it was sent without JavaScript', () => {
    open('?survey=failed')
    expect(frame().dataset.survey).toBeUndefined()
  })

  test('after a marketing page shows the end of the number only', () => {
    open('?isquicksurvey=1&isplanfeature=1&mob=9876543210&department=Urology&source=Marketing')
    expect(frame().dataset.survey).toBeUndefined()
    expect(sentence().hidden).toBe(false)
    expect(sentence().textContent).toBe('We will call you on •••••• 3210.')
  })

  test('says nothing about a number that is none, and runs no markup from the address', () => {
    open('?isplanfeature=1&mob=%3Cimg%20src=x%3E')
    expect(sentence().hidden).toBe(true)
    expect(document.querySelector('img')).toBeNull()
  })
})
