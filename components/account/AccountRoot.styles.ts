import styled from 'styled-components'
import { quietText, sheet, toneBox, touchLink } from '@/components/ui/theme/surfaces'
import { dialStyle } from '@/components/account/account.styles'
import { avatarStyle } from '@/components/account/Avatar'
import { FORM_LOOK } from '@/components/forms/LeadForm/form.styles'

/** The account's pages: one narrow column, sections parted by lines. */
export const AccountRoot = styled.div.attrs(FORM_LOOK)`
  display: grid;
  gap: 24px;
  width: min(100% - 32px, 40rem);
  margin-inline: auto;
  padding-block: 28px 64px;

  h1 {
    font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem);
  }
  h2 {
    font-size: 1.25rem;
    line-height: 1.3;
  }
  .head {
    display: grid;
    gap: 8px;
  }
  .card {
    display: grid;
    gap: 20px;
    padding: 20px;
    ${sheet}
  }
  .hint {
    ${quietText}
    text-wrap: pretty;
  }
  .confirmation {
    --tone: var(--success);
  }
  .confirmation .hint {
    margin-top: 4px;
    color: var(--ink);
    font-weight: 400;
  }
  .problem {
    --tone: var(--error);
  }
  .confirmation,
  .problem {
    padding: 12px 16px;
    ${toneBox}
    color: var(--tone);
    font-weight: 600;
  }
  .problem:focus {
    outline: 3px solid var(--green);
    outline-offset: 2px;
  }
  .problem a {
    ${touchLink}
    color: inherit;
  }
  .who {
    display: flex;
    align-items: center;
    gap: 16px;
    min-width: 0;
  }
  .who > div {
    min-width: 0;
  }
  ${avatarStyle()}
  .name {
    font-size: 1.25rem;
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  ${dialStyle()}
  .code input {
    max-width: 14rem;
    font-size: 1.375rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.3em;
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
  }
  h3,
  h4 {
    font-size: 1.125rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .entries {
    display: grid;
    padding: 0;
    list-style: none;
  }
  .entries > li {
    display: grid;
    gap: 8px;
    padding-block: 16px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  .entries > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  .entries > .entry {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: 8px;
  }
  .entry > a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  .state {
    display: inline-block;
    margin-right: 4px;
    padding: 2px 10px;
    border: 1px solid currentcolor;
    border-radius: 999px;
    font-size: 0.9375rem;
  }
  .state[data-state='booked'] {
    color: var(--success);
  }
  .state[data-state='withdrawn'] {
    color: var(--muted);
  }
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 44px;
    color: var(--green);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  details[open] {
    padding-bottom: 16px;
  }
  .items {
    display: grid;
    gap: 4px;
    padding-left: 22px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  button[type='submit'].quiet,
  button[type='submit'].grave {
    min-height: 48px;
    padding: 8px 20px;
    border: 1.5px solid var(--green);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--deep-green);
    font-size: 1.0625rem;
    font-weight: 600;
  }
  button[type='submit'].quiet:hover {
    background: var(--sand);
  }
  button[type='submit'].grave {
    border-color: var(--error);
    color: var(--error);
  }
  button[type='submit'].grave:hover {
    background: color-mix(in srgb, var(--error) 7%, var(--surface));
  }
  button[type='submit']:is(.quiet, .grave, .text) {
    justify-self: start;
  }
  button[type='submit'].text {
    min-height: 44px;
    padding: 0;
    background: transparent;
    color: var(--green);
    font-size: 1.0625rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .to-grave {
    border-color: var(--error);
    color: var(--error);
  }

  @media (min-width: 768px) {
    gap: 28px;
    padding-block: 40px 96px;

    .card {
      padding: 28px 32px;
    }
  }
`
