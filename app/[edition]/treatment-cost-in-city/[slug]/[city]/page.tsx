import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { citySections } from '@/components/pages/Cost/citySections'
import { CostHero } from '@/components/pages/Cost/CostHero'
import { cityFaqs, comparisonOf, rangeGaps } from '@/components/pages/Cost/costTexts'
import { costJsonLd } from '@/components/seo/JsonLd/costJsonLd'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { interpolate } from '@/content/copy/interpolate'
import { costCopy } from '@/content/copy/costs'
import { config } from '@/server/config'
import {
  type CityCostPageFound,
  cityCostAlias,
  cityCostPage,
  costCrumbs,
  peopleInCity,
} from '@/app/[edition]/treatment-cost/loadCosts'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

type Props = { readonly params: Promise<{ readonly slug: string; readonly city: string }> }

const copy = costCopy.city

const gapsOf = ({ treatment, city, figures }: CityCostPageFound) => ({
  name: treatment.ProcedureName,
  city: city.cityname,
  comparison: comparisonOf(figures),
  ...rangeGaps(figures.here),
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, city } = await params
  const found = cityCostPage(slug, city)
  if (!found) return {}
  const gaps = gapsOf(found)
  return pageMetadata({
    title: interpolate(copy.title, gaps),
    description: interpolate(copy.description, gaps),
    path: found.page.path,
  })
}

function foundOrGone(slug: string, citySlug: string): CityCostPageFound {
  const alias = cityCostAlias(slug, citySlug)
  if (alias) permanentRedirect(alias)
  return cityCostPage(slug, citySlug) ?? notFound()
}

export default async function TreatmentCityCostPage({ params }: Props) {
  const { slug, city: citySlug } = await params
  const found = foundOrGone(slug, citySlug)
  const { treatment, department, city, figures, page } = found
  const people = await peopleInCity(treatment, city)
  const { siteUrl } = config()
  const numbers = pageNumbers(page)
  const gaps = gapsOf(found)
  const faqs = cityFaqs(treatment, figures)
  const crumbs = [...costCrumbs(treatment), { name: interpolate(copy.crumb, gaps), path: page.path }]
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
        range={figures.here}
        biggest={figures.country.biggest?.label}
        form={<LeadForm page={page} {...numbers} />}
        formPlace="beside"
        page={page}
        numbers={numbers}
      />
      <SectionedArticle
        sections={citySections({ treatment, department, figures, people, faqs })}
        page={page}
      />
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
