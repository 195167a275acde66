import { css } from 'styled-components'

/** The line that says whether a list at the desk is live. */
export const lineState = css`
  .lineState {
    flex: 1;
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.35;
  }
  .lineState::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-right: 7px;
    border: 2px solid var(--field-line);
    border-radius: 50%;
  }
  .lineState[data-line='live']::before,
  .lineState[data-line='readingMore']::before {
    border-color: var(--success);
    background: var(--success);
  }
  .lineState[data-line='offline'],
  .lineState[data-line='signedOut'] {
    color: var(--error);
    font-weight: 600;
  }
  .lineState[data-line='offline']::before,
  .lineState[data-line='signedOut']::before {
    border-color: var(--error);
  }
`
