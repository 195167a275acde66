import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { CostHero } from '@/components/pages/Cost/CostHero'
import { countryFaqs, rangeGaps } from '@/components/pages/Cost/costTexts'
import { countrySections } from '@/components/pages/Cost/countrySections'
import { costJsonLd } from '@/components/seo/JsonLd/costJsonLd'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { interpolate } from '@/content/copy/interpolate'
import { costCopy } from '@/content/copy/costs'
import { config } from '@/server/config'
import { costCrumbs, costPage } from '@/app/[edition]/treatment-cost/loadCosts'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

type Props = { readonly params: Promise<{ readonly slug: string }> }

const copy = costCopy.country

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = costPage((await params).slug)
  if (!found) return {}
  const { treatment, figures, page } = found
  const gaps = { name: treatment.ProcedureName, count: figures.costs.length, ...rangeGaps(figures) }
  return pageMetadata({
    title: interpolate(copy.title, gaps),
    description: interpolate(copy.description, gaps),
    path: page.path,
  })
}

export default async function TreatmentCostPage({ params }: Props) {
  const { treatment, department, figures, page } = costPage((await params).slug) ?? notFound()
  const { siteUrl } = config()
  const numbers = pageNumbers(page)
  const name = treatment.ProcedureName
  const gaps = { name, count: figures.costs.length, ...rangeGaps(figures) }
  const faqs = countryFaqs(treatment, figures)
  const crumbs = costCrumbs(treatment)
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={page.language} />
      </div>
      <CostHero
        treatment={treatment}
        department={department}
        heading={interpolate(copy.heading, gaps)}
        lead={interpolate(copy.lead, gaps)}
        range={figures}
        biggest={figures.biggest?.label}
        // The figures stand above: the form's description is left out (specification, section 2).
        form={<LeadForm page={page} description="" {...numbers} />}
        formPlace="strip"
        page={page}
        numbers={numbers}
      />
      <SectionedArticle sections={countrySections(treatment, figures, faqs)} page={page} />
      <JsonLd
        things={[
          costJsonLd({
            treatment,
            department,
            name: interpolate(copy.heading, gaps),
            url: siteUrl + page.path,
          }),
          breadcrumbsJsonLd(crumbs, siteUrl),
          faqJsonLd(faqs),
        ]}
      />
    </SiteShell>
  )
}
