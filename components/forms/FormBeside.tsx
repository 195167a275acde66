import type { ReactNode } from 'react'
import styled from 'styled-components'
import { sheet, wordsThenForm } from '@/components/ui/theme/surfaces'

/** Words on the left, a plain form on a sheet of its own on the right; on phones one below the other. */
const Columns = styled.div`
  ${wordsThenForm}

  .copy {
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
      ${sheet}
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
  <Columns className="wrap">
    <div className="copy">{children}</div>
    <div className="sheet">{form}</div>
  </Columns>
)
