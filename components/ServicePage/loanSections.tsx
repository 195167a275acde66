import { costFigures } from '@/components/CostPage/costFigures'
import { TRIED_RATE } from '@/components/CostPage/costTexts'
import { Faqs } from '@/components/Faqs/Faqs'
import type { ArticleSection } from '@/components/SectionedArticle/SectionedArticle'
import { Dots, Links, Steps } from '@/components/SectionedArticle/textBlocks'
import { fillGaps } from '@/content/messages/messages'
import { rupees } from '@/content/rupees'
import { hexaTreatments } from '@/content/treatmentChoices'
import { loanWords as words } from '@/content/words/services'
import { instalmentsOf } from '@/model/calculators/emi'

const { sections: titles, costs } = words

/** The months that the table of operations reckons with. */
const MONTHS = 24

/** What the operations with the fullest pages cost on average, and what that is a month. */
function OperationsTable() {
  const rows = hexaTreatments().flatMap((treatment) => {
    const figures = costFigures(treatment)
    return figures ? [{ treatment, average: figures.average }] : []
  })
  return (
    <table className="numbers">
      <caption className="aside">{fillGaps(costs.caption, { months: MONTHS, rate: TRIED_RATE })}</caption>
      <thead>
        <tr>
          {[costs.operation, costs.average, costs.monthly].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ treatment, average }) => (
          <tr key={treatment.slug}>
            <th scope="row">
              <a href={`/treatment/${treatment.slug}-cost`}>{treatment.ProcedureName}</a>
            </th>
            <td>{rupees(average)}</td>
            <td>{rupees(instalmentsOf({ amount: average, rate: TRIED_RATE, months: MONTHS }).monthly)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What there is to know of a medical loan below the hero. */
export const loanSections = (): readonly ArticleSection[] => [
  { id: 'how', title: titles.how, body: <Steps items={words.how} /> },
  { id: 'papers', title: titles.papers, body: <Dots items={words.papers} /> },
  { id: 'ask', title: titles.ask, body: <Dots items={words.ask} /> },
  {
    id: 'costs',
    title: titles.costs,
    body: (
      <>
        <p>{words.costsText}</p>
        <OperationsTable />
      </>
    ),
  },
  { id: 'questions', title: titles.questions, body: <Faqs faqs={words.faqs} /> },
  { id: 'read', title: titles.read, body: <Links items={words.links} /> },
]
