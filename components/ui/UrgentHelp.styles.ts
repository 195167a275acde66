/** Plain CSS: the header's results adopt it with their code, pages have it in their own styles. */
export const urgentHelpStyle = `
  .urgent {
    display: grid;
    gap: 12px;
    padding: 20px;
    border: 2px solid var(--error);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
  }
  .urgent h2 {
    color: var(--error);
    font-size: 1.375rem;
  }
  .urgent .now {
    font-weight: 600;
  }
  .urgent .calls {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .urgent .first {
    border-color: var(--error);
    background: var(--error);
    color: var(--surface);
  }
`
