import { CONTEXT_SCRIPT } from './ContactContext'

/** The contact form with the choice a visitor finds after following a booking link. */
function chosenAfter(query: string, already = ''): string {
  history.replaceState(null, '', `/contact-us${query}`)
  document.body.innerHTML = `<form id="enquiry"><select name="treatment">
    <option value="">Select</option><option>Piles Treatment</option><option>Circumcision</option></select></form>`
  const select = document.querySelector('select')!
  select.value = already
  new Function(CONTEXT_SCRIPT)()
  return select.value
}

describe("the contact page's form", () => {
  test('has the treatment of the page that led there', () => {
    expect(chosenAfter('?from=%2Ftreatment%2Fpiles&treatment=Piles+Treatment')).toBe('Piles Treatment')
  })

  test('has none without a context or with one that the form does not offer', () => {
    expect(chosenAfter('')).toBe('')
    expect(chosenAfter('?treatment=%3Cscript%3E')).toBe('')
  })

  test('keeps what a visitor has chosen', () => {
    expect(chosenAfter('?treatment=Piles+Treatment', 'Circumcision')).toBe('Circumcision')
  })
})
