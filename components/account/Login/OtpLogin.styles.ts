import { dialStyle } from '@/components/account/account.styles'

/** Styles of the login besides the modals' fields: the dial code, the six boxes, the lines around them. */
export const otpLoginStyle = `
  .otp-login .hint {
    color: var(--muted);
    font-size: 1rem;
    line-height: 1.55;
    text-wrap: pretty;
  }
  .otp-login .field .hint {
    font-size: 0.9375rem;
  }
  .otp-login .number {
    color: var(--ink);
    font-weight: 600;
    white-space: nowrap;
  }
  .otp-login .otp-boxes {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 52px));
    gap: 8px;
    margin-top: 4px;
  }
  .otp-login .otp-boxes input {
    min-height: 56px;
    padding: 4px;
    font-size: 1.375rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .otp-login .beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 10px;
    min-height: 44px;
  }
  .otp-login .text {
    min-height: 44px;
    padding: 0;
    border: 0;
    border-radius: 6px;
    background: transparent;
    color: var(--green);
    font: inherit;
    font-weight: 600;
    line-height: 1.3;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .otp-login .text:hover {
    text-decoration-thickness: 2px;
  }
  .otp-login .text[aria-disabled='true'] {
    color: var(--muted);
    cursor: progress;
  }
  .otp-login .outcome:focus {
    outline: none;
  }
  .otp-login .outcome:empty {
    position: absolute;
  }
  .otp-login .outcome p {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    color: var(--success);
    font-weight: 600;
  }
  .otp-login .outcome .success {
    justify-content: center;
    padding-block: 32px;
    font-size: 1.25rem;
    line-height: 1.3;
  }
  .otp-login button[type='submit']:disabled {
    background: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }
${dialStyle('.otp-login')}
`
