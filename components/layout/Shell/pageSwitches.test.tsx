import { inspect } from 'node:util'
import { renderToStaticMarkup } from 'react-dom/server'
import PageUnavailable from '@/app/[edition]/page-unavailable/page'
import { loginPage } from '@/app/(perRequest)/login/LoginPage'
import { searchPage } from '@/app/(perRequest)/search/SearchPage'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { beforeYouGoSection } from '@/components/pages/articleSections'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { ThankYou } from '@/components/pages/ThankYou/ThankYou'
import { ContactCards } from '@/components/ui/ContactCards'
import { SiteShell } from './SiteShell'
import { Modals } from '@/components/account/Dialog/Modals'
import { pageProps } from '@/content/brand'
import { beforeYouGoCopy } from '@/content/copy/beforeYouGo'
import { formFrameCopy } from '@/content/copy/formFrame'
import { setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import type { PageSettings } from '@/model/catalogue/pageSettings'
import { clinicWithNumbers } from '@/tests/support/clinicWithNumbers'
import { at, drawnPage } from '@/tests/support/drawnPage'

jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))
jest.mock('@/server/accounts/sessions/sessions', () => ({
  visitorOf: () => Promise.resolve({ kind: 'signedOut' }),
}))
jest.mock('@/server/accounts/forms/loginForms', () => ({
  loginStepCookie: { of: () => ({ step: 'mobile', mobile: '', problem: 'Try later', code: 'busy' }) },
}))
jest.mock('@/server/search/site/limitedSearch', () => ({
  searchForVisitor: () => Promise.resolve({ kind: 'found', results: [] }),
}))

const PAGE: PageContext = {
  pageType: 'Treatment',
  pageName: 'Piles Treatment',
  path: '/treatment/piles',
  tier: 3,
  language: 'en',
}
const drawn = (switches: Partial<PageContext>) => {
  const page = { ...PAGE, ...switches }
  return renderToStaticMarkup(
    <SiteShell page={page}>
      <LandingShell page={page}>
        <ActionButtons section="marketing" page={page} />
        <LeadForm page={page} />
      </LandingShell>
    </SiteShell>,
  )
}
/** Which of the three contact options the page shows. */
const ways = (html: string) => ({
  call: html.includes('href="tel:+919876543210"'),
  chat: html.includes('wa.me/919876543210'),
  form: html.includes('id="enquiry"') || html.includes('data-opens="leadForm"'),
})

const CLINIC = clinicWithNumbers()
beforeEach(() => setCatalogueSnapshot(CLINIC))
afterEach(() => setCatalogueSnapshot(undefined))

describe('what a page switches off', () => {
  test('all three ways stand by default', () => {
    expect(ways(drawn({}))).toEqual({ call: true, chat: true, form: true })
  })

  test('without calls', () => {
    expect(ways(drawn({ isCallEnabled: false }))).toEqual({ call: false, chat: true, form: true })
  })

  test('without WhatsApp', () => {
    expect(ways(drawn({ isWhatsAppEnabled: false }))).toEqual({ call: true, chat: false, form: true })
  })

  test('without a form, the links that open it are gone as well', () => {
    expect(ways(drawn({ isFormEnabled: false }))).toEqual({ call: true, chat: true, form: false })
  })
})

