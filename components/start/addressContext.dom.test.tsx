/** What a page shows of its own address, run on pages with the same parts. */
import { THANK_YOU_MOBILE_ID } from '@/model/thankYouAddress'
import { showAddressContext } from './addressContext'

describe("the contact page's form", () => {
  const FORMS = {
    list: `<select name="treatment"><option value="">Select</option><option>Piles Treatment</option>
      <option>Circumcision</option></select>`,
    suggestions: `<input name="treatment" list="names" /><datalist id="names"><option value="Piles Treatment"></option>
      <option value="Circumcision"></option></datalist>`,
  }

  /** The choice that a visitor finds after following a booking link. */
  function chosenAfter(query: string, fields: string, already = ''): string {
    history.replaceState(null, '', `/contact-us${query}`)
    document.body.innerHTML = `<form id="enquiry">${fields}</form>`
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>('[name=treatment]')!
    field.value = already
    showAddressContext()
    return field.value
  }

  describe.each(Object.entries(FORMS))('with a %s of treatments', (_, fields) => {
    test('has the treatment of the page that led there', () => {
      const query = '?from=%2Ftreatment%2Fpiles&treatment=Piles+Treatment'
      expect(chosenAfter(query, fields)).toBe('Piles Treatment')
    })

    test('has none without a context or with one that the form does not offer', () => {
      expect(chosenAfter('', fields)).toBe('')
      expect(chosenAfter('?treatment=%3Cscript%3E', fields)).toBe('')
    })

    test('keeps what a visitor has chosen', () => {
      expect(chosenAfter('?treatment=Piles+Treatment', fields, 'Circumcision')).toBe('Circumcision')
    })
  })

  test('need not be there', () => {
    history.replaceState(null, '', '/contact-us?treatment=Piles+Treatment')
    document.body.innerHTML = ''
    expect(showAddressContext).not.toThrow()
  })
})

describe('the thank-you page', () => {
  const sentence = () => document.getElementById(THANK_YOU_MOBILE_ID)!

  function open(query: string) {
    history.replaceState(null, '', `/thankyou${query}`)
    document.body.innerHTML = `<p id="${THANK_YOU_MOBILE_ID}" hidden>We will call you on {mobile}.</p>`
    showAddressContext()
  }

  test('after a marketing page shows the end of the number only', () => {
    open('?isquicksurvey=1&isplanfeature=1&mob=9876543210&department=Urology&source=Marketing')
    expect(sentence().hidden).toBe(false)
    expect(sentence().textContent).toBe('We will call you on •••••• 3210.')
  })

  test('says nothing about a number that is none, and runs no markup from the address', () => {
    open('?isplanfeature=1&mob=%3Cimg%20src=x%3E')
    expect(sentence().hidden).toBe(true)
    expect(document.querySelector('img')).toBeNull()
  })

  test('the mobile number leaves the address bar, the rest of the address stays', () => {
    const entries = history.length
    open('?isquicksurvey=1&mob=9876543210&source=Marketing#quick-survey')
    expect(location.href).toMatch(/\/thankyou\?isquicksurvey=1&source=Marketing#quick-survey$/)
    expect(history.length).toBe(entries)
  })
})
