/** The line that says that something is stored, in the place of the form. */
const doneStyle = `
  .done {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    margin: 0;
    color: var(--success);
    font-size: 1.125rem;
    font-weight: 700;
    line-height: 1.4;
    outline: none;
  }
  .done:empty {
    position: absolute;
    min-height: 0;
  }
  .done:not(:empty)::before {
    content: '';
    flex: none;
    width: 8px;
    height: 16px;
    margin: -5px 4px 0 8px;
    border: solid currentColor;
    border-width: 0 3px 3px 0;
    transform: rotate(45deg);
  }
`

/** 'Use my current location' and its status line, in any form. */
const nearmeStyle = `
  .nearme {
    display: flex;
    align-items: center;
    gap: 10px;
    justify-self: start;
    min-height: 44px;
    padding: 6px 14px 6px 10px;
    border: 1.5px solid var(--green);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--deep-green);
    font: inherit;
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
    text-align: start;
    cursor: pointer;
  }
  .nearme:hover {
    background: var(--sand);
  }
  .nearme[aria-disabled='true'] {
    border-color: var(--line);
    background: var(--sand);
    color: var(--muted);
    cursor: progress;
  }
  .nearme svg {
    flex: none;
  }
  .nearme-status {
    margin: 0;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .nearme-status:empty {
    position: absolute;
  }
`

/** Styles of the modal 'Select Your City': its list is at most 40vh high (specification, section 2). */
const selectCityStyle = `
  .select-city {
    display: grid;
    gap: 14px;
  }

  /* Always as high, so that nothing moves when the cities come or one is searched for. */
  .select-city .list,
  .select-city .none {
    position: relative;
    overflow-y: auto;
    overscroll-behavior: contain;
    height: 40vh;
    margin-inline: -12px;
    border-block: 1px solid var(--line);
  }
  .select-city .group {
    padding: 10px 12px 2px;
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.5;
  }
  .select-city [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 44px;
    padding: 6px 12px;
    border: 0;
    border-radius: 8px;
    background: transparent;
    color: var(--ink);
    font: inherit;
    font-size: 1.0625rem;
    line-height: 1.35;
    text-align: start;
    cursor: pointer;
  }
  .select-city [role='option']:hover,
  .select-city [role='option'][data-active] {
    background: var(--sand);
  }
  .select-city [role='option'][data-active] {
    box-shadow: inset 3px 0 0 var(--green);
  }
  .select-city [role='option'][aria-selected='true'] {
    color: var(--green);
    font-weight: 700;
  }
  .select-city [role='option'][aria-selected='true']::after {
    content: '';
    width: 7px;
    height: 13px;
    margin: -4px 6px 0 0;
    border: solid currentColor;
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(45deg);
  }
  .select-city .none {
    padding: 12px;
    color: var(--muted);
  }

  @media (min-width: 768px) {
    .select-city .popular {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .select-city .popular .group {
      grid-column: 1 / -1;
    }
  }
`

/** A question and its answers side by side. */
const answersStyle = `
  .modal .question {
    font-size: 1.125rem;
    line-height: 1.5;
  }
  .modal .actions {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
  .modal .actions .button {
    font: inherit;
    font-weight: 600;
    line-height: 1.35;
    cursor: pointer;
  }
  .modal .actions [aria-disabled='true'] {
    border-color: var(--line);
    background: var(--line);
    color: var(--ink);
    cursor: progress;
  }
`

/**
 * Styles of modal content. They load with the modals' code, not with every page (docs/decisions/0031), and are plain
 * CSS, since that code has no styled-components (docs/decisions/0019).
 */
export const modalContentStyle = nearmeStyle + selectCityStyle + doneStyle + answersStyle
