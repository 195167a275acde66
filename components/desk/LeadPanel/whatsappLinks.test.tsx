import { renderToStaticMarkup } from 'react-dom/server'
import { leadPanelCopy } from '@/content/copy/desk'
import { WhatsappLinks } from './WhatsappLinks'

const call = (hasWhatsappConsent: boolean) => ({
  tel: 'tel:+919876543210',
  hasWhatsappConsent,
  whatsapp: [
    { id: 'details', label: 'Details', href: 'https://wa.me/919876543210?text=x', language: 'hi' as const },
  ],
})

test('a lead with consent to WhatsApp has the links at once, and a Hindi text says that it is Hindi', () => {
  const html = renderToStaticMarkup(<WhatsappLinks call={call(true)} />)
  expect(html).toMatch(/^<a [^>]*>WhatsApp: Details \(in Hindi\)<\/a>$/)
})

test('a lead without consent says so before it shows the links', () => {
  const html = renderToStaticMarkup(<WhatsappLinks call={call(false)} />)
  expect(html).toContain(`<summary>${leadPanelCopy.noWhatsappConsent}</summary>`)
  expect(html.indexOf('<summary>')).toBeLessThan(html.indexOf('wa.me'))
})

test('a clinic without texts shows nothing', () => {
  expect(renderToStaticMarkup(<WhatsappLinks call={{ ...call(false), whatsapp: [] }} />)).toBe('')
})
