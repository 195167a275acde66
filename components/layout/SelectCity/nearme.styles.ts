/** 'Use my current location' and what is said about it, wherever it stands. */
export const nearmeStyle = `
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
  .near-told {
    margin: 0;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .near-told:empty {
    position: absolute;
  }
`
