import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from '@/model/page/pageContext'
import { whatsappLink } from '@/model/page/contactLinks'
import { floatingCopy } from '@/content/copy/floating'
import { pageTypeOf } from '@/model/page/pageTypes'
import { FloatingButtons } from './FloatingButtons'
import { setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { HINDI_GREETING, clinicWithNumbers } from '@/tests/support/clinicWithNumbers'
import { NUMBERS } from '@/tests/support/contactNumbers'

beforeAll(() => setCatalogueSnapshot(clinicWithNumbers()))
afterAll(() => setCatalogueSnapshot(undefined))

function drawn(path: string, more: Partial<PageContext> = {}) {
  const { pageType } = pageTypeOf(path)
  const page: PageContext = { pageType, pageName: 'Page', path, tier: 3, language: 'en', ...more }
  const html = renderToStaticMarkup(<FloatingButtons page={page} />)
  const links = [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, tag = '', inside = '']) => ({
    tag,
    href: /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'),
    text: inside.replace(/<[^>]*>/g, ''),
  }))
  return { html, links }
}

describe('the floating buttons', () => {
  it('are WhatsApp with the greeting and the appointment, hidden until the page is scrolled', () => {
    const { html, links } = drawn('/treatment/piles')
    expect(html).toMatch(/<section [^>]*aria-label="Quick contact"[^>]* hidden=""/)
    expect(links.map(({ text }) => text)).toEqual(['WhatsApp', 'Book appointment'])
    expect(links[0]?.href).toBe(whatsappLink(NUMBERS.whatsapp, NUMBERS.whatsappMessage))
    expect(links[1]?.tag).toContain('data-opens="leadForm"')
    expect(links[1]?.href).toMatch(/^\/contact-us\?from=%2Ftreatment%2Fpiles/)
  })

  it('speak Hindi on Hindi pages', () => {
    const { links, html } = drawn('/hi/blog', { language: 'hi' })
    expect(links.map(({ text }) => text)).toEqual([floatingCopy.hi.whatsapp, floatingCopy.hi.appointment])
    expect(links[0]?.href).toBe(whatsappLink(NUMBERS.whatsapp, HINDI_GREETING))
    expect(html).toContain(`aria-label="${floatingCopy.hi.label}"`)
  })

  it.each(['/chat', '/chat/ai'])('are Open In App on %s, and nothing at all inside the app', (path) => {
    const { html, links } = drawn(path)
    expect(links.map(({ text, href }) => [text, href])).toEqual([['Open In App', NUMBERS.apps.app]])
    expect(html).toMatch(/^(<style.*?<\/style>)?<div [^>]*data-shell=/)
  })

  it('leave out what a page has switched off, and offer the app when nothing is left', () => {
    const texts = (more: Partial<PageContext>) => drawn('/', more).links.map(({ text }) => text)
    expect(texts({ isFormEnabled: false })).toEqual(['WhatsApp'])
    expect(texts({ isWhatsAppEnabled: false })).toEqual(['Book appointment'])
    expect(texts({ isWhatsAppEnabled: false, isFormEnabled: false })).toEqual(['Open In App'])
  })

  it('do not exist on the page that stands alone', () => {
    expect(drawn('/find-hospital-doctor-for-surgery').html).toBe('')
  })
})
