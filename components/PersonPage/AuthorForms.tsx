import styled from 'styled-components'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import type { ContactNumbers } from '@/content/contactNumbers'
import { peopleWords } from '@/content/words/people'

const Frame = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 72px;

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 1fr;
    gap: 40px;
    align-items: start;
  }
`

/** The two extra forms of every page under /authors, variants 5 and 6 (specification, section 2, shell rules). */
export function AuthorForms({
  page,
  numbers,
}: {
  readonly page: LeadFormPage
  readonly numbers: ContactNumbers
}) {
  const words = peopleWords.authors
  return (
    <Frame className="wrap">
      <LeadForm
        page={page}
        variant="5"
        id="ask"
        isBesideAnother
        heading={words.ask}
        description={words.askLead}
        {...numbers}
      />
      <LeadForm
        page={page}
        variant="6"
        id="opinion"
        isBesideAnother
        heading={words.opinion}
        description={words.opinionLead}
        {...numbers}
      />
    </Frame>
  )
}
