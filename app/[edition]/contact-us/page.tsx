import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ContactContext } from '@/components/forms/ContactContext/ContactContext'
import { ContactCards } from '@/components/ui/ContactCards'
import { FormBeside } from '@/components/forms/FormBeside'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { hasPlaceholderContact } from '@/content/links/contactNumbers'
import { contactCopy } from '@/content/copy/contact'
import { config } from '@/server/config'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

const PAGE = {
  pageType: 'Contact',
  pageName: 'Contact us',
  path: '/contact-us',
  tier: 3,
  language: 'en',
} satisfies PageContext

export const metadata = pageMetadata({ ...contactCopy[PAGE.language].head, path: PAGE.path })

export default function ContactPage() {
  const contact = contactCopy[PAGE.language]
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: breadcrumbCopy[PAGE.language].home, path: '/' },
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
