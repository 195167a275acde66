import { beforeYouGoSection, insuranceSection, questionsSection } from '@/components/pages/articleSections'
import { CostCalculator } from '@/components/forms/calculators/CostCalculator'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import type { ArticleSection, ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { interpolate } from '@/content/copy/interpolate'
import { costCopy } from '@/content/copy/costs'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { cityCostPath } from '@/model/catalogue/cost'
import type { PageContext } from '@/model/page/pageContext'
import type { Treatment } from '@/model/catalogue/treatment'
import { billSection, driversSection, instalmentsSection, meaningSection, othersSection } from './costBlocks'
import type { CostFigures } from './costFigures'
import { CityPrices } from './CityPrices'

const titles = costCopy.sections

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
          href: cityCostPath(treatment.slug, city.slug),
          name: interpolate(costCopy.links.city, { city: city.cityname }),
        }))}
    />
  ),
})

/** All sections of a treatment's cost page below its hero. */
export const countrySections = (
  treatment: Treatment,
  figures: CostFigures,
  faqs: readonly QuestionAndAnswer[],
  page: PageContext,
): ArticleSections => [
  { id: 'by-city', title: titles.byCity, body: <CityPrices treatment={treatment} costs={figures.costs} /> },
  { id: 'calculator', title: titles.calculator, body: <CostCalculator treatment={treatment} /> },
  billSection(treatment, figures.average, costCopy.bill.place),
  driversSection(treatment),
  instalmentsSection(figures.average, { treatment: treatment.slug }),
  insuranceSection(titles.insurance, treatment.insurance),
  beforeYouGoSection(page),
  everyCity(treatment, figures),
  othersSection(treatment),
  questionsSection(titles.questions, faqs),
  meaningSection(treatment, figures.costs.length, [
    {
      href: `/treatment/${treatment.slug}`,
      name: interpolate(costCopy.links.treatment, { name: treatment.ProcedureName }),
    },
  ]),
]
