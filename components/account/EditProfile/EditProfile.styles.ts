import styled from 'styled-components'
import { avatarStyle } from '@/components/account/account.styles'

/** What the edit profile modal has beside a form's common looks. */
export const EditProfileRoot = styled.div`
  display: grid;
  gap: 20px;

  .who {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  .who > div {
    display: grid;
    gap: 8px;
    justify-items: start;
    min-width: 0;
  }
  ${avatarStyle}
  .number {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .who .button {
    min-height: 44px;
    padding: 6px 16px;
    font: inherit;
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
    cursor: pointer;
  }
  button[data-done][aria-disabled='true'] {
    background: var(--success);
    color: var(--surface);
    cursor: default;
  }
`
