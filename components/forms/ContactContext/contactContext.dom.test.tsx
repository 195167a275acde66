import { render } from '@testing-library/react'
import { ContactContext } from './ContactContext'

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
  render(<ContactContext />)
  return field.value
}

describe.each(Object.entries(FORMS))("the contact page's form, with a %s of treatments", (_, fields) => {
  test('has the treatment of the page that led there', () => {
    expect(chosenAfter('?from=%2Ftreatment%2Fpiles&treatment=Piles+Treatment', fields)).toBe(
      'Piles Treatment',
    )
  })

  test('has none without a context or with one that the form does not offer', () => {
    expect(chosenAfter('', fields)).toBe('')
    expect(chosenAfter('?treatment=%3Cscript%3E', fields)).toBe('')
  })

  test('keeps what a visitor has chosen', () => {
    expect(chosenAfter('?treatment=Piles+Treatment', fields, 'Circumcision')).toBe('Circumcision')
  })
})
