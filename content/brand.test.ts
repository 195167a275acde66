import { brand, telephoneLink, whatsappLink } from './brand'

describe('the brand file', () => {
  test('every number and link that ships is marked as a placeholder', () => {
    const values = [
      brand.phone,
      brand.whatsapp,
      brand.email,
      brand.address,
      brand.appLink,
      brand.androidAppLink,
      brand.iosAppLink,
      ...Object.values(brand.social),
    ]
    expect(values).toHaveLength(12)
    expect(values.filter((entry) => !entry.isPlaceholder)).toEqual([])
  })

  test('a call link carries the +91 prefix once', () => {
    expect(telephoneLink('9000000000')).toBe('tel:+919000000000')
    expect(telephoneLink('90000 00000')).toBe('tel:+919000000000')
    expect(telephoneLink('+919000000000')).toBe('tel:+919000000000')
  })

  test('a WhatsApp link carries the number and the greeting', () => {
    const link = new URL(whatsappLink('+91 90000 00000'))
    expect(link.pathname).toBe('/919000000000')
    expect(link.searchParams.get('text')).toBe('Hello! I would like to connect with a care expert.')
    expect(new URL(whatsappLink('919000000000', 'a & b?')).searchParams.get('text')).toBe('a & b?')
  })
})
