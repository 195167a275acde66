import styled from 'styled-components'
import { PageLink } from '@/components/ui/PageLink'
import { partnerCopy } from '@/content/copy/partner'
import type { Language } from '@/model/page/language'

const PartnerBannerRoot = styled.aside`
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
  const { title, lead, link } = partnerCopy[language].banner
  return (
    <PartnerBannerRoot>
      <div>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <PageLink href="/partner-with-us" language={language} className="button">
        {link}
      </PageLink>
    </PartnerBannerRoot>
  )
}
