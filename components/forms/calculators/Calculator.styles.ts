import styled from 'styled-components'
import { sheet, urgentCall, urgentSheet } from '@/components/ui/theme/surfaces'
import { FORM_LOOK } from '@/components/forms/LeadForm/form.styles'

/** A calculator's sheet: the lead form's fields, its own button, and the result on quiet ground. */
export const CalculatorRoot = styled.div.attrs(FORM_LOOK)`
  display: grid;
  max-width: 46rem;
  ${sheet}

  form {
    padding: 20px;
  }
  h3 {
    font-size: 1.25rem;
  }
  button[type='submit'],
  button[type='submit']:hover {
    justify-self: start;
    min-height: 48px;
    border: 1.5px solid var(--green);
    background: var(--surface);
    color: var(--deep-green);
    font-size: 1.0625rem;
    font-weight: 600;
  }
  button[type='submit']:hover {
    background: var(--sand);
  }
  .hint {
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.5;
  }
  /* Room for what is said of a price, which comes with the page's code. */
  .amount .hint {
    min-height: 4.5em;
  }
  .result:empty {
    display: none;
  }
  .result {
    display: grid;
    gap: 16px;
    padding: 20px;
    border-top: 1px solid var(--line);
    border-radius: 0 0 var(--radius) var(--radius);
    background: var(--sand);
    scroll-margin: 16px;
  }
  .headline {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
  }
  .headline strong {
    font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem);
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
  .result .over {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .result dl {
    display: grid;
    max-width: none;
  }
  .result dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
  }
  .result dd {
    font-weight: 600;
  }
  .result .note {
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.55;
  }
  .result table {
    width: 100%;
    margin: 0;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .result caption {
    padding-bottom: 4px;
    font-weight: 600;
    text-align: left;
  }
  .result :is(th, td) {
    padding: 7px 0 7px 12px;
    border-bottom: 1px solid var(--line);
    text-align: right;
  }
  .result th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
  .result thead th {
    color: var(--muted);
    font-weight: 400;
  }
  .result [data-current='true'] :is(th, td) {
    font-weight: 700;
  }
  .result ul {
    padding-left: 20px;
    line-height: 1.6;
  }
  .title {
    font-weight: 600;
  }
  /* Questions whose answers are sentences. */
  .choices:not(.styled) {
    display: grid;
    gap: 0;
  }
  .choices:not(.styled) .choice {
    padding-block: 6px;
    line-height: 1.4;
  }
  .call-first {
    display: grid;
    gap: 10px;
    padding: 16px 20px;
    ${urgentSheet}
  }
  .call-first .title {
    color: var(--error);
    font-size: 1.125rem;
  }
  .calls {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .calls a {
    ${urgentCall}
  }

  /* Drawings: parts of a whole, a range, a scale. Widths are per cent, heights pixels, so that words keep their size. */
  .drawing {
    overflow: visible;
    font-size: 13px;
  }
  .drawing .track {
    fill: var(--surface);
    stroke: var(--line);
  }
  .drawing .part-one,
  .drawing .bar {
    fill: var(--green);
  }
  .drawing .part-two {
    fill: var(--marigold);
  }
  .drawing .mark {
    fill: var(--marigold);
    stroke: var(--ink);
  }
  .drawing text {
    fill: var(--muted);
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.6;
  }
  .key span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .key span::before {
    content: '';
    width: 14px;
    height: 14px;
    border-radius: 3px;
    background: var(--green);
  }
  .key .two::before {
    background: var(--marigold);
  }

  @container (min-width: 34rem) {
    .fields {
      grid-template-columns: 1fr 1fr;
      gap: 16px 20px;
    }
    .fields > .radio-group {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 768px) {
    form,
    .result {
      padding: 28px;
    }
  }
`
