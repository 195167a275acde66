import styled, { css } from 'styled-components'
import { BAR_AWAY_ATTRIBUTE } from '@/model/page/pageMarks'

/**
 * In the docked form's line: the dismiss button, and WhatsApp once the page is scrolled. The form leaves room for
 * them (LeadForm.styles.ts); docked with scripts only.
 */
const inDock = css`
  .floating:not([data-past]) {
    display: none;
  }
  @media (max-width: 767px) and (scripting: enabled) {
    html:not([${BAR_AWAY_ATTRIBUTE}]) & .floating {
      z-index: 21;
      bottom: calc(8px + env(safe-area-inset-bottom));
      display: flex;
    }
    .floating [data-opens],
    .floating:not([data-past]) a {
      display: none;
    }
    .floating a.button {
      width: 48px;
      padding: 0;
      gap: 0;
      font-size: 0;
    }
    .floating .button {
      box-shadow: none;
    }
  }
`

/** Room at the end of a phone's page, so that the buttons cover nothing there. */
const roomBelow = css`
  @media (max-width: 767px) {
    .floating {
      inset-inline: 12px;
      gap: 6px;
    }
    .floating a.button {
      flex: 1 0 auto;
      padding-inline: 8px;
      font-size: 0.9375rem;
    }
    body:has(& .floating:not([hidden]))::after {
      content: '';
      display: block;
      height: calc(72px + env(safe-area-inset-bottom));
    }
    body:has(& .floating:not([hidden])):has(footer)::after {
      background: var(--band);
    }
  }
`

/** At the end of the page, so that no answer is covered. */
const atPageEnd = css`
  .floating.floating {
    position: static;
    justify-content: center;
    margin: 0 16px 32px;
  }
`

export type FloatingPlace = 'dock' | 'overPage' | 'pageEnd'

const PLACES: Readonly<Record<FloatingPlace, ReturnType<typeof css>>> = {
  dock: inDock,
  overPage: roomBelow,
  pageEnd: atPageEnd,
}

/** Where the buttons float: a bar under the thumb on phones, the lower right corner on wider screens. */
export const FloatingRoot = styled.div<{ $place: FloatingPlace }>`
  .floating {
    position: fixed;
    z-index: 15;
    inset: auto 12px calc(12px + env(safe-area-inset-bottom)) auto;
    display: flex;
    gap: 8px;
  }
  .floating[hidden] {
    display: none;
  }
  /* Green, since the page's primary action may be visible as well. */
  .floating .button-primary {
    --focus: var(--deep-green);
    border-color: var(--surface);
    background: var(--green);
    color: var(--surface);
  }
  .floating .button {
    padding-inline: 16px;
    font-size: 1rem;
    box-shadow: var(--shadow);
    white-space: nowrap;
  }
  .floating .button.close {
    width: 48px;
    padding: 0;
  }
  /* Focused elements are scrolled clear of them (WCAG 2.2, 2.4.11). */
  html:has(& .floating:not([hidden])) {
    scroll-padding-bottom: 88px;
  }
  @media (max-width: 767px) {
    /* Hidden while a form is filled in, and under the menu. */
    body:has(main form:focus-within, main form[data-open], header details[open])
      &
      .floating:not(:focus-within) {
      opacity: 0;
      pointer-events: none;
    }
  }
  ${({ $place }) => PLACES[$place]}
  @media (min-width: 768px) {
    .floating {
      inset: auto 24px 24px auto;
    }
  }
  @media (max-width: 349px) {
    .floating a svg {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .floating:not([hidden]) {
      animation: floating-in 160ms ease-out;
    }
    @keyframes floating-in {
      from {
        opacity: 0;
        transform: translateY(16px);
      }
    }
  }
`
