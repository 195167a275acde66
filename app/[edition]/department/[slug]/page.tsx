import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { DepartmentArticle } from '@/components/DepartmentPage/DepartmentArticle'
import { DepartmentHero } from '@/components/DepartmentPage/DepartmentHero'
import { departmentJsonLd } from '@/components/JsonLd/departmentJsonLd'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { peopleSections } from '@/components/PeopleSections/peopleSections'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { departmentSection } from '@/content/buttonVariants'
import { departmentBySlug } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { departmentWords } from '@/content/words/departments'
import { specialistInSentence } from '@/content/words/specialistInSentence'
import type { Department } from '@/model/catalogue/department'
import { DEFAULT_LEAD_TIER } from '@/model/leadTier'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { peopleFor } from '@/app/peopleFor'

type Props = { readonly params: Promise<{ readonly slug: string }> }

const pageOf = ({ slug, DepartmentName }: Department): LeadFormPage => ({
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
    title: fillGaps(departmentWords.head.title, gaps),
    description: fillGaps(departmentWords.head.description, gaps),
    path: pageOf(department).path,
  })
}

export default async function DepartmentPage({ params }: Props) {
  const department = departmentBySlug((await params).slug) ?? notFound()
  taggedBy('departments', 'conditions', 'treatments', 'costs', 'tests', 'doctors', 'hospitals')
  const people = await peopleFor({ departmentId: department.DepartmentId, withHospitals: true })
  const page = pageOf(department)
  const numbers = pageNumbers(page)
  const { siteUrl } = config()
  const crumbs = [
    { name: pageWordsFor(page.language).shell.home, path: '/' },
    { name: departmentWords.index.crumb, path: '/departments' },
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
        people={peopleSections(people, department, departmentWords.people)}
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
