import { Island } from '@/components/layout/islands/Island'
import { placeholders } from '@/content/brand'
import type { Metadata } from 'next'
import { type EditionParams, editionPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { ContactContext } from '@/components/forms/ContactContext/ContactContext'
import { TextAndForm } from '@/components/forms/TextAndForm'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { ContactCards } from '@/components/ui/ContactCards'
import { contactCopy } from '@/content/copy/contact'
import { leadFormCopy } from '@/content/copy/leadForm'
import { DemoNote } from '@/components/ui/DemoNote'

const PAGE = { pageType: 'Contact', pageName: 'Contact us', path: '/contact-us' } as const

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const page = await editionPage(props, PAGE)
  return pageMetadata(page, contactCopy[page.language].head)
}

export default async function ContactPage(props: EditionParams) {
  const page = await editionPage(props, PAGE)
  const { language } = page
  const contact = contactCopy[language]
  const form = (
    <LeadForm
      page={page}
      heading={contact.formTitle}
      options={{ submitTitle: leadFormCopy[language].form.send }}
    />
  )
  return (
    <PublicPage page={page} crumbs={[{ name: contact.title, path: page.path }]}>
      <TextAndForm form={form}>
        <h1>{contact.title}</h1>
        <p className="lead">{contact.lead}</p>
        <ContactCards page={page} />
        <DemoNote copy={contact} shown={placeholders().length > 0} />
      </TextAndForm>
      <Island name="contactContext" of={ContactContext} props={{}} />
    </PublicPage>
  )
}
