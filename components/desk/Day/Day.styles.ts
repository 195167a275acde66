import styled from 'styled-components'
import { fieldBox } from '@/components/ui/theme/surfaces'
import { AccountRoot } from '@/components/account/AccountPages/AccountPages.styles'

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
  input[type='date'] {
    min-height: 48px;
    padding: 8px 12px;
    ${fieldBox}
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
    .actions,
    details {
      display: none;
    }
  }
`
