import type { ReactNode } from 'react'
import styled from 'styled-components'
import { wordsThenForm } from '@/components/ui/theme/surfaces'

/** A list's page: words, filters and entries on the left, the form beside them; on phones the form follows the list. */
const ListPageRoot = styled.div`
  ${wordsThenForm}

  .list {
    display: grid;
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  .opening {
    display: grid;
    gap: 12px;
  }
  .opening > p {
    max-width: var(--measure);
  }
  .order {
    max-width: var(--measure);
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  @media (min-width: 768px) {
    padding-block: 32px 80px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: 48px;
    align-items: start;
  }
  /* Where the whole form fits, it stays in sight. */
  @media (min-width: 1024px) and (min-height: 880px) {
    .form {
      position: sticky;
      top: 24px;
    }
  }
`

type ListPageProps = {
  readonly title: string
  readonly lead: string
  /** Below the lead: what can be said of the whole list. */
  readonly facts?: ReactNode
  /** Below the facts: what a visitor can do about the whole list. */
  readonly actions: ReactNode
  readonly children: ReactNode
  readonly form: ReactNode
}

export const ListPage = ({ title, lead, facts, actions, children, form }: ListPageProps) => (
  <ListPageRoot className="wrap">
    <div className="list">
      <div className="opening">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {facts}
        {actions}
      </div>
      {children}
    </div>
    <div className="form">{form}</div>
  </ListPageRoot>
)
