import styled from 'styled-components'
import { fieldBox } from '@/components/ui/theme/surfaces'
import { lineState } from '@/components/desk/lineState'
import { AccountRoot } from '@/components/account/AccountRoot.styles'

/** The list of a day: the looks of the account's pages, wider, a line for each appointment. */
export const DayRoot = styled(AccountRoot)`
  width: min(100% - 32px, 64rem);

  .choice,
  .reason {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: end;
  }
  .choice button,
  .reason button {
    width: auto;
  }
  input[type='date'],
  input[type='tel'] {
    min-height: 48px;
    padding: 8px 12px;
    ${fieldBox}
  }
  input[type='tel'] {
    width: 100%;
  }
  .place-choice {
    display: grid;
    gap: 12px;
    padding: 8px 16px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  h4 {
    font-size: 1rem;
  }
  .day-list {
    padding: 0;
    list-style: none;
  }
  .day-list > li {
    display: grid;
    gap: 4px 16px;
    padding-block: 10px;
    border-top: 1px solid var(--line);
    scroll-margin-top: 16px;
  }
  .day-list > li:focus {
    outline: 3px solid var(--green);
    outline-offset: 2px;
  }
  .facts,
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: baseline;
  }
  .facts .number {
    white-space: nowrap;
  }
  .session-actions {
    align-items: end;
    gap: 12px 16px;
  }
  .choice > a {
    padding-block: 11px;
  }
  .live {
    display: grid;
    gap: 16px;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
  }
  .line button {
    width: auto;
    min-height: 44px;
  }
  .line > button:last-child {
    margin-left: auto;
  }
  ${lineState}
  .day-list > li[data-selected] {
    box-shadow: inset 4px 0 0 var(--green);
    padding-left: 12px;
  }
  kbd,
  [data-key]::after {
    margin-left: 6px;
    padding: 0 6px;
    border: 1px solid var(--field-line);
    border-radius: 4px;
    font: inherit;
    font-size: 0.8125rem;
  }
  [data-key]::after {
    content: attr(data-key);
  }
  .keys dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: 8px 16px;
    margin-block: 8px;
  }
  .keys dl > div {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
  .where {
    display: grid;
    gap: 12px;
  }
  .facts strong {
    overflow-wrap: anywhere;
  }
  .actions button {
    width: auto;
    min-height: 44px;
  }
  summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  @media print {
    .choice,
    .line,
    .walk-in,
    .actions,
    details,
    .facts a,
    .facts .number,
    .confirmation,
    [data-group='over'] {
      display: none;
    }
    .card {
      padding: 0;
      border: 0;
      break-inside: avoid;
    }
  }
`
