import { css } from 'styled-components'
import { sheet } from '@/components/ui/theme/surfaces'

/**
 * The account button in the header: 'Login' and the avatar share one grid cell and only one is visible, so that the
 * box has the same size for every visitor.
 */
export const accountButtonStyle = css`
  .account {
    position: relative;
    display: grid;
    flex: none;
    align-items: center;
    min-width: 48px;
    font-weight: 600;
    white-space: nowrap;
  }
  .account > * {
    grid-area: 1 / 1;
  }
  .account .login {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding-inline: 4px;
    border-radius: var(--radius);
    color: var(--deep-green);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  .account .me {
    justify-self: center;
  }
  .account .me,
  [data-signed-in] .login,
  &[data-signed-in] .login {
    visibility: hidden;
  }
  [data-signed-in] .me,
  &[data-signed-in] .me {
    visibility: visible;
  }
  .account details,
  .account .account-list {
    display: none;
  }
  .account .narrow,
  .account summary {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    padding-inline: 4px;
    border-radius: var(--radius);
    color: var(--deep-green);
    text-decoration: none;
  }
  .account summary {
    list-style: none;
  }
  .account summary::-webkit-details-marker {
    display: none;
  }
  .avatar {
    position: relative;
    display: grid;
    overflow: hidden;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--deep-green);
    color: var(--surface);
    font-size: 0.875rem;
    line-height: 1;
  }
  .avatar::before {
    content: var(--initials, '');
  }
  .avatar > *,
  .avatar::before {
    grid-area: 1 / 1;
  }
  [data-signed-in]:not([data-signed-in='']) .avatar svg,
  &[data-signed-in]:not([data-signed-in='']) .avatar svg {
    display: none;
  }
  .account-list {
    position: absolute;
    z-index: 20;
    top: calc(100% + 8px);
    right: 0;
    min-width: 240px;
    max-width: 320px;
    padding: 8px;
    ${sheet}
    box-shadow: var(--shadow);
  }
  .account-list .name {
    overflow: hidden;
    padding: 8px 12px;
    border-bottom: 1px solid var(--line);
    color: var(--muted);
    font-size: 0.9375rem;
    text-overflow: ellipsis;
  }
  .account-list .name:empty {
    display: none;
  }
  .account-list a {
    white-space: normal;
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 12px;
    border-radius: 6px;
    color: var(--ink);
    font-size: 1rem;
    text-decoration: none;
  }
  .account-list a:hover {
    background: var(--sand);
  }

  @media (min-width: 768px) {
    .account .login {
      padding-inline: 14px;
      border: 1.5px solid var(--green);
      background: var(--surface);
      font-size: 1rem;
    }
    .account .narrow {
      display: none;
    }
    .account details,
    .account details[open] .account-list {
      display: block;
    }
    .account details {
      justify-self: end;
    }
  }
`
