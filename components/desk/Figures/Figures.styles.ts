import styled from 'styled-components'
import { fieldBox, quietButton, quietText, sheet, touchLink } from '@/components/ui/theme/surfaces'

/** The figures below each other, two beside each other where there is room. */
export const FiguresRoot = styled.div`
  max-width: 84rem;
  margin-inline: auto;
  padding: 20px 16px 64px;

  h1 {
    font-size: 1.625rem;
  }
  .period {
    margin-block: 12px 0;
    ${quietText}
  }
  .refused {
    margin-top: 12px;
    padding: 12px 16px;
    border-left: 4px solid var(--error);
    background: var(--surface);
  }
  .ranges {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
    list-style: none;
  }
  .ranges a {
    ${touchLink}
    padding-inline: 14px;
    ${sheet}
    color: var(--ink);
    text-decoration: none;
  }
  .ranges a:hover {
    border-color: var(--green);
  }
  .ranges a[aria-current] {
    border-color: var(--deep-green);
    background: var(--deep-green);
    color: var(--surface);
    font-weight: 600;
  }
  .own {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    align-items: end;
    max-width: 30rem;
    margin-top: 12px;
  }
  .own label {
    display: grid;
    gap: 4px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .own input {
    ${fieldBox}
    width: 100%;
    min-width: 0;
    min-height: 44px;
    padding: 0 8px;
    font-weight: 400;
  }
  .own button {
    min-height: 44px;
    padding-inline: 16px;
    border: 1px solid var(--green);
    ${quietButton}
  }
  .figures {
    display: grid;
    gap: 20px;
    margin-top: 24px;
  }
  section {
    min-width: 0;
    padding: 16px;
    ${sheet}
  }
  > section {
    margin-top: 20px;
  }
  h2 {
    font-size: 1.1875rem;
    line-height: 1.35;
  }
  .summary {
    margin-top: 4px;
    ${quietText}
  }
  figure {
    margin-block: 16px 0;
  }
  .plot {
    overflow: hidden;
    background: var(--surface);
    forced-color-adjust: none;
  }
  .plot svg {
    display: block;
    max-width: 100%;
    height: auto;
    margin-inline: auto;
    font-variant-numeric: tabular-nums;
  }
  .plot.wide {
    display: none;
  }
  summary {
    width: fit-content;
    padding-block: 10px;
    color: var(--green);
    font-weight: 600;
    cursor: pointer;
  }
  details {
    margin-top: 8px;
  }
  .scrolls {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  :is(th, td) {
    padding: 8px 10px;
    border-bottom: 1px solid var(--line);
    line-height: 1.35;
    text-align: right;
    vertical-align: bottom;
  }
  :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
    font-weight: 600;
  }
  thead th {
    min-width: 5.5rem;
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 600;
  }
  .downloads {
    display: flex;
    gap: 20px;
    list-style: none;
  }
  section > a,
  .downloads a {
    ${touchLink}
  }

  @media (min-width: 768px) {
    padding: 28px 24px 80px;

    .choice {
      display: flex;
      flex-wrap: wrap;
      gap: 12px 32px;
      align-items: end;
    }
    .own {
      grid-template-columns: 10rem 10rem auto;
    }
    section {
      padding: 20px;
    }
    .plot.wide {
      display: block;
    }
    .plot.narrow {
      display: none;
    }
  }
  @media (min-width: 1180px) {
    .figures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
    }
    .days,
    .sessions,
    .sources {
      grid-column: 1 / -1;
    }
    .firstCall {
      grid-row: span 2;
    }
  }
  @media print {
    .choice,
    .downloads {
      display: none;
    }
  }
`
