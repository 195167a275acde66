import { css } from 'styled-components'
import { chevron } from '@/components/ui/theme/chevron'

/** Views, search and filters; part of the inbox's style. */
export const inboxFilterStyle = css`
  .narrow {
    display: grid;
    gap: 8px;
    padding: 8px 16px 12px;
    border-bottom: 1px solid var(--line);
  }
  .views {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    border: 1px solid var(--field-line);
    border-radius: var(--radius);
    background: var(--surface);
    list-style: none;
  }
  .views li + li {
    border-left: 1px solid var(--line);
  }
  .views a {
    display: flex;
    gap: 6px;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    border-radius: calc(var(--radius) - 1px);
    color: var(--ink);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  .views a[aria-current] {
    background: var(--deep-green);
    color: var(--surface);
    font-weight: 600;
  }
  .views .count {
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .views a:not([aria-current]) .count {
    color: var(--muted);
  }
  .find {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
  }
  details {
    ${chevron}
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding-right: 6px;
    color: var(--green);
    font-weight: 600;
  }
  .selects {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    align-items: end;
    padding-bottom: 4px;
  }
  .selects label,
  .details label,
  .note label {
    display: grid;
    gap: 4px;
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.4;
  }
  .selects > a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  .scroller {
    flex: 1;
    overflow-y: auto;
    min-height: 24rem;
    height: calc(100dvh - 300px);
    overscroll-behavior: contain;
  }
`
