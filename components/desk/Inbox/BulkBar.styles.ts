import { css } from 'styled-components'

/** The boxes of leads and what is done with the chosen ones; part of the inbox's style. */
export const bulkBarStyle = css`
  .scroller li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .scroller li:has(.box) {
    grid-template-columns: 44px minmax(0, 1fr);
    border-bottom: 1px solid var(--line);
  }
  .scroller .box + a {
    padding-inline-start: 4px;
    border-bottom: 0;
  }
  .box {
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  .box input {
    width: 24px;
    height: 24px;
    accent-color: var(--green);
  }
  .bulk {
    padding: 10px 16px;
    border-bottom: 1px solid var(--line);
    background: var(--sand);
  }
  .bulk [role='status']:not(:empty) {
    margin-bottom: 6px;
    font-weight: 600;
  }
  .bulk form:not([hidden]) {
    display: grid;
    gap: 8px;
  }
  .bulk .step {
    display: flex;
    gap: 8px;
    align-items: end;
  }
  .bulk .step label {
    flex: 1;
    min-width: 0;
    font-size: 0.875rem;
  }
  .bulk .line {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  @media (scripting: enabled) {
    .bulk[data-idle] {
      display: none;
    }
  }
  @media (scripting: none) {
    .bulk .alive {
      display: none;
    }
  }
`
