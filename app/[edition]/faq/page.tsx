import type { Metadata } from 'next'
import { type EditionParams, languageOf } from '@/app/edition'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { FaqTopics } from '@/components/FaqTopics/FaqTopics'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { siteFaqs } from '@/content/catalogue'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { faqWords } from '@/content/words/faqAndPress'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'

const PATHS = { en: '/faq', hi: '/hi/faq' } as const

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const language = await languageOf(props)
  const { metaTitle: title, description } = faqWords[language]
  return pageMetadata({ title, description, path: PATHS[language], language })
}

export default async function FaqPage(props: EditionParams) {
  const language = await languageOf(props)
  taggedBy('faqs')
  const words = faqWords[language]
  const other = language === 'hi' ? 'en' : 'hi'
  const page: LeadFormPage = { pageType: 'Faq', pageName: 'Faq', path: PATHS[language], tier: 3, language }
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: pageWordsFor(language).shell.home, path: '/' },
    { name: words.title, path: page.path },
  ]
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={language} />
      </div>
      <PageHero form={<LeadForm page={page} {...numbers} />}>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="byline">
          <a href={PATHS[other]} hrefLang={other} lang={other}>
            {words.otherLanguage}
          </a>
        </p>
      </PageHero>
      <FaqTopics language={language} />
      <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl), faqJsonLd(siteFaqs(language))]} />
    </SiteShell>
  )
}
