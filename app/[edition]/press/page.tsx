import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PressList } from '@/components/PressList/PressList'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { pressWords } from '@/content/words/faqAndPress'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'

const PAGE = {
  pageType: 'Press',
  pageName: 'Press',
  path: '/press',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

export const metadata = pageMetadata({
  title: pressWords.metaTitle,
  description: pressWords.description,
  path: PAGE.path,
})

export default async function PressPage() {
  taggedBy('press')
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: pageWordsFor(PAGE.language).shell.home, path: '/' },
    { name: pressWords.title, path: PAGE.path },
  ]
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <PageHero form={<LeadForm page={PAGE} {...numbers} />} below={<PressList />}>
        <h1>{pressWords.title}</h1>
        <p className="lead">{pressWords.lead}</p>
      </PageHero>
      <JsonLd things={[breadcrumbsJsonLd(crumbs, config().siteUrl)]} />
    </SiteShell>
  )
}
