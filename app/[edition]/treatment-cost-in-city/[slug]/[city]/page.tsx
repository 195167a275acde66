import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { citySections } from '@/components/pages/Cost/citySections'
import { CostHero } from '@/components/pages/Cost/CostHero'
import { cityFaqs, comparisonOf, rangeValues } from '@/components/pages/Cost/costTexts'
import { costJsonLd } from '@/components/seo/JsonLd/medicalJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { interpolate } from '@/content/copy/interpolate'
import { costCopy } from '@/content/copy/costs'
import {
  type CityCostPageFound,
  cityCostAlias,
  cityCostPage,
  costCrumbs,
  peopleInCity,
} from '@/app/[edition]/treatment-cost/loadCosts'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage } from '@/app/_document/PublicPage'

type Props = { readonly params: Promise<{ readonly slug: string; readonly city: string }> }

const copy = costCopy.city

const valuesOf = ({ treatment, city, figures }: CityCostPageFound) => ({
  name: treatment.ProcedureName,
  city: city.cityname,
  comparison: comparisonOf(figures),
  ...rangeValues(figures.here),
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, city } = await params
  const found = cityCostPage(slug, city)
  if (!found) return {}
  const values = valuesOf(found)
  return pageMetadata(found.page, {
    title: interpolate(copy.title, values),
    description: interpolate(copy.description, values),
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
  const values = valuesOf(found)
  const faqs = cityFaqs(treatment, figures)
  return (
    <PublicPage
      page={page}
      crumbs={[...costCrumbs(treatment), { name: interpolate(copy.crumb, values), path: page.path }]}
      things={(url) => [costJsonLd({ treatment, department, name: interpolate(copy.heading, values), url })]}
      faqs={faqs}
    >
      <CostHero
        treatment={treatment}
        heading={interpolate(copy.heading, values)}
        lead={interpolate(copy.lead, values)}
        range={figures.here}
        biggest={figures.country.biggest?.label}
        form={<LeadForm page={page} />}
        formPlace="beside"
        page={page}
      />
      <SectionedArticle
        sections={citySections({ treatment, department, figures, people, faqs, page })}
        page={page}
      />
    </PublicPage>
  )
}
