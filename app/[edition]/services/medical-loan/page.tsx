import { LOAN_PAGE, ServicePage } from '@/app/[edition]/services/servicePage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { EmiCalculator } from '@/components/forms/calculators/EmiCalculator'
import { costFigures } from '@/components/pages/Cost/costFigures'
import { TRIED_RATE } from '@/components/pages/Cost/costTexts'
import { Sources } from '@/components/pages/People/ReviewNote'
import { questionsSection } from '@/components/pages/articleSections'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts, Steps } from '@/components/ui/SectionedArticle/textBlocks'
import { FiguresTable } from '@/components/ui/FiguresTable'
import { costPath } from '@/model/catalogue/cost'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { loanCopy as copy } from '@/content/copy/services'
import { hexaTreatments } from '@/content/catalogue/options/treatmentChoices'
import { instalmentsOf } from '@/model/calculators/emi'
import { withDemoNote } from '@/content/copy/demoNote'
import { hasInvented } from '@/content/catalogue/snapshot/inventedKinds'

export const metadata = pageMetadata(LOAN_PAGE, copy)

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
    <FiguresTable
      caption={interpolate(costs.caption, { months: MONTHS, rate: TRIED_RATE })}
      head={[costs.operation, costs.average, costs.monthly]}
      rows={rows.map(({ treatment: { slug, ProcedureName }, average }) => ({
        id: slug,
        name: <a href={costPath(slug)}>{ProcedureName}</a>,
        figures: [average, instalmentsOf({ amount: average, rate: TRIED_RATE, months: MONTHS }).monthly].map(
          rupees,
        ),
      }))}
    />
  )
}

/** What there is to know of a medical loan below the hero. */
const loanSections = (): ArticleSections => [
  { id: 'how', title: titles.how, body: <Steps items={copy.how} /> },
  { id: 'papers', title: titles.papers, body: <Dots items={copy.papers} /> },
  { id: 'ask', title: titles.ask, body: <Dots items={copy.ask} /> },
  {
    id: 'costs',
    title: titles.costs,
    body: (
      <>
        <p>{withDemoNote(copy.costsText, copy, hasInvented('treatments'))}</p>
        <OperationsTable />
      </>
    ),
  },
  questionsSection(titles.questions, copy.faqs),
  { id: 'sources', title: titles.sources, body: <Sources sources={copy.sources} language="en" /> },
  { id: 'read', title: titles.read, body: <Links items={copy.links} /> },
]

export default function MedicalLoanPage() {
  return (
    <ServicePage
      page={LOAN_PAGE}
      copy={copy}
      hero={{
        actions: <ActionButtons section="loan" page={LOAN_PAGE} />,
        tool: { title: copy.sections.calculator, body: <EmiCalculator /> },
        below: {
          id: 'first',
          title: copy.sections.first,
          body: <NamedTexts items={copy.first} />,
        },
        formPlace: 'strip',
      }}
      sections={loanSections()}
    />
  )
}
