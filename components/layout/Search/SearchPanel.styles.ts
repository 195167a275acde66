/**
 * Styles of the results under the search bar. Plain CSS that loads with their code, not with every page
 * (docs/decisions/0031).
 */
export const searchPanelStyle = `
  .panel {
    position: absolute;
    z-index: 2;
    top: calc(100% + 6px);
    left: -1.5px;
    right: -1.5px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: 6px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  /* Specification, section 9. */
  .results {
    max-height: 250px;
  }
  .panel .group {
    padding: 8px 14px 2px;
    color: var(--muted);
    font-size: 0.875rem;
  }
  .panel [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    width: 100%;
    min-height: 44px;
    padding: 6px 14px;
    border: 0;
    background: transparent;
    color: var(--ink);
    font: inherit;
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  .panel .place {
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: 400;
  }
  .panel .why {
    flex: 1 0 100%;
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  .panel.calling {
    max-height: 70vh;
    padding: 8px;
  }
  .panel .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  .panel .ways a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  .panel [role='option']:hover,
  .results [aria-selected='true'] {
    background: var(--sand);
  }
  .results [aria-selected='true'] {
    box-shadow: inset 3px 0 0 var(--green);
  }
  .status {
    padding: 10px 14px;
    color: var(--muted);
    font-size: 1rem;
  }
  @media (min-width: 768px) {
    .panel.results,
    .panel.calling,
    .status.panel {
      left: 11rem;
    }
  }
  @media (min-width: 1024px) {
    .panel.results,
    .panel.calling,
    .status.panel {
      left: 8.75rem;
    }
  }
`
