import { css } from 'styled-components'
import { sheet, touchLink } from '@/components/ui/theme/surfaces'

/** The open lead; part of the inbox's style. */
export const leadPanelStyle = css`
  article {
    display: grid;
    gap: 16px;
    max-width: 52rem;
    padding: 12px 16px 48px;
  }
  .back {
    ${touchLink}
    justify-self: start;
  }
  #lead-title {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: baseline;
    font-size: 1.5rem;
  }
  #lead-title:focus {
    outline: none;
  }
  .reference {
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: 400;
    letter-spacing: 0;
  }
  .message,
  .notice {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
  }
  .message p,
  .notice p {
    flex: 1 1 14rem;
  }
  .notice,
  .message.problem {
    ${sheet}
    padding: 8px 8px 8px 14px;
    border-left: 4px solid var(--error);
    font-weight: 600;
  }
  .notice {
    margin: 12px 16px 0;
  }
  .contact {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .contact > a {
    display: inline-flex;
    align-items: center;
    text-decoration: none;
  }
  .no-consent {
    flex-basis: 100%;
  }
  .no-consent summary {
    display: flex;
    gap: 8px;
    align-items: center;
    width: fit-content;
    min-height: 48px;
    cursor: pointer;
  }
  .contact > a.call {
    border-color: transparent;
    background: var(--marigold);
    color: var(--on-marigold);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .actions button {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
  .details {
    ${sheet}
    display: grid;
    gap: 8px;
    padding: 16px;
  }
  .details > :is(input, select) {
    max-width: 24rem;
  }
  .details .error {
    color: var(--error);
    font-size: 0.9375rem;
  }
  .details [aria-invalid] {
    border-color: var(--error);
  }
  .buttons {
    display: flex;
    gap: 8px 16px;
    align-items: center;
  }
  .buttons a {
    ${touchLink}
  }
  #detail,
  #outcome {
    scroll-margin-top: 7rem;
  }
  #outcome:not(.problem) {
    padding: 8px 14px;
    border-left: 4px solid var(--success);
    font-weight: 600;
  }
  button.primary {
    border-color: transparent;
    background: var(--green);
    color: var(--surface);
  }
  button.primary:hover:not(:disabled) {
    background: var(--deep-green);
    color: var(--surface);
  }
  .facts {
    display: grid;
    gap: 20px;
  }
  .asked {
    padding: 10px 12px;
    border-inline-start: 4px solid var(--green);
    background: var(--sand);
    font-weight: 600;
  }
  .summary {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    align-items: baseline;
  }
  .facts h3,
  .details h3 {
    margin-bottom: 6px;
    font-size: 1.0625rem;
  }
  .facts dl {
    display: grid;
    gap: 4px;
  }
  .facts dl > div {
    display: grid;
    grid-template-columns: minmax(7rem, 12rem) minmax(0, 1fr);
    gap: 12px;
  }
  .facts dt {
    color: var(--muted);
  }
  .facts :is(ul, ol) {
    display: grid;
    gap: 2px;
    list-style: none;
  }
  .facts li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    justify-content: space-between;
    padding-block: 6px;
    border-top: 1px solid var(--line);
  }
  .others .hint {
    display: block;
  }
  .timeline span:first-child {
    white-space: pre-line;
  }
  form.note {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  form.note label {
    color: var(--ink);
    font-size: 1.0625rem;
    font-weight: 700;
  }

  @media (min-width: 1024px) {
    article {
      padding: 20px 28px 48px;
    }
  }
  @media print {
    .actions,
    .contact,
    form.note {
      display: none;
    }
  }
`
