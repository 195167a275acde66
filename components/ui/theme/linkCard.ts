import { css } from 'styled-components'
import { sheet } from './surfaces'

/** An item of a list as a card whose whole face leads where its one link leads. */
export const linkCard = css`
  position: relative;
  display: grid;
  align-content: start;
  ${sheet}

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
  a.button-primary {
    color: var(--on-marigold);
  }
`

/** Cards below each other on phones, in up to three columns where there is room. */
export const cardColumns = css`
  display: grid;
  gap: 12px;
  list-style: none;

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    gap: 16px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
    gap: 20px;
  }
`

/** A card that leads somewhere, with a drawing beside its name. */
export const drawnCard = css`
  li {
    ${linkCard}
    grid-template-columns: 56px 1fr;
    gap: 4px 16px;
    padding: 16px;
  }
  .illustration {
    grid-row: 1 / 4;
  }
`

/** Cards in two columns where there is room, and a note below. */
export const cardsWithNote = css`
  display: grid;
  gap: 12px;

  > ul {
    display: grid;
    gap: 12px;
    list-style: none;
  }
  > ul > li {
    padding: 16px;
  }
  :is(h2, h3) {
    font-size: 1.125rem;
    letter-spacing: -0.01em;
    line-height: 1.35;
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

/** Doctors or hospitals at a glance. */
export const placeCards = css`
  ${cardsWithNote}

  > ul > li {
    ${linkCard}
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
`

/** The same in a list where one chooses: a card the whole width, what it costs and what one can do at its right. */
export const listedCards = css`
  .ways {
    position: relative;
    z-index: 1;
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .ways > * {
    flex: 0 0 auto;
    gap: 8px;
    min-height: 44px;
    padding: 6px 14px;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .ways > .button-primary {
    flex-grow: 1;
  }
  /* One button is filled; what else can be done is text. */
  .ways > :not(.button-primary, [aria-pressed='true']) {
    padding-inline: 8px;
    border-color: transparent;
    background: none;
  }
  .ways a:not(.button-primary) {
    color: var(--deep-green);
  }
  .ways a::after {
    content: none;
  }
  .ways input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--green);
  }
  li:has(.ways :checked) {
    border-color: var(--green);
    background: var(--sand);
  }

  @media (min-width: 640px) {
    > ul {
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
    }
    > ul > li {
      padding: 16px 20px;
    }
    .facts {
      grid-template-columns: 1fr 1fr;
      gap: 2px 20px;
    }
    .ways > .button-primary {
      flex: 0 0 12rem;
    }
  }
`
