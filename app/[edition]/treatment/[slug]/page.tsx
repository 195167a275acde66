import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/JsonLd/pageJsonLd'
import { treatmentJsonLd } from '@/components/JsonLd/treatmentJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { peopleSections } from '@/components/PeopleSections/peopleSections'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { TreatmentArticle } from '@/components/TreatmentArticle/TreatmentArticle'
import { TreatmentHero } from '@/components/TreatmentHero/TreatmentHero'
import { fillGaps } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { treatmentWords } from '@/content/words/treatments'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'
import { peopleFor } from '@/app/peopleFor'
import { treatmentPage } from '@/app/treatmentPage'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = treatmentPage((await params).slug, 'Treatment')
  if (!found) return {}
  const { treatment, page } = found
  const { title } = pageWordsFor(page.language).heads.treatment
  return pageMetadata({
    title: fillGaps(title, { name: treatment.ProcedureName }),
    description: treatment.summary,
    path: page.path,
  })
}

export default async function TreatmentPage({ params }: Props) {
  const { treatment, department, page } = treatmentPage((await params).slug, 'Treatment') ?? notFound()
  const { shell } = pageWordsFor(page.language)
  taggedBy(
    `treatments/${treatment.slug}`,
    'treatments',
    'departments',
    'conditions',
    'costs',
    'tests',
    'insurers',
    'articles',
    'authors',
    'reviewers',
    'doctors',
    'hospitals',
  )
  const people = await peopleFor({
    departmentId: department.DepartmentId,
    treatmentSlug: treatment.slug,
    withHospitals: true,
  })
  const { siteUrl } = config()
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: shell.home, path: '/' },
    { name: treatmentWords.index.crumb, path: '/treatment' },
    { name: treatment.ProcedureName, path: page.path },
  ]
  const things = [
    ...treatmentJsonLd(treatment, department, siteUrl + page.path),
    breadcrumbsJsonLd(crumbs, siteUrl),
    faqJsonLd(treatment.faqs),
  ]
  const form = <LeadForm page={page} {...numbers} />
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={page.language} />
      </div>
      <TreatmentHero
        treatment={treatment}
        department={department}
        language={page.language}
        form={form}
        actions={<ActionButtons section="treatment" page={page} numbers={numbers} isQuiet />}
      />
      <TreatmentArticle
        treatment={treatment}
        page={page}
        people={peopleSections(people, department, treatmentWords.people)}
      />
      <JsonLd things={things} />
    </SiteShell>
  )
}
