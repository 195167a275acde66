import { css } from 'styled-components'

/** An item of a list as a card whose whole face leads where its one link leads. */
export const linkCard = css`
  position: relative;
  display: grid;
  align-content: start;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  &:hover {
    border-color: var(--green);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  a:hover {
    text-decoration: underline;
  }
`

/** Doctors or hospitals at a glance: cards in two columns where there is room, and a note below. */
export const placeCards = css`
  display: grid;
  gap: 12px;

  > ul {
    display: grid;
    gap: 12px;
    list-style: none;
  }
  > ul > li {
    ${linkCard}
    padding: 16px;
  }
  :is(h2, h3) {
    font-size: 1.125rem;
    letter-spacing: -0.01em;
    line-height: 1.35;
  }
  .facts {
    grid-column: 1 / -1;
    display: grid;
    gap: 2px;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
    list-style: none;
  }
  .facts .strong {
    color: var(--ink);
    font-weight: 600;
  }
  .note {
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.5;
  }

  @media (min-width: 640px) {
    > ul {
      grid-template-columns: 1fr 1fr;
      gap: 16px;
    }
    > ul > li {
      padding: 20px;
    }
  }
`
