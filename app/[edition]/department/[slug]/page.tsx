import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { DepartmentArticle } from '@/components/pages/Department/DepartmentArticle'
import { DepartmentHero } from '@/components/pages/Department/DepartmentHero'
import { departmentJsonLd } from '@/components/seo/JsonLd/departmentJsonLd'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { peopleSections } from '@/components/pages/People/peopleSections'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { departmentSection } from '@/content/links/buttonVariants'
import { departmentBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { departmentCopy } from '@/content/copy/departments'
import { specialistInSentence } from '@/content/copy/specialistInSentence'
import type { Department } from '@/model/catalogue/department'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { config } from '@/server/config'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { peopleFor } from '@/app/[edition]/authors/peopleFor'

type Props = { readonly params: Promise<{ readonly slug: string }> }

const pageOf = ({ slug, DepartmentName }: Department): PageContext => ({
  pageType: 'departmentpage',
  pageName: DepartmentName,
  path: `/department/${slug}`,
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
  department: DepartmentName,
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const department = departmentBySlug((await params).slug)
  if (!department) return {}
  const { DepartmentName, summary, specialist } = department
  const gaps = { name: DepartmentName, summary, specialist: specialistInSentence(specialist) }
  return pageMetadata({
    title: interpolate(departmentCopy.head.title, gaps),
    description: interpolate(departmentCopy.head.description, gaps),
    path: pageOf(department).path,
  })
}

export default async function DepartmentPage({ params }: Props) {
  const department = departmentBySlug((await params).slug) ?? notFound()
  const people = await peopleFor({ departmentId: department.DepartmentId, withHospitals: true })
  const page = pageOf(department)
  const numbers = pageNumbers(page)
  const { siteUrl } = config()
  const crumbs = [
    { name: breadcrumbCopy[page.language].home, path: '/' },
    { name: departmentCopy.index.crumb, path: '/departments' },
    { name: department.DepartmentName, path: page.path },
  ]
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={page.language} />
      </div>
      <DepartmentHero
        department={department}
        form={<LeadForm page={page} {...numbers} />}
        actions={
          <ActionButtons section={departmentSection(department.slug)} page={page} numbers={numbers} isQuiet />
        }
      />
      <DepartmentArticle
        department={department}
        page={page}
        people={peopleSections(people, department, departmentCopy.people)}
      />
      <JsonLd
        things={[
          departmentJsonLd(department, siteUrl + page.path),
          breadcrumbsJsonLd(crumbs, siteUrl),
          faqJsonLd(department.faqs),
        ]}
      />
    </SiteShell>
  )
}
