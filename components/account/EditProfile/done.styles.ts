/** The line that says that something is stored, in the place of the form. */
export const doneStyle = `
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
