import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A page's opening: words on the left, the form on the right; on phones the form follows the words. */
const Frame = styled.section`
  padding-block: 28px 40px;

  .wrap {
    display: grid;
    gap: 28px;
  }
  .words {
    display: grid;
    align-content: start;
    gap: 16px;
  }
  .eyebrow {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--deep-green);
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .eyebrow .illustration {
    margin: -4px 0;
  }
  .points {
    display: grid;
    gap: 10px;
    max-width: var(--measure);
    list-style: none;
  }
  .points li {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 10px;
  }
  .points svg {
    margin-top: 2px;
    color: var(--green);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }

  @media (min-width: 768px) {
    padding-block: 48px 64px;
  }
  @media (min-width: 1024px) {
    .wrap {
      grid-template-columns: minmax(0, 1fr) 400px;
      gap: 64px;
      align-items: start;
    }
    .words {
      gap: 20px;
      padding-top: 16px;
    }
  }
`

type PageHeroProps = { readonly children: ReactNode; readonly form: ReactNode }

export const PageHero = ({ children, form }: PageHeroProps) => (
  <Frame>
    <div className="wrap">
      <div className="words">{children}</div>
      {form}
    </div>
  </Frame>
)
