import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { DepartmentCards } from '@/components/DepartmentPage/DepartmentCards'
import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { itemListJsonLd } from '@/components/JsonLd/itemListJsonLd'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageOpening } from '@/components/PageOpening/PageOpening'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { departments } from '@/content/catalogue'
import { fillGaps, messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { departmentWords } from '@/content/words/departments'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'
import { doctorCounts } from '@/app/peopleFor'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'

const words = departmentWords.index
const PAGE = {
  pageType: 'All_Departments',
  pageName: words.pageName,
  path: '/departments',
  tier: 3,
  language: 'en',
} satisfies LeadFormPage

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: words.title,
    description: fillGaps(words.description, { count: departments().length }),
    path: PAGE.path,
  })

export default async function DepartmentsPage() {
  taggedBy('departments', 'conditions', 'treatments', 'doctors')
  const counts = await doctorCounts()
  const { siteUrl } = config()
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: pageWordsFor(PAGE.language).shell.home, path: '/' },
    { name: words.crumb, path: PAGE.path },
  ]
  const list = departments().map(({ slug, DepartmentName }) => ({
    name: DepartmentName,
    path: `/department/${slug}`,
  }))
  return (
    <SiteShell page={PAGE} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={PAGE.language} />
      </div>
      <PageOpening title={words.heading} lead={words.lead}>
        <DepartmentCards doctorCounts={counts} />
      </PageOpening>
      <PageHero form={<LeadForm page={PAGE} {...numbers} />}>
        <h2>{messagesFor(PAGE.language).home.howTitle}</h2>
        <HowItWorks language={PAGE.language} isNarrow />
      </PageHero>
      <JsonLd things={[breadcrumbsJsonLd(crumbs, siteUrl), itemListJsonLd(list, siteUrl)]} />
    </SiteShell>
  )
}
