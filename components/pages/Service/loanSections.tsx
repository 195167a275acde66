import { costFigures } from '@/components/pages/Cost/costFigures'
import { TRIED_RATE } from '@/components/pages/Cost/costTexts'
import { Faqs } from '@/components/ui/Faqs'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { hexaTreatments } from '@/content/treatmentChoices'
import { loanCopy as copy } from '@/content/copy/services'
import { instalmentsOf } from '@/model/calculators/emi'

const { sections: titles, costs } = copy

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
      <caption className="aside">{interpolate(costs.caption, { months: MONTHS, rate: TRIED_RATE })}</caption>
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
  { id: 'how', title: titles.how, body: <Steps items={copy.how} /> },
  { id: 'papers', title: titles.papers, body: <Dots items={copy.papers} /> },
  { id: 'ask', title: titles.ask, body: <Dots items={copy.ask} /> },
  {
    id: 'costs',
    title: titles.costs,
    body: (
      <>
        <p>{copy.costsText}</p>
        <OperationsTable />
      </>
    ),
  },
  { id: 'questions', title: titles.questions, body: <Faqs faqs={copy.faqs} /> },
  { id: 'read', title: titles.read, body: <Links items={copy.links} /> },
]
