import type { ReactNode } from 'react'
import styled from 'styled-components'
import { textThenForm } from '@/components/ui/theme/surfaces'

/** A list's page: words, filters and entries on the left, the form beside them; on phones the form follows the list. */
const ListPageRoot = styled.div`
  ${textThenForm}

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
  h1 {
    font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
  }
  .lead {
    max-width: none;
    font-size: 1.0625rem;
    line-height: 1.6;
  }
  .facts-of-all {
    max-width: var(--measure);
  }
  .order {
    max-width: var(--measure);
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  @media (min-width: 768px) {
    padding-block: 8px 80px;

    /* Buttons are beside the heading if both fit, else below. */
    .opening {
      display: flex;
      flex-wrap: wrap;
      gap: 8px 24px;
      align-items: center;
    }
    .opening > h1 {
      flex: 1 1 20rem;
    }
    .opening > .lead {
      flex: 1 1 100%;
      order: 1;
    }
    .list {
      gap: 14px;
    }
    .order {
      max-width: none;
      margin-top: -10px;
      font-size: 0.875rem;
    }
  }
  /* It stays in sight, and whole: longer than the screen, it would never show its end. */
  @media (min-width: 1024px) and (min-height: 800px) {
    .form {
      position: sticky;
      bottom: 16px;
      align-self: end;
    }
  }
  /* On a high screen it is whole beside the list's beginning as well. */
  @media (min-width: 1024px) and (min-height: 1080px) {
    .form {
      top: 24px;
      bottom: auto;
      align-self: start;
    }
  }
`

type ListPageProps = {
  readonly title: string
  readonly lead: string
  /** Below the entries: what can be said of the whole list. */
  readonly facts?: ReactNode
  /** What a visitor can do about the whole list. */
  readonly actions?: ReactNode
  readonly children: ReactNode
  readonly form: ReactNode
}

export const ListPage = ({ title, lead, facts, actions, children, form }: ListPageProps) => (
  <ListPageRoot className="wrap">
    <div className="list">
      <div className="opening">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">{actions}</div>
      </div>
      {children}
      {facts && <div className="facts-of-all">{facts}</div>}
    </div>
    <div className="form">{form}</div>
  </ListPageRoot>
)
