import { css } from 'styled-components'

/** On `<details>` or around some: the summary's arrow, which turns when they open. `--chevron` is its colour. */
export const chevron = css`
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    width: 10px;
    height: 10px;
    margin-top: -6px;
    border: solid var(--chevron, var(--green));
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &[open] > summary::after,
  details[open] > summary::after {
    margin-top: 6px;
    rotate: 225deg;
  }
`
