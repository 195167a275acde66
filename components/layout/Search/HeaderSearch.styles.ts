import { css } from 'styled-components'
import { oneLine } from '@/components/ui/theme/surfaces'

/**
 * On phones a row opened by the search button, on tablets a separate row, on wider screens in the header. Results
 * overlay the page.
 */
export const headerSearchStyle = css`
  .site-search {
    position: relative;
    display: none;
    flex: 1 1 100%;
    order: 1;
    grid-template-columns: minmax(0, 1fr) 48px;
    margin-top: 10px;
    border: 1.5px solid var(--field-line);
    border-radius: var(--radius);
    background: var(--surface);
    line-height: 1.4;
  }
  .site-search:target:not([data-ready]),
  .site-search[data-shown] {
    display: grid;
  }
  .site-search:focus-within {
    border-color: var(--green);
  }
  .site-search .city {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    border-bottom: 1px solid var(--line);
  }
  .city > select,
  .city > button {
    flex: 1;
    min-width: 0;
    min-height: 46px;
    margin: 0;
    padding: 8px 36px 8px 14px;
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    color: var(--ink);
    font: inherit;
    font-size: 1rem;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
    appearance: none;
  }
  .city > [hidden] {
    display: none;
  }
  .city .name {
    display: block;
    ${oneLine}
  }
  .city .down {
    width: 0;
    color: var(--deep-green);
    pointer-events: none;
    transform: translateX(-30px);
  }
  .query {
    min-width: 0;
    min-height: 46px;
    padding: 8px 4px 8px 14px;
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: 1rem;
    text-overflow: ellipsis;
    appearance: none;
  }
  .query::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .go {
    display: grid;
    place-items: center;
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    color: var(--deep-green);
    cursor: pointer;
  }
  .site-search :focus-visible {
    outline-offset: -2px;
  }

  @media (min-width: 768px) {
    .search-opener.search-opener {
      display: none;
    }
    .site-search.site-search {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr) 48px;
      margin-top: 14px;
    }
    .site-search .city {
      position: relative;
      grid-column: auto;
      border-right: 1px solid var(--line);
      border-bottom: 0;
    }
  }
  @media (min-width: 1024px) {
    .site-search.site-search {
      flex: 1 1 0;
      order: 0;
      grid-template-columns: 9.25rem minmax(0, 1fr) 48px;
      margin-top: 0;
    }
    .city > select,
    .city > button {
      padding-right: 32px;
    }
    .query {
      font-size: 0.9375rem;
    }
  }
`
