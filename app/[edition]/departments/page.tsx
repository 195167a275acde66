import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { DepartmentCards } from '@/components/pages/Department/DepartmentCards'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { itemListJsonLd } from '@/components/seo/JsonLd/itemListJsonLd'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PageHero } from '@/components/ui/PageHero'
import { PageOpening } from '@/components/ui/PageOpening'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { departments } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { homeCopy } from '@/content/copy/home'
import { departmentCopy } from '@/content/copy/departments'
import { config } from '@/server/config'
import { doctorCounts } from '@/app/[edition]/authors/peopleFor'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

const copy = departmentCopy.index
const PAGE = {
  pageType: 'All_Departments',
  pageName: copy.pageName,
  path: '/departments',
  tier: 3,
  language: 'en',
} satisfies PageContext

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: copy.title,
    description: interpolate(copy.description, { count: departments().length }),
    path: PAGE.path,
  })

export default async function DepartmentsPage() {
  const counts = await doctorCounts()
  const { siteUrl } = config()
  const numbers = pageNumbers(PAGE)
  const crumbs = [
    { name: breadcrumbCopy[PAGE.language].home, path: '/' },
    { name: copy.crumb, path: PAGE.path },
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
      <PageOpening title={copy.heading} lead={copy.lead}>
        <DepartmentCards doctorCounts={counts} />
      </PageOpening>
      <PageHero form={<LeadForm page={PAGE} {...numbers} />}>
        <h2>{homeCopy[PAGE.language].howTitle}</h2>
        <HowItWorks language={PAGE.language} isNarrow />
      </PageHero>
      <JsonLd things={[breadcrumbsJsonLd(crumbs, siteUrl), itemListJsonLd(list, siteUrl)]} />
    </SiteShell>
  )
}
