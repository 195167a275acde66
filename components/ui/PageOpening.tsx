import type { ReactNode } from 'react'
import styled from 'styled-components'

const PageOpeningRoot = styled.section`
  display: grid;
  gap: 24px;
  padding-block: 20px 24px;

  .opening {
    display: grid;
    gap: 12px;
  }
  h2 {
    margin-top: 16px;
  }

  @media (min-width: 768px) {
    gap: 32px;
    padding-block: 32px 24px;
  }
`

type PageOpeningProps = { readonly title: string; readonly lead: string; readonly children?: ReactNode }

/** The opening of a page whose links come first and whose form comes after them. */
export const PageOpening = ({ title, lead, children }: PageOpeningProps) => (
  <PageOpeningRoot className="wrap">
    <div className="opening">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
    {children}
  </PageOpeningRoot>
)
