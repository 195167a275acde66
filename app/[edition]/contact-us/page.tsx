import { pageNumbers, placeholders } from '@/content/brand'
import type { Metadata } from 'next'
import { type EditionParams, languageOf, publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { ContactContext } from '@/components/forms/ContactContext/ContactContext'
import { FormBeside } from '@/components/forms/FormBeside'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { ContactCards } from '@/components/ui/ContactCards'
import { contactCopy } from '@/content/copy/contact'
import { pathIn } from '@/model/page/language'
import { leadFormCopy } from '@/content/copy/leadForm'
import { DemoNote } from '@/components/ui/DemoNote'

const PATH = '/contact-us'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  return pageMetadata({ ...contactCopy[language].head, path: pathIn(language, PATH), language })
}

export default async function ContactPage(props: EditionParams) {
  const language = await languageOf(props)
  const page = publicPage({
    pageType: 'Contact',
    pageName: 'Contact us',
    path: pathIn(language, PATH),
    language,
  })
  const contact = contactCopy[language]
  const numbers = pageNumbers(page)
  const form = (
    <LeadForm
      page={page}
      heading={contact.formTitle}
      options={{ submitTitle: leadFormCopy[language].form.send }}
    />
  )
  return (
    <PublicPage page={page} crumbs={[{ name: contact.title, path: page.path }]}>
      <FormBeside form={form}>
        <h1>{contact.title}</h1>
        <p className="lead">{contact.lead}</p>
        <ContactCards numbers={numbers} language={language} />
        <DemoNote copy={contact} shown={placeholders().length > 0} />
      </FormBeside>
      <ContactContext />
    </PublicPage>
  )
}