describe('what a clinic sets', () => {
  const set = (...pages: PageSettings[]) => setCatalogueSnapshot({ ...CLINIC, pages })

  test('switches off like the page itself, for a type or one page', () => {
    set(
      { pageType: 'Treatment', isCallEnabled: false },
      { path: '/treatment/piles', isWhatsAppEnabled: false },
    )
    expect(ways(drawn({}))).toEqual({ call: false, chat: false, form: true })
    expect(ways(drawn({ path: '/treatment/lasik' }))).toEqual({ call: false, chat: true, form: true })
    set({ pageType: 'Treatment', isFormEnabled: false })
    expect(ways(drawn({}))).toEqual({ call: true, chat: true, form: false })
  })

  const THANKS = { ...PAGE, pageType: 'Thank you', path: '/thankyou' }
  const CONTACT = { ...PAGE, pageType: 'Contact', path: '/contact-us' }
  const plain = { searchParams: Promise.resolve({}) }
  const search = { searchParams: Promise.resolve({ q: 'xyz' }) }

  test.each([
    ['the thank-you page', '/thankyou', () => <ThankYou page={THANKS} />],
    ['the contact page’s cards', '/contact-us', () => <ContactCards page={CONTACT} />],
    ['the page in place of one that could not be made', '/page-unavailable', () => PageUnavailable(at({}))],
    ['a search that finds nothing', '/search', () => searchPage('en').SearchPage(search)],
    ['a login while many codes are asked for', '/login', () => loginPage('en').Page(plain)],
  ])('without calls %s has no link to the number', async (_, path, draw) => {
    const html = async () => drawnPage(await draw())
    expect(ways(await html()).call).toBe(true)
    set({ path, isCallEnabled: false })
    expect(ways(await html()).call).toBe(false)
  })

  describe('a form that was not taken', () => {
    const REFUSED = { errors: {}, notice: 'It was not sent.' }
    const { otherWays } = formFrameCopy.en
    const notice = () => {
      const html = renderToStaticMarkup(<LeadForm page={PAGE} refused={REFUSED} />)
      const found = /<div class="notice[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? ''
      return { ...ways(found), says: found.includes(REFUSED.notice), asks: found.includes(otherWays) }
    }

    test.each([
      ['names both ways by default', {}, { call: true, chat: true, asks: true }],
      ['names no call without calls', { isCallEnabled: false }, { call: false, chat: true, asks: true }],
      [
        'names no chat without WhatsApp',
        { isWhatsAppEnabled: false },
        { call: true, chat: false, asks: true },
      ],
      [
        'is not followed by ways to reach the clinic where there are none',
        { isCallEnabled: false, isWhatsAppEnabled: false },
        { call: false, chat: false, asks: false },
      ],
    ])('%s', (_, switches, expected) => {
      set({ path: PAGE.path, ...switches })
      expect(notice()).toEqual({ ...expected, form: false, says: true })
    })
  })

  test('without WhatsApp the contact page has no card of it', () => {
    set({ path: '/contact-us', isWhatsAppEnabled: false })
    expect(ways(renderToStaticMarkup(<ContactCards page={CONTACT} />))).toMatchObject({
      call: true,
      chat: false,
    })
  })

  test('leaves the number out of what is to be taken along', () => {
    const taken = () => renderToStaticMarkup(<>{beforeYouGoSection(PAGE).body}</>)
    expect(taken()).toContain(beforeYouGoCopy.en.call)
    set({ pageType: 'Treatment', isCallEnabled: false })
    expect(taken()).not.toContain(beforeYouGoCopy.en.call)
  })

  test('is on the page’s form: heading, fields, what must be filled, tier, vendor', () => {
    set({
      pageType: 'Treatment',
      tier: 1,
      VendorId: 'v-7',
      FormTitle: 'Ask about piles',
      leadFormKeys: ['city', 'query'],
      formRequirements: { query: true },
    })
    const html = drawn({})
    const form = /<form [^>]*data-lead-form.*?<\/form>/s.exec(html)?.[0] ?? ''
    expect(html).toContain('>Ask about piles</h2>')
    expect(form).toContain('name="tier" value="1"')
    expect(form).toContain('name="vendorId" value="v-7"')
    expect(form).toMatch(/<textarea[^>]*required/)
    expect(form).not.toContain('name="treatment"')
  })

  test('opens its link after a lead, from the page’s form and from the modal', () => {
    set({ pageType: 'Treatment', successRedirection: 'https://clinic.example/guide.pdf' })
    const redirects = [LeadForm({ page: PAGE }), Modals({ page: PAGE, props: pageProps(PAGE) })].map(
      (element) => inspect(element, { depth: 12 }).includes("'https://clinic.example/guide.pdf'"),
    )
    expect(redirects).toEqual([true, true])
  })

  test('leaves the further forms beside the page’s own as they are', () => {
    set({ pageType: 'Authors', FormTitle: 'Ask us', leadFormKeys: ['city'] })
    const page = { ...PAGE, pageType: 'Authors', path: '/authors' }
    const html = renderToStaticMarkup(
      <LeadForm page={page} variant="5" isBesideAnother heading="Ask a writer" />,
    )
    expect(html).toContain('Ask a writer')
    expect(html).toContain('name="speciality"')
  })
})
