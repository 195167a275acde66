import { css } from 'styled-components'
import { touchLink } from '@/components/ui/theme/surfaces'

/** The look of the blocks that an article's sections are made of (textBlocks.tsx): lists, steps, timeline, tables, review. */
export const blocks = css`
  .dots {
    padding-left: 20px;
  }
  .dots li {
    padding-left: 6px;
  }
  .dots li + li {
    margin-top: 8px;
  }
  .dots li::marker {
    color: var(--green);
  }
  .steps {
    display: grid;
    gap: 16px;
    counter-reset: step;
    list-style: none;
  }
  .steps li {
    display: grid;
    grid-template-columns: 32px 1fr;
    gap: 14px;
    counter-increment: step;
  }
  .steps li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 1.5px solid var(--green);
    border-radius: 50%;
    color: var(--deep-green);
    font-size: 0.9375rem;
    font-weight: 700;
  }
  .named {
    display: grid;
    gap: 14px;
  }
  .named dt {
    font-weight: 600;
  }
  .named dd {
    color: var(--muted);
  }

  .timeline {
    position: relative;
    display: grid;
    gap: 20px;
    list-style: none;
  }
  .timeline li {
    position: relative;
    padding-left: 36px;
  }
  .timeline li::before {
    content: '';
    position: absolute;
    top: 5px;
    left: 2px;
    width: 16px;
    height: 16px;
    border: 3px solid var(--green);
    border-radius: 50%;
    background: var(--paper);
  }
  .timeline li:last-of-type::before {
    background: var(--green);
  }
  .timeline li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    top: 25px;
    bottom: -21px;
    left: 9px;
    width: 2px;
    background: var(--green);
    opacity: 0.35;
  }
  .timeline h3 {
    font-size: 1.0625rem;
    line-height: 1.6;
  }

  .aside {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  caption {
    padding-bottom: 4px;
    text-align: left;
  }
  table {
    width: 100%;
    max-width: 46rem;
    margin-top: 8px;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  th,
  td {
    padding: 9px 0 9px 12px;
    border-bottom: 1px solid var(--line);
    text-align: right;
  }
  th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    color: var(--muted);
    font-weight: 400;
  }
  /* A table of sentences, not of figures. */
  .wording :is(th, td) {
    text-align: left;
    vertical-align: top;
  }
  .wording tbody th {
    width: 40%;
    font-weight: 600;
  }

  .review {
    display: grid;
    gap: 12px;
    max-width: 46rem;
    margin-top: 8px;
    padding: 16px 20px;
    border-left: 4px solid var(--marigold);
    background: var(--surface);
    font-size: 0.9375rem;
    line-height: 1.55;
  }
  .review dl {
    display: grid;
    gap: 8px 24px;
  }
  .review dt {
    color: var(--muted);
  }
  .review dd {
    font-weight: 600;
  }
  .others {
    columns: 15rem;
    column-gap: 24px;
    list-style: none;
  }
  .others li {
    break-inside: avoid;
  }
  .others a {
    ${touchLink}
    font-weight: 600;
  }

  /* Three prices in lakhs beside a city's name. */
  @media (max-width: 479px) {
    table.numbers {
      font-size: 0.8125rem;
    }
    table.numbers :is(th, td) {
      padding-left: 4px;
    }
    table.numbers :is(th:first-of-type) {
      padding-left: 0;
    }
  }
  @media (min-width: 640px) {
    .review dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`
