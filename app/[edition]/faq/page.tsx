import type { Metadata } from 'next'
import { type EditionParams, languageOf } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { FaqTopics } from '@/components/pages/Company/FaqTopics'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PageHero } from '@/components/ui/PageHero'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { siteFaqs } from '@/content/catalogue'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { faqCopy } from '@/content/copy/faqAndPress'
import { config } from '@/server/config'

const PATHS = { en: '/faq', hi: '/hi/faq' } as const

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  const { metaTitle: title, description } = faqCopy[language]
  return pageMetadata({ title, description, path: PATHS[language], language })
}

export default async function FaqPage(props: EditionParams) {
  const language = await languageOf(props)
  const copy = faqCopy[language]
  const other = language === 'hi' ? 'en' : 'hi'
  const page: PageContext = { pageType: 'Faq', pageName: 'Faq', path: PATHS[language], tier: 3, language }
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: breadcrumbCopy[language].home, path: '/' },
    { name: copy.title, path: page.path },
  ]
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={language} />
      </div>
      <PageHero form={<LeadForm page={page} {...numbers} />}>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="byline">
          <a href={PATHS[other]} hrefLang={other} lang={other}>
            {copy.otherLanguage}
          </a>
        </p>
      </PageHero>
      <FaqTopics language={language} />
      <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl), faqJsonLd(siteFaqs(language))]} />
    </SiteShell>
  )
}
