import type { ReactNode } from 'react'
import styled from 'styled-components'
import { textThenForm } from '@/components/ui/theme/surfaces'

/** Words on the left, the form on the right; on phones one below the other. */
const Columns = styled.div`
  ${textThenForm}

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
`

type TextAndFormProps = { readonly children: ReactNode; readonly form: ReactNode }

export const TextAndForm = ({ children, form }: TextAndFormProps) => (
  <Columns className="wrap">
    <div className="copy">{children}</div>
    <div>{form}</div>
  </Columns>
)
