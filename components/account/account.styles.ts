/** The number's field with its dial code before it; plain CSS. @param within the selector of the element around it */
export const dialStyle = (within = '') => `
  ${within} .dial {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: stretch;
  }
  ${within} .dial-code {
    display: grid;
    place-items: center;
    padding-inline: 14px;
    border: 1px solid var(--field-line);
    border-right: 0;
    border-radius: 8px 0 0 8px;
    background: var(--sand);
    font-variant-numeric: tabular-nums;
  }
  ${within} .dial input {
    border-radius: 0 8px 8px 0;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
`
