import { renderToStaticMarkup } from 'react-dom/server'
import type { ActionPage } from '@/components/ui/ActionButtons/ActionButtons'
import { appLinksFor } from '@/content/links/appLinks'
import { brand, whatsappLink } from '@/content/brand'
import { floatingCopy } from '@/content/copy/floating'
import { pageTypeOf } from '@/model/page/pageTypes'
import { FloatingButtons } from './FloatingButtons'

const NUMBERS = { phone: '9876543210', whatsapp: '919876543210' }

function drawn(path: string, more: Partial<ActionPage> = {}) {
  const { pageType } = pageTypeOf(path)
  const page: ActionPage = { pageType, pageName: 'Page', path, tier: 3, language: 'en', ...more }
  const html = renderToStaticMarkup(<FloatingButtons page={page} numbers={NUMBERS} />)
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
    expect(links[0]?.href).toBe(whatsappLink(NUMBERS.whatsapp, brand.whatsappMessage))
    expect(links[1]?.tag).toContain('data-opens="lead-form"')
    expect(links[1]?.href).toMatch(/^\/contact-us\?from=%2Ftreatment%2Fpiles/)
  })

  it('carry the page’s own prefilled text and number', () => {
    const { links } = drawn('/', { whatsAppMessage: 'Hello, about my knee', WhatsAppNumber: '911111111111' })
    expect(links[0]?.href).toBe(whatsappLink('911111111111', 'Hello, about my knee'))
  })

  it('speak Hindi on Hindi pages', () => {
    const { links, html } = drawn('/hi/blog', { language: 'hi' })
    expect(links.map(({ text }) => text)).toEqual([floatingCopy.hi.whatsapp, floatingCopy.hi.appointment])
    expect(links[0]?.href).toBe(whatsappLink(NUMBERS.whatsapp, brand.whatsappMessageHindi))
    expect(html).toContain(`aria-label="${floatingCopy.hi.label}"`)
  })

  it.each(['/chat', '/chat/ai'])('are Open In App on %s, and nothing at all inside the app', (path) => {
    const { html, links } = drawn(path)
    expect(links.map(({ text, href }) => [text, href])).toEqual([['Open In App', appLinksFor().app]])
    expect(html).toMatch(/^(<style.*?<\/style>)?<div [^>]*data-shell=/)
  })

  it('leave out what a page has switched off, and offer the app when nothing is left', () => {
    const texts = (more: Partial<ActionPage>) => drawn('/', more).links.map(({ text }) => text)
    expect(texts({ isFormEnabled: false })).toEqual(['WhatsApp'])
    expect(texts({ isWhatsAppEnabled: false })).toEqual(['Book appointment'])
    expect(texts({ isWhatsAppEnabled: false, isFormEnabled: false })).toEqual(['Open In App'])
  })

  it('do not exist on the page that stands alone', () => {
    expect(drawn('/find-hospital-doctor-for-surgery').html).toBe('')
  })
})
