import styled from 'styled-components'
import { overallCost } from '@/components/pages/Cost/costScale'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { subjectDrawing } from '@/content/catalogue/drawingOf'
import { drawnCard } from '@/components/ui/theme/linkCard'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy } from '@/content/copy/treatments'
import { landingCopy } from '@/content/copy/landing'
import type { Treatment } from '@/model/catalogue/treatment'
import { withDemoNote } from '@/content/copy/demoNote'
import { rupees } from '@/content/copy/rupees'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: 12px;
  list-style: none;

  ${drawnCard}

  p {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  @media (min-width: 640px) {
    gap: 16px;
  }
  @media (min-width: 1024px) {
    li {
      grid-template-columns: 1fr;
      padding: 20px;
    }
    .illustration {
      grid-row: auto;
      margin-bottom: 4px;
    }
  }
`

const { cards: copy } = landingCopy

type TreatmentCardsProps = {
  readonly treatments: readonly Treatment[]
  /** Which page of each it leads to. */
  readonly folder: '/treatment' | '/marketing'
}

function Card({
  treatment,
  folder,
}: { readonly treatment: Treatment } & Pick<TreatmentCardsProps, 'folder'>) {
  const cost = overallCost(treatment, 'en')
  return (
    <li>
      <Illustration name={subjectDrawing(treatment)} size={56} />
      <h3>
        <a href={`${folder}/${treatment.slug}`}>{treatment.ProcedureName}</a>
      </h3>
      <p>{interpolate(copy.stay, { stay: treatment.facts.hospitalStay })}</p>
      {cost && (
        <p className="numbers">
          {rupees(cost.minimum)} – {rupees(cost.maximum)}
        </p>
      )}
    </li>
  )
}

/** Treatments with their length of stay and cost. */
export const TreatmentCards = ({ treatments, folder }: TreatmentCardsProps) => (
  <>
    <List>
      {treatments.map((treatment) => (
        <Card key={treatment.slug} treatment={treatment} folder={folder} />
      ))}
    </List>
    <p className="note">{withDemoNote(copy.costNote, treatmentCopy.en.costs, treatments)}</p>
  </>
)
