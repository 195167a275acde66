import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CostHero } from '@/components/pages/Cost/CostHero'
import { countryFaqs, rangeValues } from '@/components/pages/Cost/costTexts'
import { countrySections } from '@/components/pages/Cost/countrySections'
import { costJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { interpolate } from '@/content/copy/interpolate'
import { costCopy } from '@/content/copy/costs'
import { costCrumbs, costPage } from '@/app/[edition]/treatment-cost/loadCosts'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'

type Props = { readonly params: Promise<{ readonly slug: string }> }

const copy = costCopy.country

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = costPage((await params).slug)
  if (!found) return {}
  const { treatment, figures, page } = found
  const values = { name: treatment.ProcedureName, count: figures.costs.length, ...rangeValues(figures) }
  return pageMetadata(page, {
    title: interpolate(copy.title, values),
    description: interpolate(copy.description, values),
  })
}

export default async function TreatmentCostPage({ params }: Props) {
  const { treatment, department, figures, page } = costPage((await params).slug) ?? notFound()
  const name = treatment.ProcedureName
  const values = { name, count: figures.costs.length, ...rangeValues(figures) }
  const faqs = countryFaqs(treatment, figures)
  return (
    <PublicPage
      page={page}
      crumbs={costCrumbs(treatment)}
      things={(url) => [costJsonLd({ treatment, department, name: interpolate(copy.heading, values), url })]}
      faqs={faqs}
    >
      <CostHero
        treatment={treatment}
        heading={interpolate(copy.heading, values)}
        lead={interpolate(copy.lead, values)}
        range={figures}
        biggest={figures.biggest?.label}
        // The figures replace the form's description (specification, section 2).
        form={<LeadForm page={page} description="" />}
        formPlace="strip"
        page={page}
      />
      <SectionedArticle sections={countrySections(treatment, figures, faqs, page)} page={page} />
    </PublicPage>
  )
}
