import styled from 'styled-components'
import { type Language, messagesFor } from '@/content/copy/messages/messagesFor'
import { pageWordsFor } from '@/content/copy/pages/pageCopyFor'

const Frame = styled.aside`
  display: grid;
  gap: 16px;
  padding: 24px 20px;
  border-radius: var(--radius);
  background: var(--sand);

  h2 {
    font-size: 1.375rem;
  }
  p {
    color: var(--muted);
  }

  @media (min-width: 768px) {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: 32px 40px;
  }
`

/** For surgeons and hospitals; on the home page and /about-us (specification, section 2, shell rules). */
export function PartnerBanner({ language }: { readonly language: Language }) {
  const { home } = messagesFor(language)
  return (
    <Frame>
      <div>
        <h2>{home.partnerBanner}</h2>
        <p>{pageWordsFor(language).home.partnerLead}</p>
      </div>
      <a href="/partner-with-us" className="button">
        {home.partnerLink}
      </a>
    </Frame>
  )
}
