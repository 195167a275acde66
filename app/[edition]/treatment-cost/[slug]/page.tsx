import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { CostHero } from '@/components/CostPage/CostHero'
import { countryFaqs, rangeGaps } from '@/components/CostPage/costTexts'
import { countrySections } from '@/components/CostPage/countrySections'
import { costJsonLd } from '@/components/JsonLd/costJsonLd'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import { SectionedArticle } from '@/components/SectionedArticle/SectionedArticle'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { fillGaps } from '@/content/messages/messagesFor'
import { costWords } from '@/content/words/costs'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'
import { costCrumbs, costPage } from '@/app/costPages'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'

type Props = { readonly params: Promise<{ readonly slug: string }> }

const words = costWords.country

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = costPage((await params).slug)
  if (!found) return {}
  const { treatment, figures, page } = found
  const gaps = { name: treatment.ProcedureName, count: figures.costs.length, ...rangeGaps(figures) }
  return pageMetadata({
    title: fillGaps(words.title, gaps),
    description: fillGaps(words.description, gaps),
    path: page.path,
  })
}

export default async function TreatmentCostPage({ params }: Props) {
  const { treatment, department, figures, page } = costPage((await params).slug) ?? notFound()
  taggedBy(`treatments/${treatment.slug}`, 'treatments', 'costs', 'departments', 'insurers')
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
        heading={fillGaps(words.heading, gaps)}
        lead={fillGaps(words.lead, gaps)}
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
            name: fillGaps(words.heading, gaps),
            url: siteUrl + page.path,
          }),
          breadcrumbsJsonLd(crumbs, siteUrl),
          faqJsonLd(faqs),
        ]}
      />
    </SiteShell>
  )
}
