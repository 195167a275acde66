import { decodeRow } from './decodeRows'
import { rowLike } from '@/tests/support/testCatalogue'
import type { Kind } from './kind'
import { descriptorOf, faultsOf, keyOf } from './kinds'
import { pagePropsOf } from './pageSettings'

/** What an import says of a row. */
function faults(kind: Kind, row: unknown): readonly string[] {
  const decoded = decodeRow(descriptorOf(kind).codec, row)
  const found = 'faults' in decoded ? decoded.faults : faultsOf(kind, decoded.row)
  return found.map(({ field, message }) => `${field}: ${message}`)
}

describe('a mistake in what a clinic sets is said, never passed over', () => {
  test('in the brand', () => {
    const row = rowLike('brand')
    expect(faults('brand', row)).toEqual([])
    expect(faults('brand', { ...row, email: 'care' })).toEqual(['email: expected an e-mail address'])
    expect(faults('brand', { ...row, whatsapp: '9000000000' })).toEqual([
      'whatsapp: expected digits that begin with the country code, such as 919000000000',
    ])
    expect(faults('brand', { ...row, social: { facebok: 'https://x.example' } })).toEqual([
      'social.facebok: is not known, did you mean facebook?',
    ])
    expect(faults('brand', { ...row, appLink: 'javascript:alert(1)' })).toEqual([
      'appLink: expected an address that starts with https://',
    ])
  })

  test('in the numbers', () => {
    expect(faults('contacts', { pageType: 'Blog', tier: 2, phone: '18001234567' })).toEqual([])
    expect(faults('contacts', { phone: '9000000000' })).toEqual([
      'pageType: is missing, or tier: the numbers of all pages are in brand.json',
    ])
    expect(faults('contacts', { tier: 2 })).toEqual(['phone: is missing, or whatsapp'])
    expect(faults('contacts', { tier: 4, phone: '9000000000' })).toEqual(['tier: expected 1, 2 or 3'])
    expect(faults('contacts', { pageType: 'Blogs', phone: '9000000000' })[0]).toMatch(
      /^pageType: expected one of Home, About, /,
    )
  })

  test('in the settings of pages', () => {
    expect(faults('pages', { pageType: 'Blog', FormTitle: 'Ask us' })).toEqual([])
    expect(faults('pages', { pageType: 'Blog', formTitel: 'Ask us' })).toEqual([
      'formTitel: is not known, did you mean FormTitle?',
    ])
    expect(faults('pages', { pageType: 'Blog', nonsense: 'Ask us' })[0]).toMatch(
      /^nonsense: is not known, expected one of pageType, language, path, tier, FormTitle/,
    )
    expect(faults('pages', { FormTitle: 'Ask us' })).toEqual([
      'pageType: expected either a pageType or a path',
    ])
    expect(faults('pages', { path: '/nowhere-at-all', FormTitle: 'Ask us' })).toEqual([
      'path: expected the path of a page, such as /contact-us',
    ])
    expect(faults('pages', { pageType: 'Blog', leadFormKeys: ['town'] })).toHaveLength(1)
    expect(faults('pages', { pageType: 'Blog', formRequirements: { town: true } })[0]).toMatch(
      /^formRequirements\.town: is not known/,
    )
    expect(faults('pages', { pageType: 'Blog', options: { redirect: 'javascript:alert(1)' } })).toEqual([
      'options.redirect: expected an address that starts with https://',
    ])
    expect(faults('pages', { pageType: 'Blog', successRedirection: 'http://x.example' })).toEqual([
      'successRedirection: expected an address that starts with https://, did you mean https://x.example?',
    ])
  })

  test.each(['departments', 'treatments', 'conditions', 'articles', 'cities'] as const)(
    'in the tier of %s',
    (kind) => {
      expect(faults(kind, { ...rowLike(kind), tier: 1 })).toEqual([])
      expect(faults(kind, { ...rowLike(kind), tier: '1' })).toEqual([
        'tier: expected 1, 2 or 3, did you mean 1?',
      ])
    },
  )
})

test('a table’s cells of digits are numbers of a phone, a messenger and a vendor', () => {
  const { codec } = descriptorOf('pages')
  const decoded = decodeRow(codec, {
    pageType: 'Blog',
    floatingCallNo: 9000000000,
    WhatsAppNumber: 919000000000,
    VendorId: 12,
  })
  expect(decoded).toEqual({
    row: { pageType: 'Blog', floatingCallNo: '9000000000', WhatsAppNumber: '919000000000', VendorId: '12' },
  })
})

test('insuranceFieldRequired of older files is read by today’s name', () => {
  const decoded = decodeRow(descriptorOf('pages').codec, {
    pageType: 'Treatment',
    options: { insuranceFieldRequired: false, header: 'Ask' },
  })
  expect(decoded).toEqual({
    row: { pageType: 'Treatment', options: { insuranceRequired: false, header: 'Ask' } },
  })
})

test('each row has a key of its own: a second one of the same is a fault of the file', () => {
  expect(keyOf('brand', rowLike('brand'))).toBe(keyOf('brand', rowLike('brand', { name: 'Other' })))
  const row = (more: object) => ({ FormTitle: 'Ask us', ...more })
  const keys = [
    row({ pageType: 'Blog' }),
    row({ pageType: 'Blog', language: 'hi' as const }),
    row({ path: '/blog' }),
  ].map((one) => keyOf('pages', one))
  expect(new Set(keys).size).toBe(3)
})

test('a page has its type’s settings, those of its language over them, its own over both', () => {
  const rows = [
    { path: '/hi/blog', modalTitle: 'own' },
    { pageType: 'Blog', language: 'hi', modalTitle: 'language', FormTitle: 'language' },
    { pageType: 'Blog', modalTitle: 'type', FormTitle: 'type', VendorId: 'type' },
    { pageType: 'Test', VendorId: 'other' },
  ] as const
  const page = { pageType: 'Blog', language: 'hi', path: '/hi/blog' }
  expect(pagePropsOf(page, rows)).toEqual({ modalTitle: 'own', FormTitle: 'language', VendorId: 'type' })
  expect(pagePropsOf({ ...page, language: 'en', path: '/blog' }, rows)).toEqual({
    modalTitle: 'type',
    FormTitle: 'type',
    VendorId: 'type',
  })
  expect(pagePropsOf({ ...page, pageType: 'Home', path: '/' }, rows)).toEqual({})
})
