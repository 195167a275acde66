import styled from 'styled-components'

/** What the login has beyond the fields of the modals: the dial code, the six boxes, the lines around them. */
export const OtpLoginRoot = styled.div`
  .intro,
  .sent {
    margin: 0;
    color: var(--muted);
    font-size: 1rem;
    line-height: 1.55;
    text-wrap: pretty;
  }
  .number {
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .dial {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: stretch;
  }
  .dial-code {
    display: grid;
    place-items: center;
    padding-inline: 14px;
    border: 1px solid var(--field-line);
    border-right: 0;
    border-radius: 8px 0 0 8px;
    background: var(--sand);
    font-variant-numeric: tabular-nums;
  }
  .dial input {
    border-radius: 0 8px 8px 0;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
  .otp-boxes {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 52px));
    gap: 8px;
    margin-top: 4px;
  }
  .otp-boxes input {
    min-height: 56px;
    padding: 4px;
    font-size: 1.375rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .resend,
  .sent {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 10px;
    min-height: 44px;
  }
  .resend {
    margin: 0;
    color: var(--muted);
    font-size: 1rem;
    line-height: 1.55;
    font-variant-numeric: tabular-nums;
  }
  .text-button {
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
  .text-button:hover {
    text-decoration-thickness: 2px;
  }
  .text-button[aria-disabled='true'] {
    color: var(--muted);
    cursor: progress;
  }
  .told:focus {
    outline: none;
  }
  .told:empty {
    position: absolute;
  }
  .told p {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    color: var(--success);
    font-weight: 600;
  }
  .told .success {
    justify-content: center;
    padding-block: 32px;
    font-size: 1.25rem;
    line-height: 1.3;
  }
  button[type='submit']:disabled {
    background: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }
`
