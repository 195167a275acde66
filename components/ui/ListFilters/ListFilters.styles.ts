import styled from 'styled-components'
import { chevron } from '@/components/ui/theme/chevron'
import { foldSummary, selectArrow, sheet } from '@/components/ui/theme/surfaces'

/** The look of a list's filters: folded on phones, open where there is room. */
export const ListFiltersRoot = styled.div`
  ${chevron}
  display: grid;
  gap: 12px;

  > details {
    ${sheet}
  }
  > details > summary {
    ${foldSummary}
  }
  .more summary {
    display: flex;
    gap: 16px;
    align-items: center;
    width: max-content;
    min-height: 44px;
    padding-right: 4px;
    color: var(--deep-green);
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .more > div {
    display: grid;
    gap: 14px;
  }
  form {
    display: grid;
    gap: 14px;
    padding: 4px 16px 16px;
  }
  .field {
    display: grid;
    gap: 4px;
  }
  label {
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.4;
  }
  select {
    width: 100%;
    min-height: 48px;
    padding: 8px 36px 8px 12px;
    border: 1px solid var(--field-line);
    border-radius: 8px;
    background: var(--surface) ${selectArrow} no-repeat right 14px center;
    color: var(--ink);
    font: inherit;
    line-height: 1.3;
    text-overflow: ellipsis;
    appearance: none;
  }
  .button {
    font: inherit;
    font-weight: 600;
    line-height: 1.35;
  }
  .chosen {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    list-style: none;
  }
  .chosen a {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 4px 14px;
    border: 1px solid var(--green);
    border-radius: 22px;
    background: var(--surface);
    color: var(--deep-green);
    font-size: 0.9375rem;
    line-height: 1.35;
    text-decoration: none;
  }
  .chosen a:hover {
    background: var(--sand);
  }
  .chosen .clear {
    border-color: transparent;
    background: none;
    text-decoration: underline;
  }
  .found {
    margin-top: 4px;
    font-size: 1.1875rem;
    letter-spacing: -0.01em;
  }
  .city-offer {
    display: none;
    font-weight: 600;
  }
  html[data-city] & .city-offer {
    display: block;
    min-height: 44px;
    line-height: 44px;
  }
  .none {
    max-width: var(--measure);
    padding: 16px;
    border-radius: var(--radius);
    background: var(--sand);
  }

  /* On phones, all filters are in one sheet. */
  @supports selector(details::details-content) {
    @media (max-width: 767px) {
      .more summary {
        display: none;
      }
      .more::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
  @media (min-width: 640px) {
    form,
    .more > div {
      grid-template-columns: 1fr 1fr;
      align-items: end;
    }
    .more {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 768px) {
    form {
      grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
      gap: 2px 10px;
      padding-bottom: 4px;
    }
    form:not(:has(.more)) {
      padding-bottom: 16px;
    }
    .more {
      order: 1;
    }
    .more > div {
      grid-template-columns: repeat(4, 1fr);
      gap: 10px;
      padding-bottom: 12px;
    }
    label {
      font-size: 0.875rem;
    }
    select {
      min-height: 44px;
      padding: 6px 26px 6px 10px;
      background-position: right 10px center;
      font-size: 0.9375rem;
    }
    .button {
      min-height: 44px;
      padding-inline: 10px;
      font-size: 0.9375rem;
    }
  }
  /* On wide screens the form is open, in browsers that support it. */
  @supports selector(details::details-content) {
    @media (min-width: 768px) {
      > details > summary {
        display: none;
      }
      > details::details-content {
        display: block;
        content-visibility: visible;
      }
      form {
        padding-top: 12px;
      }
    }
  }
`
