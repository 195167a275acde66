import type { Treatment } from '@/content/catalogueCodecs'
import { fillGaps, type Language, messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { CostChart } from '@/components/CostChart/CostChart'
import { costRows, overallCost, rupees } from '@/components/CostChart/costScale'

type CostByCityProps = { readonly treatment: Treatment; readonly name: string; readonly language: Language }

/** What a treatment may cost: a sentence, bars for who looks, a table for who reads. */
export function CostByCity({ treatment, name, language }: CostByCityProps) {
  const words = messagesFor(language).treatment
  const own = pageWordsFor(language).treatment
  const rows = costRows(treatment, language)
  const overall = overallCost(treatment, language)
  const [minimum, maximum] = [rupees(overall.minimum), rupees(overall.maximum)]
  return (
    <>
      <p>{fillGaps(own.costSentence, { name, minimum, maximum })}</p>
      {treatment.cost.isIllustrative && <p className="aside">{words.costIllustrative}</p>}
      <CostChart rows={rows} label={fillGaps(own.costChart, { name })} language={language} />
      <table className="numbers">
        <caption className="aside">{own.costTable}</caption>
        <thead>
          <tr>
            {[words.costCity, words.costMinimum, words.costAverage, words.costMaximum].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {[row.minimum, row.average, row.maximum].map((amount, at) => (
                <td key={at}>{rupees(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
