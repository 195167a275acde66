import { beforeYouGoSection, insuranceSection, questionsSection } from '@/components/pages/articleSections'
import { CostCalculator } from '@/components/forms/calculators/CostCalculator'
import { CostChart } from '@/components/pages/Cost/CostChart'
import { type CostRow, costRows } from '@/components/pages/Cost/costScale'
import { type People, peopleSections } from '@/components/pages/People/peopleSections'
import type { ArticleSection, ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { interpolate } from '@/content/copy/interpolate'
import { costCopy } from '@/content/copy/costs'
import type { Department } from '@/model/catalogue/department'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { cityCostPath, costPath } from '@/model/catalogue/cost'
import type { PageContext } from '@/model/page/pageContext'
import type { Treatment } from '@/model/catalogue/treatment'
import { billSection, driversSection, instalmentsSection, meaningSection, othersSection } from './costBlocks'
import type { CityFigures } from './costFigures'
import { comparisonOf } from './costTexts'
import { type PriceRow, PriceTable } from './CityPrices'
import { everyCity } from './countrySections'

const titles = costCopy.sections

type PricesProps = {
  /** The chart's name, with gaps for treatment and city. */
  readonly chart: string
  readonly treatment: Treatment
  readonly city: string
  readonly rows: readonly CostRow[]
  readonly prices: readonly PriceRow[]
}

/** Prices as a chart and as a table. */
const Prices = ({ chart, treatment, city, rows, prices }: PricesProps) => (
  <>
    <CostChart
      rows={rows}
      label={interpolate(chart, { name: treatment.ProcedureName, city })}
      language="en"
    />
    <PriceTable caption={costCopy.here.table} rows={prices} />
  </>
)

/** The city's prices beside those of all cities. */
function hereSection(treatment: Treatment, figures: CityFigures): ArticleSection {
  const { here, country } = figures
  const city = here.city.cityname
  const rows = [
    { ...here, label: city },
    { ...country, label: costCopy.here.country },
  ]
  return {
    id: 'here',
    title: interpolate(titles.here, { city }),
    body: (
      <>
        <p className="numbers">
          {interpolate(costCopy.faqs.compared.answer, {
            city,
            comparison: comparisonOf(figures),
            count: country.costs.length,
            rank: figures.rank,
          })}
        </p>
        <Prices
          chart={costCopy.here.chart}
          treatment={treatment}
          city={city}
          rows={rows}
          prices={rows.map(({ label: name, ...range }, at) => ({
            ...range,
            name,
            href: at === 0 ? undefined : costPath(treatment.slug),
          }))}
        />
      </>
    ),
  }
}

/** The nearest cities that have a price; nothing for a treatment with one city. */
function nearbySection(treatment: Treatment, { here, near }: CityFigures): ArticleSection | false {
  if (near.length === 0) return false
  const city = here.city.cityname
  const rows = [...costRows([here], 'en'), ...costRows(near, 'en')]
  return {
    id: 'nearby',
    title: titles.nearby,
    body: (
      <>
        <p>{costCopy.nearby.intro}</p>
        <Prices
          chart={costCopy.nearby.chart}
          treatment={treatment}
          city={city}
          rows={rows}
          prices={near.map(({ city: other, kilometres, ...range }) => ({
            ...range,
            name: interpolate(costCopy.nearby.distance, { name: other.cityname, kilometres }),
            href: cityCostPath(treatment.slug, other.slug),
          }))}
        />
      </>
    ),
  }
}

/** Doctors and hospitals in the city, and whether they perform this treatment or belong to its department. */
export type PeopleInCity = People & { readonly performs: boolean; readonly offers: boolean }

type CityPage = {
  readonly treatment: Treatment
  readonly department: Department
  readonly figures: CityFigures
  readonly people: PeopleInCity
  readonly faqs: readonly QuestionAndAnswer[]
  readonly page: PageContext
}

/** All sections of a treatment's cost page in a city, below its hero: after its price its doctors with their next places. */
export function citySections({
  treatment,
  department,
  figures,
  people,
  faqs,
  page,
}: CityPage): ArticleSections {
  const { here, country } = figures
  const { cityname: city, cityid, slug: citySlug } = here.city
  const name = treatment.ProcedureName
  const inCity = (text: string) => interpolate(text, { city })
  return [
    hereSection(treatment, figures),
    ...peopleSections(people, department, {
      ...costCopy.people,
      doctors: inCity(people.performs ? titles.doctors : costCopy.people.doctorsIn),
      hospitals: inCity(people.offers ? titles.hospitals : costCopy.people.hospitalsIn),
    }),
    {
      id: 'calculator',
      title: titles.calculator,
      body: <CostCalculator treatment={treatment} citySlug={citySlug} />,
    },
    nearbySection(treatment, figures),
    billSection(treatment, here.average, city),
    driversSection(treatment),
    instalmentsSection(here.average, { treatment: treatment.slug, city: citySlug }),
    insuranceSection(titles.insurance, treatment.insurance),
    beforeYouGoSection(page),
    everyCity(treatment, country, cityid),
    othersSection(treatment),
    questionsSection(titles.questions, faqs),
    meaningSection(treatment, country.costs.length, [
      { href: costPath(treatment.slug), name: interpolate(costCopy.links.country, { name }) },
      { href: `/treatment/${treatment.slug}`, name: interpolate(costCopy.links.treatment, { name }) },
    ]),
  ]
}
