import styled from 'styled-components'
import { fieldBox, oneLine, quietButton, sheet } from '@/components/ui/theme/surfaces'
import { lineState } from '@/components/desk/lineState'
import { inboxFilterStyle } from './InboxFilterForm.styles'
import { bulkBarStyle } from './BulkBar.styles'
import { leadPanelStyle } from '@/components/desk/LeadPanel/LeadPanel.styles'

/** The inbox: list and lead side by side where there is room, one after the other on phones. */
export const InboxRoot = styled.div`
  font-size: 1rem;
  line-height: 1.5;

  .title {
    font-size: 1.375rem;
    font-weight: 700;
  }
  .hint,
  .small {
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.4;
  }
  kbd {
    display: inline-block;
    min-width: 1.5em;
    padding: 0 5px;
    border: 1px solid var(--field-line);
    border-radius: 5px;
    color: var(--muted);
    font: inherit;
    font-size: 0.8125rem;
    line-height: 1.5;
    text-align: center;
  }
  button,
  .actions button,
  .contact > a {
    min-height: 44px;
    padding: 6px 14px;
    border: 1px solid var(--field-line);
    ${quietButton}
  }
  button:hover:not(:disabled) {
    border-color: var(--green);
    background: var(--sand);
  }
  button:disabled {
    color: var(--muted);
    cursor: default;
  }
  input:not([type='checkbox']),
  select,
  textarea {
    ${fieldBox}
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    font-size: 1rem;
  }
  .none {
    padding: 32px 16px;
    color: var(--muted);
    text-align: center;
  }

  .firstSteps {
    display: grid;
    gap: 12px;
    justify-items: center;
    padding: 40px 16px;
    text-align: center;
  }
  .firstSteps svg {
    color: var(--green);
  }
  .firstSteps h2 {
    font-size: 1.25rem;
  }
  .firstSteps .hint {
    display: block;
    max-width: 30rem;
  }

  .inbox {
    display: grid;
  }
  .list {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    padding: 10px 16px 0;
  }
  ${lineState}
  .keysButton {
    display: none;
  }
  ${inboxFilterStyle}
  ${bulkBarStyle}
  .more {
    display: block;
    margin: 12px auto;
  }
  .scroller ul {
    list-style: none;
  }
  .scroller a {
    display: grid;
    align-content: center;
    gap: 1px;
    height: 96px;
    padding: 8px 16px;
    border-bottom: 1px solid var(--line);
    border-left: 4px solid transparent;
    color: var(--ink);
    text-decoration: none;
  }
  .scroller a:hover {
    background: var(--sand);
  }
  .scroller a:focus-visible {
    outline-offset: -3px;
  }
  .scroller a[aria-current] {
    border-left-color: var(--green);
    background: var(--sand);
  }
  .scroller .line {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    min-width: 0;
  }
  .scroller .line > :first-child {
    ${oneLine}
    min-width: 0;
  }
  .scroller .line > :last-child {
    flex: none;
    max-width: 60%;
    ${oneLine}
  }
  .clock {
    color: var(--muted);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .late {
    color: var(--error);
  }
  .about {
    font-size: 0.9375rem;
  }
  .state {
    color: var(--deep-green);
    font-size: 0.875rem;
    font-weight: 600;
  }
  .state[data-state='lost'],
  .state[data-state='merged'] {
    color: var(--muted);
  }
  dialog {
    ${sheet}
    width: min(26rem, calc(100vw - 32px));
    max-height: calc(100dvh - 32px);
    padding: 20px;
    color: var(--ink);
    box-shadow: var(--shadow);
  }
  dialog::backdrop {
    background: var(--veil);
  }
  dialog h2 {
    font-size: 1.25rem;
  }
  dialog dl {
    display: grid;
    gap: 4px;
    margin-block: 12px;
  }
  dialog dl > div {
    display: grid;
    grid-template-columns: 4.5rem 1fr;
  }
  .switch {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
  }
  .switch input {
    width: 20px;
    height: 20px;
    accent-color: var(--green);
  }
  ${leadPanelStyle}

  @media (max-width: 1023px) {
    .inbox[data-open] .list,
    .inbox:not([data-open]) .panel {
      display: none;
    }
  }
  @media (min-width: 768px) {
    .keysButton {
      display: block;
    }
    .selects {
      grid-template-columns: repeat(3, 1fr);
    }
    .scroller {
      height: calc(100dvh - 314px);
    }
  }
  @media (min-width: 1024px) {
    .inbox {
      grid-template-columns: minmax(24rem, 2fr) 3fr;
      height: calc(100dvh - 57px);
      min-height: 32rem;
    }
    .list {
      border-right: 1px solid var(--line);
    }
    .selects {
      grid-template-columns: 1fr 1fr;
    }
    .scroller {
      height: auto;
      min-height: 12rem;
    }
    .panel {
      overflow-y: auto;
      min-width: 0;
    }
    .panel .back {
      display: none;
    }
  }
  /* Hidden without scripting. */
  @media (scripting: none) {
    .lineState,
    .top .keysButton,
    .actions kbd {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .views a[aria-current],
    .scroller a[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .scroller a[aria-current] * {
      color: inherit;
    }
  }
`
