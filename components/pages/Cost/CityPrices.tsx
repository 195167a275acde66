import { FiguresTable } from '@/components/ui/FiguresTable'
import type { CityCost } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import type { Language } from '@/model/page/language'
import { treatmentCopy } from '@/content/copy/treatments'
import { cityCostPath } from '@/model/catalogue/cost'
import type { PriceRange } from '@/model/catalogue/primitives'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import { CostChart } from './CostChart'
import { costRows } from './costScale'
import { cityName } from '@/model/catalogue/city'

/** A range of prices with its name, and the page it leads to. */
export type PriceRow = PriceRange & { readonly name: string; readonly href?: string | undefined }

/** Prices to read, below the bars that show them. */
export function PriceTable({
  caption,
  rows,
  language = 'en',
}: {
  readonly caption: string
  readonly rows: readonly PriceRow[]
  readonly language?: Language
}) {
  const copy = treatmentCopy[language]
  return (
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
}

type CityPricesProps = {
  readonly treatment: Treatment
  readonly costs: readonly CityCost[]
  readonly language?: Language
}

/** The prices of every city, bars for who looks and a table for who reads; each city leads to its page, which is English. */
export const CityPrices = ({ treatment, costs, language = 'en' }: CityPricesProps) => (
  <>
    <CostChart
      rows={costRows(costs, language)}
      label={interpolate(treatmentCopy[language].costChart, { name: treatmentName(treatment, language) })}
      language={language}
    />
    <PriceTable
      caption={treatmentCopy[language].costTable}
      language={language}
      rows={costs.map(({ city, ...range }) => ({
        ...range,
        name: cityName(city, language),
        href: language === 'hi' ? undefined : cityCostPath(treatment.slug, city.slug),
      }))}
    />
  </>
)
