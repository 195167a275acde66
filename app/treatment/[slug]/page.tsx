import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd, treatmentJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { TreatmentArticle } from '@/components/TreatmentArticle/TreatmentArticle'
import { TreatmentHero } from '@/components/TreatmentHero/TreatmentHero'
import { treatments } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { config } from '@/server/config'
import { pageMetadata } from '../../pageMetadata'
import { pageNumbers } from '../../pageNumbers'
import { treatmentPage } from '../../treatmentPage'

type Props = { readonly params: Promise<{ readonly slug: string }> }

export const dynamicParams = false
export const generateStaticParams = () => treatments.map(({ slug }) => ({ slug }))

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
  const { shell, treatments: index } = pageWordsFor(page.language)
  const { siteUrl } = config()
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: shell.home, path: '/' },
    { name: index.title, path: '/treatment' },
    { name: treatment.ProcedureName, path: page.path },
  ]
  const things = [
    ...treatmentJsonLd(treatment, department.DepartmentName, siteUrl + page.path),
    breadcrumbsJsonLd(crumbs, siteUrl),
    faqJsonLd(treatment.faqs),
  ]
  const form = <LeadForm page={page} {...numbers} />
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={page.language} />
      </div>
      <TreatmentHero treatment={treatment} department={department} language={page.language} form={form} />
      <TreatmentArticle treatment={treatment} page={page} />
      <JsonLd things={things} />
    </SiteShell>
  )
}
