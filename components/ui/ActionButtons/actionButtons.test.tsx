import { renderToStaticMarkup } from 'react-dom/server'
import { BUTTON_VARIANTS, type ButtonSection, buttonsFor } from './buttonVariants'
import type { PageContext } from '@/model/page/pageContext'
import { inEnglish } from '@/content/copy/otherLanguage'
import { buttonCopy } from '@/content/copy/buttons'
import { ActionButtons } from './ActionButtons'
import { usualCost } from '@/content/catalogue/catalogue'
import { setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { clinicWithNumbers } from '@/tests/support/clinicWithNumbers'
import { NUMBERS } from '@/tests/support/contactNumbers'

const PAGE: PageContext = {
  pageType: 'Treatment',
  pageName: 'Piles Treatment',
  path: '/treatment/piles',
  tier: 3,
  language: 'en',
  treatmentSlug: 'piles',
}
const SECTIONS = Object.keys(BUTTON_VARIANTS) as ButtonSection[]

const CLINIC = clinicWithNumbers()
beforeEach(() => setCatalogueSnapshot(CLINIC))
afterAll(() => setCatalogueSnapshot(undefined))

type Drawn = { readonly href: string; readonly classes: string; readonly text: string; readonly tag: string }

function drawn(section: ButtonSection, page: PageContext = PAGE, isQuiet = false): Drawn[] {
  const html = renderToStaticMarkup(<ActionButtons section={section} page={page} isQuiet={isQuiet} />)
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, tag = '', inside = '']) => ({
    tag,
    href: /href="([^"]*)"/.exec(tag)?.[1] ?? '',
    classes: /class="([^"]*)"/.exec(tag)?.[1] ?? '',
    text: inside.replace(/<[^>]*>/g, ''),
  }))
}

const textsOf = (section: ButtonSection, page?: PageContext) => drawn(section, page).map(({ text }) => text)

describe('the table of button variants', () => {
  it('is the one that product people agreed on', () => {
    const buttons = buttonCopy.en
    const labels = Object.fromEntries(
      SECTIONS.map((section) => [section, BUTTON_VARIANTS[section].map(({ label }) => buttons[label])]),
    )
    expect(labels).toEqual({
      default: ['Book Now', 'Chat with Expert'],
      v2: ['WhatsApp Expert', 'Call now'],
      hospital: ['Book Now', 'Check Your Coverage', 'Call now'],
      cost: ['Get Cost Now', 'Calculate Monthly EMI', 'Check Your Coverage'],
      doctor: ['Book Now', 'Chat with Expert'],
      thin: ['Book Now', 'Call now'],
      onlyform: ['Book Now'],
      weightloss: ['Book Now', 'Calculate Monthly EMI', 'WhatsApp Expert'],
      treatment: ['Book Now', 'Calculate Treatment Cost Now', 'Chat with Expert'],
      condition: ['Book Now', 'Chat with Expert'],
      test: ['Book Now', 'Call now'],
      blog: ['Chat with Expert', 'Open in App'],
      insurance: ['Check Your Coverage', 'Call now', 'Chat with Expert'],
      department: ['Book Now', 'Chat with Expert'],
      loan: ['Book Now', 'Check Your Coverage', 'Call now'],
      secondOpinion: ['Book Now', 'Chat with Expert'],
      marketing: ['Book Now', 'WhatsApp Expert', 'Call now'],
      campaign: ['Book Now', 'WhatsApp Expert'],
      app: ['Open in App', 'Download App'],
    })
  })

  it('uses every label of the specification', () => {
    const used = new Set(SECTIONS.flatMap((section) => BUTTON_VARIANTS[section].map(({ label }) => label)))
    expect([...used].sort()).toEqual(Object.keys(buttonCopy.en).sort())
  })
})

describe.each(SECTIONS)('the buttons of the section %s', (section) => {
  it('stand in their order, with one primary action', () => {
    const buttons = buttonCopy.en
    expect(textsOf(section)).toEqual(BUTTON_VARIANTS[section].map(({ label }) => buttons[label]))
    const primary = drawn(section).map(({ classes }) => classes.includes('button-primary'))
    expect(primary).toEqual(primary.map((_, at) => at === 0))
  })

  it('have no primary action beside a form', () => {
    const primary = drawn(section, PAGE, true).filter(({ classes }) => classes.includes('primary'))
    expect(primary).toEqual([])
  })

  it('lead where their kind says', () => {
    const start = {
      booking: '/contact-us?from=',
      coverage: '/calculate/coverage-check?treatment=Piles+Treatment',
      price: '/treatment/piles-cost#calculator',
      chat: 'https://wa.me/919876543210?text=',
      call: 'tel:+919876543210',
      cost: '/treatment/piles-cost#calculator',
      emi: '/calculate/emi?amount=',
      app: NUMBERS.apps.app,
    }
    const kinds = BUTTON_VARIANTS[section].map(({ kind }) => kind)
    const wrong = drawn(section).filter(({ href }, at) => !href.startsWith(start[kinds[at]!]))
    expect(wrong).toEqual([])
  })

  it('speak Hindi on a Hindi page', () => {
    const buttons = buttonCopy.hi
    const texts = textsOf(section, { ...PAGE, language: 'hi' })
    // The calculators' pages are English, and their buttons say so.
    const labels = texts.map((text) => text.replace(` ${inEnglish}`, ''))
    expect(labels).toEqual(BUTTON_VARIANTS[section].map(({ label }) => buttons[label]))
    expect(texts.filter((text) => !/[\u0900-\u097f]/.test(text))).toEqual([])
  })
})

