import { rupees } from '@/content/copy/rupees'
import { treatmentCopy } from '@/content/copy/treatments'
import type { PriceRange } from '@/model/catalogue/primitives'

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
  <table className="numbers">
    <caption className="aside">{caption}</caption>
    <thead>
      <tr>
        {[copy.costCity, copy.costMinimum, copy.costAverage, copy.costMaximum].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, href, minimum, average, maximum }) => (
        <tr key={name}>
          <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
          <td>{rupees(minimum)}</td>
          <td>{rupees(average)}</td>
          <td>{rupees(maximum)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
