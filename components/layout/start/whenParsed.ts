/** Calls back once all of the document is there; at once where it is. */
export const whenParsed = (work: () => void): void =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', work, { once: true }) : work()