describe('what a page says of its buttons', () => {
  it('takes away what it switches off, and the next one becomes primary', () => {
    const without = drawn('hospital', { ...PAGE, isFormEnabled: false })
    expect(without.map(({ text }) => text)).toEqual(['Call now'])
    expect(without[0]?.classes).toContain('button-primary')
    expect(textsOf('v2', { ...PAGE, isCallEnabled: false })).toEqual(['WhatsApp Expert'])
    expect(textsOf('v2', { ...PAGE, isWhatsAppEnabled: false })).toEqual(['Call now'])
  })

  it('leaves no empty group', () => {
    const page = { ...PAGE, isFormEnabled: false }
    expect(buttonsFor('onlyform', page)).toEqual([])
    expect(renderToStaticMarkup(<ActionButtons section="onlyform" page={page} />)).toBe('')
  })

  it('calls the number of the page’s buttons, with its message', () => {
    const own = { path: PAGE.path, floatingCallNo: '8888888888', whatsAppMessage: 'About piles' }
    setCatalogueSnapshot({ ...CLINIC, pages: [own] })
    const html = renderToStaticMarkup(<ActionButtons section="v2" page={PAGE} />)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://wa.me/919876543210?text=About%20piles',
      'tel:+918888888888',
    ])
  })

  it('asks for the form where no price is known', () => {
    const [, cost] = drawn('treatment', { ...PAGE, treatmentSlug: undefined })
    expect(cost?.href).toMatch(/^\/contact-us\?/)
    expect(cost?.tag).toContain('data-modal-title="Calculate Treatment Cost Now"')
  })
})

it('opens the form under the form’s own title', () => {
  const [book] = drawn('hospital')
  expect(book?.tag).toContain('data-opens="leadForm"')
  expect(book?.tag).not.toContain('data-modal-title')
})

describe('the buttons of a page about a treatment in a city', () => {
  const IN_PUNE: PageContext = { ...PAGE, citySlug: 'pune' }
  const hrefs = (page: PageContext) => drawn('cost', page).map(({ href }) => href.replaceAll('&amp;', '&'))
  const average = usualCost('piles', 'pune')?.average

  it('lead to its price, to its instalments and to its coverage', () => {
    expect(average).toBeGreaterThan(10_000)
    expect(hrefs(IN_PUNE)).toEqual([
      '/treatment/piles-cost-in-pune#here',
      `/calculate/emi?amount=${average}&rate=14&months=24&treatment=piles&city=pune#calculator`,
      '/calculate/coverage-check?treatment=Piles+Treatment&city=Pune',
    ])
  })

  it('lead to what holds for all cities where the city has no price', () => {
    const everywhere = usualCost('piles')?.average
    expect(usualCost('piles', 'port-blair')?.city).toBeUndefined()
    expect(hrefs({ ...PAGE, citySlug: 'port-blair' }).slice(0, 2)).toEqual([
      '/treatment/piles-cost#calculator',
      `/calculate/emi?amount=${everywhere}&rate=14&months=24&treatment=piles#calculator`,
    ])
  })

  it('lead to the calculators’ own pages where nothing is known', () => {
    const page: PageContext = { ...PAGE, treatmentSlug: undefined }
    const [cost, emi, coverage] = drawn('cost', page)
    expect(cost?.tag).toContain('data-modal-title="Get Cost Now"')
    expect([emi?.href, coverage?.href]).toEqual(['/services/medical-loan#calculator', '/coverage-check'])
  })

  it('name the insurer of its page, and stay in Hindi', () => {
    const [coverage] = drawn('insurance', { ...PAGE, treatmentSlug: undefined, insurerName: 'CGHS' })
    expect(coverage?.href).toBe('/calculate/coverage-check?insurer=cghs')
    const [, hindi] = drawn('hospital', { ...PAGE, language: 'hi', treatmentSlug: undefined })
    expect(hindi?.href).toBe('/hi/coverage-check')
  })
})
