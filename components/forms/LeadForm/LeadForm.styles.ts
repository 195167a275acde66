import styled, { css } from 'styled-components'
import type { LeadFormLayout } from './leadFormViewModel'
import { FORM_LOOK } from './form.styles'

/** Two fields side by side where the form (not the window) is wide enough; long ones take the whole row. */
export const twoColumns = css`
  @container (min-width: 34rem) {
    .fields {
      grid-template-columns: 1fr 1fr;
      gap: 16px 20px;
    }
    .radio-group,
    .field-query {
      grid-column: 1 / -1;
    }
    button[type='submit'] {
      justify-self: start;
      min-width: 260px;
    }
  }
`

/** A form on a card of its own. */
export const formCard = css`
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);

  @media (min-width: 768px) {
    padding: 28px;
  }
`

/** One look a layout; the table of variants names the layout (model/lead/leadForm.ts). */
const LAYOUTS: Readonly<Record<LeadFormLayout, ReturnType<typeof css>>> = {
  bare: css`
    max-width: 36rem;
    ${twoColumns}
  `,
  hero: css`
    ${formCard}
    border-color: transparent;
    border-top: 4px solid var(--green);
    box-shadow: var(--shadow);

    form {
      gap: 14px;
    }
  `,
  strip: css`
    padding: 16px;
    border-block: 1px solid var(--line);
    background: var(--surface);

    .form-head :is(h1, h2, h3) {
      font-size: 1.125rem;
    }
    @container (min-width: 44rem) {
      form {
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 12px 16px;
      }
      /* The button, which comes last, makes the fields narrower: they show themselves once it is there. */
      form:not(:has(button[type='submit'])) > * {
        visibility: hidden;
      }
      .form-head,
      .form-foot .small-print {
        grid-column: 1 / -1;
      }
      .fields {
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        gap: 12px;
      }
      .form-foot {
        display: contents;
      }
      button[type='submit'] {
        align-self: start;
        grid-row: 2;
        grid-column: 2;
        min-height: 48px;
        margin-top: calc(0.9375rem * 1.5 + 4px);
      }
      .fields {
        grid-row: 2;
        grid-column: 1;
      }
      .consent,
      .notice {
        grid-column: 1 / -1;
      }
    }
  `,
  stacked: css`
    ${formCard}
    ${twoColumns}
  `,
  docked: css`
    ${formCard}
    ${twoColumns}

    @media (max-width: 767px) {
      position: fixed;
      z-index: 20;
      inset: auto 0 0;
      max-height: min(88dvh, 100%);
      padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
      overflow-y: auto;
      border-width: 1px 0 0;
      border-radius: 14px 14px 0 0;
      box-shadow: var(--shadow);

      form {
        gap: 10px;
      }
      .form-head :is(h1, h2, h3) {
        font-size: 1.0625rem;
      }
      /* At rest only the first field shows; the rest opens when a person enters the form, and stays while it has
         something to say. Without JavaScript too. */
      form:not(:focus-within, [data-open], :has([aria-invalid])) {
        .form-head p,
        .field:nth-of-type(n + 2),
        .form-foot {
          display: none;
        }
      }
    }
  `,
  question: css`
    ${formCard}
    border-left: 4px solid var(--green);
    ${twoColumns}
  `,
  opinion: css`
    ${formCard}
    background: color-mix(in srgb, var(--green) 5%, var(--surface));
    ${twoColumns}

    @container (min-width: 34rem) {
      .radio-group {
        grid-column: auto;
      }
    }
  `,
  modal: css`
    ${twoColumns}
  `,
}

/**
 * A docked form lies over the page's end: the page gets that much room there, and what takes the focus is scrolled
 * clear of it (WCAG 2.2, 2.4.11).
 */
export const DOCK_ROOM =
  '@media (max-width: 767px) { body { padding-bottom: 136px } html { scroll-padding-bottom: 148px } }'

/** The styled container of a lead form. A Server Component: no styling code reaches the browser. */
export const LeadFormRoot = styled.div.attrs(FORM_LOOK)<{ $layout: LeadFormLayout }>`
  ${({ $layout }) => LAYOUTS[$layout]}
`
