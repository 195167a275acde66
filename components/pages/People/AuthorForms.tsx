import styled from 'styled-components'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import type { ContactNumbers } from '@/content/links/contactNumbers'
import { peopleCopy } from '@/content/copy/people'

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
  readonly page: PageContext
  readonly numbers: ContactNumbers
}) {
  const copy = peopleCopy.authors
  return (
    <Frame className="wrap">
      <LeadForm
        page={page}
        variant="5"
        id="ask"
        isBesideAnother
        heading={copy.ask}
        description={copy.askLead}
        {...numbers}
      />
      <LeadForm
        page={page}
        variant="6"
        id="opinion"
        isBesideAnother
        heading={copy.opinion}
        description={copy.opinionLead}
        {...numbers}
      />
    </Frame>
  )
}
