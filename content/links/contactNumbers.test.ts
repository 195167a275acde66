import { brand } from '@/content/brand'
import { PHONE_TABLE, contactNumbersFor, hasPlaceholderContact, readablePhone } from './contactNumbers'

const page = (pageType: string, tier = 3) => ({ pageType, tier })

describe("a page's phone number", () => {
  test('is the number of its page type', () => {
    expect(contactNumbersFor(page('Marketing')).phone).toBe('9000000001')
    expect(contactNumbersFor(page('Campaign', 1)).phone).toBe('9000000001')
  })

  test('is the number of its tier where the page type has none of its own', () => {
    expect(contactNumbersFor(page('Treatment', 1)).phone).toBe('9000000002')
    expect(contactNumbersFor(page('Treatment', 2)).phone).toBe('9000000003')
  })

  test("is the brand's number everywhere else", () => {
    expect(contactNumbersFor(page('Treatment'))).toEqual({
      phone: brand.phone.value,
      whatsapp: brand.whatsapp.value,
    })
  })

  test('is the configured number wherever a placeholder would stand', () => {
    const configured = { phone: '9876543210', whatsapp: '919876543210' }
    for (const pageType of ['Home', ...PHONE_TABLE.flatMap((row) => row.pageType ?? [])])
      expect(contactNumbersFor(page(pageType), configured)).toEqual(configured)
  })

  test('every number that ships is a placeholder', () => {
    expect(PHONE_TABLE.filter(({ phone }) => !phone.isPlaceholder)).toEqual([])
  })

  test('is read in groups', () => {
    expect(readablePhone('9000000000')).toBe('+91 90000 00000')
    expect(readablePhone('+919000000000')).toBe('+91 90000 00000')
    expect(readablePhone('+971501234567')).toBe('+971501234567')
  })

  test('is said to be a stand-in while any contact detail is', () => {
    expect(hasPlaceholderContact(contactNumbersFor(page('Contact')))).toBe(true)
    // The shipped email and address stay stand-ins whatever numbers are configured.
    expect(hasPlaceholderContact({ phone: '9876543210', whatsapp: '919876543210' })).toBe(
      brand.email.isPlaceholder || brand.address.isPlaceholder,
    )
  })
})
