import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A page's opening: words on the left, the form on the right; on phones the form follows the words. */
const Frame = styled.section`
  padding-block: 28px 40px;

  .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
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
  .eyebrow .accent {
    stroke: var(--marigold);
    stroke-width: 3;
  }
  .eyebrow a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
  .byline {
    display: grid;
    gap: 4px;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .byline > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
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
      grid-template: auto 1fr / minmax(0, 1fr) 400px;
      gap: 32px 64px;
      align-items: start;
    }
    .words {
      gap: 20px;
      padding-top: 16px;
    }
    .form {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`

type PageHeroProps = {
  readonly children: ReactNode
  readonly form: ReactNode
  /** Below the words on wide screens, below the form on phones. */
  readonly below?: ReactNode
}

export const PageHero = ({ children, form, below }: PageHeroProps) => (
  <Frame>
    <div className="wrap">
      <div className="words">{children}</div>
      <div className="form">{form}</div>
      {below && <div>{below}</div>}
    </div>
  </Frame>
)
