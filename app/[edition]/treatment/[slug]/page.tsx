import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { treatmentJsonLd } from '@/components/seo/JsonLd/treatmentJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { peopleSections } from '@/components/pages/People/peopleSections'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { TreatmentArticle } from '@/components/pages/Treatment/TreatmentArticle'
import { TreatmentHero } from '@/components/pages/Treatment/TreatmentHero'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import { config } from '@/server/config'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'
import { peopleFor } from '@/app/[edition]/authors/peopleFor'
import { treatmentPage } from '@/app/[edition]/treatment/loadTreatment'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = treatmentPage((await params).slug, 'Treatment')
  if (!found) return {}
  const { treatment, page } = found
  const { title } = treatmentCopy[page.language].head
  return pageMetadata({
    title: interpolate(title, { name: treatment.ProcedureName }),
    description: treatment.summary,
    path: page.path,
  })
}

export default async function TreatmentPage({ params }: Props) {
  const { treatment, department, page } = treatmentPage((await params).slug, 'Treatment') ?? notFound()
  const people = await peopleFor({
    departmentId: department.DepartmentId,
    treatmentSlug: treatment.slug,
    withHospitals: true,
  })
  const { siteUrl } = config()
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: breadcrumbCopy[page.language].home, path: '/' },
    { name: treatmentPageCopy.index.crumb, path: '/treatment' },
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
        people={peopleSections(people, department, treatmentPageCopy.people)}
      />
      <JsonLd things={things} />
    </SiteShell>
  )
}
