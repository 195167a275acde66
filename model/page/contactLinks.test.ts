import { readablePhone, telephoneLink, whatsappLink } from './contactLinks'

test('a call link carries the +91 prefix once', () => {
  expect(telephoneLink('9000000000')).toBe('tel:+919000000000')
  expect(telephoneLink('90000 00000')).toBe('tel:+919000000000')
  expect(telephoneLink('+919000000000')).toBe('tel:+919000000000')
  expect(telephoneLink('02240001234')).toBe('tel:+912240001234')
})

test('a call link of a toll-free number or a short code has no prefix, with which nobody could dial it', () => {
  expect(telephoneLink('1800 123 4567')).toBe('tel:18001234567')
  expect(telephoneLink('1066')).toBe('tel:1066')
})

test('a WhatsApp link carries the number and the greeting', () => {
  const link = new URL(whatsappLink('+91 90000 00000', 'a & b?'))
  expect(link.pathname).toBe('/919000000000')
  expect(link.searchParams.get('text')).toBe('a & b?')
})

test('a number is read in groups', () => {
  expect(readablePhone('9000000000')).toBe('+91 90000 00000')
  expect(readablePhone('+919000000000')).toBe('+91 90000 00000')
  expect(readablePhone('+971501234567')).toBe('+971501234567')
  expect(readablePhone('02240001234')).toBe('022 4000 1234')
})
