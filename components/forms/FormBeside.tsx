import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Words on the left, a plain form on a sheet of its own on the right; on phones one below the other. */
const Frame = styled.div`
  display: grid;
  gap: 36px;
  padding-block: 20px 64px;

  .words {
    display: grid;
    align-content: start;
    gap: 16px;
  }
  .note {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .points {
    display: grid;
    gap: 10px;
    max-width: var(--measure);
    padding-left: 20px;
  }
  .points li {
    padding-left: 6px;
  }
  .points li::marker {
    color: var(--green);
  }
  .sheet {
    scroll-margin-top: 16px;
  }

  @media (min-width: 768px) {
    .sheet {
      padding: 28px;
      border: 1px solid var(--line);
      border-radius: var(--radius);
      background: var(--surface);
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: 64px;
    align-items: start;
    padding-block: 32px 96px;
  }
`

type FormBesideProps = { readonly children: ReactNode; readonly form: ReactNode }

export const FormBeside = ({ children, form }: FormBesideProps) => (
  <Frame className="wrap">
    <div className="words">{children}</div>
    <div className="sheet">{form}</div>
  </Frame>
)
