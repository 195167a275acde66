import { renderToStaticMarkup } from 'react-dom/server'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { SiteShell } from './SiteShell'

const NUMBERS = { phone: '9876543210', whatsapp: '919876543210' }
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
    <SiteShell page={page} numbers={NUMBERS}>
      <LandingShell page={page} numbers={NUMBERS}>
        <ActionButtons section="marketing" page={page} numbers={NUMBERS} />
        <LeadForm page={page} {...NUMBERS} />
      </LandingShell>
    </SiteShell>,
  )
}
/** What of the three ways to talk the page shows; a form brings its own two for when it fails. */
const ways = (html: string) => ({
  call: html.includes('href="tel:+919876543210"'),
  chat: html.includes('wa.me/919876543210'),
  form: html.includes('id="enquiry"') || html.includes('data-opens="lead-form"'),
})

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
