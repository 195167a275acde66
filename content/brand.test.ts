import type { PageSettings } from '@/model/catalogue/pageSettings'
import type { PageContext } from '@/model/page/pageContext'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { rowLike } from '@/tests/support/testCatalogue'
import { brand, pageNumbers, placeholders, socialLinks, withPageProps } from './brand'

const page = (pageType: string, more: Partial<PageContext> = {}): PageContext => ({
  pageType,
  pageName: 'Page',
  path: '/some-page',
  tier: 3,
  language: 'en',
  ...more,
})
const settings = (...pages: PageSettings[]) => setCatalogueSnapshot({ ...catalogueSnapshot(), pages })

afterEach(() => setCatalogueSnapshot(undefined))

describe("a page's phone number", () => {
  test('is the number of its page type', () => {
    expect(pageNumbers(page('Marketing')).phone).toBe('9000000001')
    expect(pageNumbers(page('Campaign', { tier: 1 })).phone).toBe('9000000001')
  })

  test('is the number of its tier where the page type has none of its own', () => {
    expect(pageNumbers(page('Treatment', { tier: 1 })).phone).toBe('9000000002')
    expect(pageNumbers(page('Treatment', { tier: 2 })).phone).toBe('9000000003')
  })

  test("is the brand's number everywhere else", () => {
    const { phone, whatsapp, whatsappMessage } = brand()
    expect(pageNumbers(page('Treatment'))).toMatchObject({
      phone,
      buttonPhone: phone,
      whatsapp,
      whatsappMessage,
    })
  })

  test('follows the row that says most of the page; a row without a number leaves the next one’s', () => {
    setCatalogueSnapshot({
      ...catalogueSnapshot(),
      contacts: [
        { tier: 1, phone: '1111111111', whatsapp: '911111111111' },
        { pageType: 'Blog', phone: '2222222222' },
        { pageType: 'Blog', tier: 1, whatsapp: '913333333333' },
      ],
    })
    expect(pageNumbers(page('Blog', { tier: 1 }))).toMatchObject({
      phone: '2222222222',
      whatsapp: '913333333333',
    })
    expect(pageNumbers(page('Home', { tier: 1 }))).toMatchObject({
      phone: '1111111111',
      whatsapp: '911111111111',
    })
  })
})

describe('what a clinic sets on its pages', () => {
  test('its own number for the buttons, its WhatsApp number and message', () => {
    settings({
      pageType: 'Treatment',
      floatingCallNo: '8888888888',
      WhatsAppNumber: '911111111111',
      whatsAppMessage: 'About piles',
    })
    expect(pageNumbers(page('Treatment'))).toMatchObject({
      phone: brand().phone,
      buttonPhone: '8888888888',
      whatsapp: '911111111111',
      whatsappMessage: 'About piles',
    })
  })

  test('the greeting is in the page’s language', () => {
    expect(pageNumbers(page('Faq', { language: 'hi' })).whatsappMessage).toBe(brand().whatsappMessageHindi)
  })

  test('tier, vendor, lead type and switches, the page’s own over its type’s; the tier decides the number', () => {
    settings(
      { path: '/some-page', tier: 2, isCallEnabled: true },
      { pageType: 'Treatment', tier: 1, VendorId: 'v-7', LeadType: 'Web', isCallEnabled: false },
    )
    expect(withPageProps(page('Treatment'))).toMatchObject({
      tier: 2,
      vendorId: 'v-7',
      leadType: 'Web',
      isCallEnabled: true,
    })
    expect(pageNumbers(page('Treatment')).phone).toBe('9000000003')
    expect(withPageProps(page('Treatment', { path: '/other' }))).toMatchObject({
      tier: 1,
      isCallEnabled: false,
    })
  })

  test('the home page ships as a page of tier 1: a visitor with a city does not rank behind one without', () => {
    expect(withPageProps(page('Home', { path: '/' })).tier).toBe(1)
  })
})

describe('the shipped stand-ins', () => {
  test('are all named as such until the clinic has its own', () => {
    expect(placeholders()).toEqual([
      'phone',
      'whatsapp',
      'email',
      'address',
      'appLink',
      'androidAppLink',
      'iosAppLink',
      'contacts',
    ])
    setCatalogueSnapshot({
      ...catalogueSnapshot(),
      brand: [
        rowLike('brand', {
          phone: '9876543210',
          email: 'care@clinic.example',
          address: '2 Own Road',
          social: { x: 'https://x.example/clinic' },
        }),
      ],
      contacts: [],
    })
    expect(placeholders()).toEqual(['whatsapp', 'appLink', 'androidAppLink', 'iosAppLink'])
    expect(socialLinks()).toEqual(['https://x.example/clinic'])
  })

  test('no social page that ships is passed off as the clinic’s', () => expect(socialLinks()).toEqual([]))
})
