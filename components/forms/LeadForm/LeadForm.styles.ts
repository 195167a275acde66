import styled, { css } from 'styled-components'
import type { LeadFormLayout } from './leadFormViewModel'
import { BAR_AWAY_ATTRIBUTE } from '@/model/page/pageMarks'
import { FORM_LOOK } from './form.styles'
import { sheet } from '@/components/ui/theme/surfaces'

/** Two columns if the form (not the window) is wide enough; long fields take the row. */
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

export const formCard = css`
  ${sheet}
  padding: 20px;

  @media (min-width: 768px) {
    padding: 24px;
  }
`

/** A form beside or below a page's content. */
const card = css`
  ${formCard}
  ${twoColumns}
`

/** Phones with scripts, which are needed to dismiss it. */
const DOCKED = '(max-width: 767px) and (scripting: enabled)'

const inDock = (style: ReturnType<typeof css>) => css`
  @media ${DOCKED} {
    html:not([${BAR_AWAY_ATTRIBUTE}]) & {
      ${style}
    }
  }
`

/** By layout name of the variants' table (model/lead/leadForm.ts). */
const LAYOUTS: Readonly<Record<LeadFormLayout, ReturnType<typeof css>>> = {
  bare: card,
  hero: card,
  strip: css`
    ${formCard}

    @container (min-width: 44rem) {
      form {
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 12px 16px;
      }
      /* The button, which comes last, narrows the fields: hidden until it has arrived. */
      form:not(:has(button[type='submit'])) {
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
  stacked: card,
  docked: css`
    ${card}

    ${inDock(css`
      position: fixed;
      z-index: 20;
      inset: auto 0 0;
      max-height: min(88dvh, 100%);
      padding: 8px 12px calc(8px + env(safe-area-inset-bottom));
      overflow-y: auto;
      border-width: 1px 0 0;
      border-radius: 0;
      box-shadow: var(--shadow);

      form {
        gap: 10px;
      }
      .form-head :is(h1, h2, h3) {
        font-size: 1.0625rem;
      }
      /*
       * Collapsed to its title, under which the first field is focusable; opens on focus and stays open with a
       * message. The dismiss button is beside it (FloatingButtons).
       */
      form:not(:focus-within, [data-open], :has([aria-invalid])) {
        .form-head p,
        .field:nth-of-type(n + 2),
        .form-foot {
          display: none;
        }
        .form-head,
        .fields {
          margin-right: var(--beside, 56px);
        }
        .form-head :is(h1, h2, h3) {
          display: grid;
          place-items: center;
          min-height: 48px;
          border-radius: var(--radius);
          background: var(--marigold);
          color: var(--on-marigold);
        }
        .fields {
          position: absolute;
          inset: 8px 12px;
          opacity: 0;
        }
        .label-line {
          position: absolute;
        }
        input {
          position: absolute;
          inset: 0;
          height: 48px;
          cursor: pointer;
        }
      }
    `)}
    body:has(.floating[data-past] a:not([data-opens])) & {
      --beside: 112px;
    }
  `,
  question: css`
    ${card}
    border-left: 4px solid var(--green);
  `,
  opinion: css`
    ${card}
    background: color-mix(in srgb, var(--green) 5%, var(--surface));

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

/** Room at the page's end, and scroll padding for focused elements (WCAG 2.2, 2.4.11). */
export const DOCK_ROOM = `@media ${DOCKED} { html:not([${BAR_AWAY_ATTRIBUTE}]) { scroll-padding-bottom: 84px } html:not([${BAR_AWAY_ATTRIBUTE}]) body { padding-bottom: 72px } }`

export const LeadFormRoot = styled.div.attrs(FORM_LOOK)<{ $layout: LeadFormLayout }>`
  ${({ $layout }) => LAYOUTS[$layout]}
`
