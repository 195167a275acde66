import { pageNumbers, placeholders } from '@/content/brand'
import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { ContactContext } from '@/components/forms/ContactContext/ContactContext'
import { FormBeside } from '@/components/forms/FormBeside'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { ContactCards } from '@/components/ui/ContactCards'
import { contactCopy } from '@/content/copy/contact'
import { leadFormCopy } from '@/content/copy/leadForm'
import { DemoNote } from '@/components/ui/DemoNote'

const PAGE = publicPage({ pageType: 'Contact', pageName: 'Contact us', path: '/contact-us' })
const contact = contactCopy.en

export const metadata = pageMetadata({ ...contact.head, path: PAGE.path })

export default function ContactPage() {
  const numbers = pageNumbers(PAGE)
  const form = (
    <LeadForm page={PAGE} heading={contact.formTitle} options={{ submitTitle: leadFormCopy.en.form.send }} />
  )
  return (
    <PublicPage page={PAGE} crumbs={[{ name: contact.title, path: PAGE.path }]}>
      <FormBeside form={form}>
        <h1>{contact.title}</h1>
        <p className="lead">{contact.lead}</p>
        <ContactCards numbers={numbers} language={PAGE.language} />
        <DemoNote copy={contact} shown={placeholders().length > 0} />
      </FormBeside>
      <ContactContext />
    </PublicPage>
  )
}
