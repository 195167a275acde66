import { css } from 'styled-components'

/**
 * The way to a hospital. The line of its distance has its room before anything is painted where a city was chosen
 * (model/page/inlineScript.ts), and none where none was.
 */
export const wayLines = css`
  display: none;
  font-size: 0.9375rem;
  line-height: 1.5rem;

  &[data-map],
  html[data-city] & {
    display: block;
  }
  .distance {
    display: none;
    color: var(--muted);
  }
  html[data-city] & .distance {
    display: block;
    min-height: 1.5rem;
  }
  a {
    position: relative;
    z-index: 1;
    display: inline-block;
    padding-block: 4px;
    color: var(--green);
    font-weight: 600;
    text-decoration: underline;
  }
  a::after {
    content: none;
  }
`
