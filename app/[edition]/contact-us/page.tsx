import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { ContactContext } from '@/components/ContactContext/ContactContext'
import { ContactCards } from '@/components/ContactCards/ContactCards'
import { FormBeside } from '@/components/FormBeside/FormBeside'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { hasPlaceholderContact } from '@/content/contactNumbers'
import { messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { config } from '@/server/config'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'

const PAGE = {
  pageType: 'Contact',
  pageName: 'Contact us',
  path: '/contact-us',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage
const own = pageWordsFor(PAGE.language)

export const metadata = pageMetadata({ ...own.heads.contact, path: PAGE.path })

export default function ContactPage() {
  const { contact } = messagesFor(PAGE.language)
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: own.shell.home, path: '/' },
    { name: contact.title, path: PAGE.path },
  ]
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <FormBeside form={<LeadForm page={PAGE} heading={contact.formTitle} {...numbers} />}>
        <h1>{contact.title}</h1>
        <p className="lead">{contact.lead}</p>
        <ContactCards numbers={numbers} language={PAGE.language} />
        {hasPlaceholderContact(numbers) && <p className="note">{contact.demonstrationNote}</p>}
      </FormBeside>
      <ContactContext />
      <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl)]} />
    </SiteShell>
  )
}
