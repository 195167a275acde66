import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageNumbers } from '@/content/brand'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'
import { peopleFor } from '@/app/[edition]/authors/peopleFor'
import { treatmentPage } from '@/app/[edition]/treatment/loadTreatment'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { peopleSections } from '@/components/pages/People/peopleSections'
import { TreatmentFacts } from '@/components/pages/Treatment/TreatmentFacts'
import { TreatmentIllustration } from '@/components/pages/Treatment/TreatmentIllustration'
import { treatmentSections } from '@/components/pages/Treatment/treatmentSections'
import { treatmentJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { PageHero } from '@/components/ui/PageHero'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links, ReadOn } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { treatmentsInDepartment } from '@/content/catalogue'
import { homeCopy } from '@/content/copy/home'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'

type Props = { readonly params: Promise<{ readonly slug: string }> }

const copy = treatmentCopy.en

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = treatmentPage((await params).slug, 'Treatment')
  if (!found) return {}
  const { treatment, page } = found
  return pageMetadata({
    title: interpolate(copy.head.title, { name: treatment.ProcedureName }),
    description: treatment.summary,
    path: page.path,
  })
}

/** A treatment's name, its summary and the facts at a glance beside the form; then all there is to know. */
export default async function TreatmentPage({ params }: Props) {
  const { treatment, department, page } = treatmentPage((await params).slug, 'Treatment') ?? notFound()
  const { ProcedureName: name, departmentid: departmentId, slug } = treatment
  const people = await peopleFor({ departmentId, treatmentSlug: slug, withHospitals: true })
  const numbers = pageNumbers(page)
  const others = treatmentsInDepartment(departmentId).filter((other) => other.slug !== slug)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: treatmentPageCopy.index.crumb, path: '/treatment' },
        { name, path: page.path },
      ]}
      things={(url) => treatmentJsonLd(treatment, department, url)}
      faqs={treatment.faqs}
    >
      <PageHero
        form={<LeadForm page={page} />}
        below={<TreatmentFacts facts={treatment.facts} language="en" />}
      >
        <p className="eyebrow">
          <TreatmentIllustration treatmentSlug={slug} departmentSlug={department.slug} size={80} />
          <a href={`/department/${department.slug}`}>{department.DepartmentName}</a>
        </p>
        <h1>{name}</h1>
        <p className="lead">{treatment.summary}</p>
        <ActionButtons section="treatment" page={page} numbers={numbers} isQuiet />
      </PageHero>
      <SectionedArticle
        sections={treatmentSections(treatment, peopleSections(people, department, treatmentPageCopy.people))}
        page={page}
        before={hasSellingPoints(departmentId) && <SellingPoints language="en" />}
        after={
          <ReadOn title={copy.otherTreatments}>
            <Links
              items={[
                ...others.map((other) => ({ href: `/treatment/${other.slug}`, name: other.ProcedureName })),
                { href: '/treatment', name: homeCopy.en.allTreatments },
              ]}
            />
          </ReadOn>
        }
      />
    </PublicPage>
  )
}
