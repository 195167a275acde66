import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { citySections } from '@/components/CostPage/citySections'
import { CostHero } from '@/components/CostPage/CostHero'
import { cityFaqs, comparisonOf, rangeGaps } from '@/components/CostPage/costTexts'
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
import {
  type CityCostPageFound,
  cityCostAlias,
  cityCostPage,
  costCrumbs,
  peopleInCity,
} from '@/app/costPages'
import { pageMetadata } from '@/app/pageMetadata'
import { pageNumbers } from '@/app/pageNumbers'

type Props = { readonly params: Promise<{ readonly slug: string; readonly city: string }> }

const words = costWords.city

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
    title: fillGaps(words.title, gaps),
    description: fillGaps(words.description, gaps),
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
  taggedBy(
    `treatments/${slug}`,
    'treatments',
    'costs',
    'cities',
    'departments',
    'insurers',
    'doctors',
    'hospitals',
  )
  const people = await peopleInCity(treatment, city)
  const { siteUrl } = config()
  const numbers = pageNumbers(page)
  const gaps = gapsOf(found)
  const faqs = cityFaqs(treatment, figures)
  const crumbs = [...costCrumbs(treatment), { name: fillGaps(words.crumb, gaps), path: page.path }]
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
