import { CostCalculator } from '@/components/forms/calculators/CostCalculator'
import { CostChart } from '@/components/pages/Cost/CostChart'
import { costRows } from '@/components/pages/Cost/costScale'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy } from '@/content/copy/treatments'
import { costCopy } from '@/content/copy/costs'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import type { Treatment } from '@/model/catalogue/treatment'
import {
  billSection,
  driversSection,
  instalmentsSection,
  insuranceSection,
  meaningSection,
  othersSection,
  questionsSection,
} from './costBlocks'
import type { CostFigures } from './costFigures'
import { PriceTable } from './PriceTable'

const titles = costCopy.sections
const own = treatmentCopy.en

/** Address of a treatment's cost page in a city. */
export const cityCostHref = (treatmentSlug: string, citySlug: string): string =>
  `/treatment/${treatmentSlug}-cost-in-${citySlug}`

/** The prices of every city, to look at and to read; each city leads to its page. */
function byCitySection(treatment: Treatment, { costs }: CostFigures): ArticleSection {
  const name = treatment.ProcedureName
  return {
    id: 'by-city',
    title: titles.byCity,
    body: (
      <>
        <CostChart rows={costRows(costs, 'en')} label={interpolate(own.costChart, { name })} language="en" />
        <PriceTable
          caption={own.costTable}
          rows={costs.map(({ city, ...range }) => ({
            ...range,
            name: city.cityname,
            href: cityCostHref(treatment.slug, city.slug),
          }))}
        />
      </>
    ),
  }
}

/** Links to the page of every city that has a price. */
export const everyCity = (
  treatment: Treatment,
  { costs }: CostFigures,
  without?: number,
): ArticleSection => ({
  id: 'cities',
  title: titles.everywhere,
  body: (
    <PlaceLinks
      links={costs
        .filter(({ city }) => city.cityid !== without)
        .map(({ city }) => ({
          href: cityCostHref(treatment.slug, city.slug),
          name: interpolate(costCopy.links.city, { city: city.cityname }),
        }))}
    />
  ),
})

/** Everything that a treatment's cost page tells below its hero. */
export const countrySections = (
  treatment: Treatment,
  figures: CostFigures,
  faqs: readonly QuestionAndAnswer[],
): readonly ArticleSection[] => [
  byCitySection(treatment, figures),
  { id: 'calculator', title: titles.calculator, body: <CostCalculator treatment={treatment} /> },
  ...billSection(treatment, figures.average, costCopy.bill.place),
  driversSection(treatment),
  instalmentsSection(figures.average),
  insuranceSection(treatment),
  everyCity(treatment, figures),
  othersSection(treatment),
  questionsSection(faqs),
  meaningSection(figures.costs.length, [
    {
      href: `/treatment/${treatment.slug}`,
      name: interpolate(costCopy.links.treatment, { name: treatment.ProcedureName }),
    },
  ]),
]
