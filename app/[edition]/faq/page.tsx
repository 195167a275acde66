import type { Metadata } from 'next'
import { type EditionParams, editionPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { FaqTopics } from './FaqTopics'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'
import { ListPage } from '@/components/ui/ListPage'
import { siteFaqs } from '@/content/catalogue/catalogue'
import { faqCopy } from '@/content/copy/faqAndPress'

const PAGE = { pageType: 'Faq', pageName: 'Faq', path: '/faq' } as const

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const page = await editionPage(props, PAGE)
  const { metaTitle: title, description } = faqCopy[page.language]
  return pageMetadata(page, { title, description })
}

export default async function FaqPage(props: EditionParams) {
  const page = await editionPage(props, PAGE)
  const { language } = page
  const copy = faqCopy[language]
  return (
    <PublicPage page={page} crumbs={[{ name: copy.title, path: page.path }]} faqs={siteFaqs(language)}>
      <ListPage title={copy.title} lead={copy.lead} form={<LeadForm page={page} />}>
        <p>
          <OtherLanguageLink page={page} text={copy.otherLanguage} />
        </p>
        <FaqTopics language={language} />
      </ListPage>
    </PublicPage>
  )
}
