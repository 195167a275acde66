import styled from 'styled-components'
import { AccountRoot } from '@/components/account/AccountRoot.styles'
import { fieldBox, linkLook } from '@/components/ui/theme/surfaces'

/** The pages of staff accounts: the looks of the account's pages, with what they have beside. */
export const DeskAccountRoot = styled(AccountRoot)`
  input[type='password'] {
    width: 100%;
    min-height: 48px;
    padding: 8px 12px;
    ${fieldBox}
  }
  .ways,
  .passkey {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
  }
  .ways:empty {
    display: none;
  }
  [role='alert']:empty,
  [role='status']:empty {
    position: absolute;
  }
  .way {
    min-height: 44px;
    padding: 0;
    ${linkLook}
  }
  .ways .button {
    width: 100%;
  }
  .ways .button,
  .passkey .button {
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .as {
    color: var(--muted);
  }
  .app {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 24px;
    align-items: center;
  }
  .app img {
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .app > div {
    flex: 1 1 14rem;
    min-width: 0;
  }
  code,
  .codes {
    font-family: ui-monospace, monospace;
    overflow-wrap: anywhere;
  }
  .codes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: 8px 16px;
    padding: 0;
    list-style: none;
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
    gap: 0 16px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  fieldset.field label {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
  }
  .person-line {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: baseline;
  }
  .person-line strong {
    overflow-wrap: anywhere;
  }
  .inline {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: end;
  }
  .inline form {
    display: flex;
    gap: 8px;
    align-items: end;
  }
  .inline select {
    min-width: 9rem;
  }
`
