import { FiguresTable } from '@/components/ui/FiguresTable'
import type { CityCost } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { treatmentCopy } from '@/content/copy/treatments'
import { cityCostPath } from '@/model/catalogue/cost'
import type { PriceRange } from '@/model/catalogue/primitives'
import type { Treatment } from '@/model/catalogue/treatment'
import { CostChart } from './CostChart'
import { costRows } from './costScale'

const copy = treatmentCopy.en

/** A range of prices with its name, and the page it leads to. */
export type PriceRow = PriceRange & { readonly name: string; readonly href?: string }

/** Prices to read, below the bars that show them. */
export const PriceTable = ({
  caption,
  rows,
}: {
  readonly caption: string
  readonly rows: readonly PriceRow[]
}) => (
  <FiguresTable
    caption={caption}
    head={[copy.costCity, copy.costMinimum, copy.costAverage, copy.costMaximum]}
    rows={rows.map(({ name, href, minimum, average, maximum }) => ({
      id: name,
      name: href ? <a href={href}>{name}</a> : name,
      figures: [minimum, average, maximum].map(rupees),
    }))}
  />
)

type CityPricesProps = { readonly treatment: Treatment; readonly costs: readonly CityCost[] }

/** The prices of every city, bars for who looks and a table for who reads; each city leads to its page. */
export const CityPrices = ({ treatment, costs }: CityPricesProps) => (
  <>
    <CostChart
      rows={costRows(costs, 'en')}
      label={interpolate(copy.costChart, { name: treatment.ProcedureName })}
      language="en"
    />
    <PriceTable
      caption={copy.costTable}
      rows={costs.map(({ city, ...range }) => ({
        ...range,
        name: city.cityname,
        href: cityCostPath(treatment.slug, city.slug),
      }))}
    />
  </>
)
