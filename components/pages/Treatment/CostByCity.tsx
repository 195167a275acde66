import type { Treatment } from '@/model/catalogue/treatment'
import { costsOf } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import { CostChart } from '@/components/pages/Cost/CostChart'
import { costRows, overallCost, rupees } from '@/components/pages/Cost/costScale'

type CostByCityProps = { readonly treatment: Treatment; readonly name: string; readonly language: Language }

/** What a treatment may cost: a sentence, bars for who looks, a table for who reads. */
export function CostByCity({ treatment, name, language }: CostByCityProps) {
  const copy = treatmentCopy[language]
  const own = treatmentCopy[language]
  const costs = costsOf(treatment.slug)
  const rows = costRows(costs, language).map((row, at) => ({ ...row, citySlug: costs[at]?.city.slug ?? '' }))
  const overall = overallCost(treatment, language)
  if (!overall) return <p>{own.noCost}</p>
  const [minimum, maximum] = [rupees(overall.minimum), rupees(overall.maximum)]
  return (
    <>
      <p>{interpolate(own.costSentence, { name, minimum, maximum })}</p>
      {treatment.cost.isIllustrative && <p className="aside">{copy.costIllustrative}</p>}
      <CostChart rows={rows} label={interpolate(own.costChart, { name })} language={language} />
      <table className="numbers">
        <caption className="aside">{own.costTable}</caption>
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
          {rows.map(({ citySlug, ...row }) => (
            <tr key={citySlug}>
              <th scope="row">
                <a href={`/treatment/${treatment.slug}-cost-in-${citySlug}`}>{row.label}</a>
              </th>
              {[row.minimum, row.average, row.maximum].map((amount, at) => (
                <td key={at}>{rupees(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={`/treatment/${treatment.slug}-cost`}>
          {interpolate(treatmentPageCopy.sections.costMore, { name })}
        </a>
      </p>
    </>
  )
}
