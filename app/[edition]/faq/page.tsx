import type { Metadata } from 'next'
import { type EditionParams, languageOf, publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { FaqTopics } from '@/components/pages/Company/FaqTopics'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'
import { ListPage } from '@/components/ui/ListPage'
import { siteFaqs } from '@/content/catalogue'
import { faqCopy } from '@/content/copy/faqAndPress'
import { otherLanguage, pathIn } from '@/model/page/language'

const PATH = '/faq'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  const { metaTitle: title, description } = faqCopy[language]
  return pageMetadata({ title, description, path: pathIn(language, PATH), language })
}

export default async function FaqPage(props: EditionParams) {
  const language = await languageOf(props)
  const copy = faqCopy[language]
  const page = publicPage({ pageType: 'Faq', pageName: 'Faq', path: pathIn(language, PATH), language })
  return (
    <PublicPage page={page} crumbs={[{ name: copy.title, path: page.path }]} faqs={siteFaqs(language)}>
      <ListPage title={copy.title} lead={copy.lead} form={<LeadForm page={page} />}>
        <p>
          <OtherLanguageLink
            href={pathIn(otherLanguage(language), PATH)}
            language={language}
            text={copy.otherLanguage}
          />
        </p>
        <FaqTopics language={language} />
      </ListPage>
    </PublicPage>
  )
}
