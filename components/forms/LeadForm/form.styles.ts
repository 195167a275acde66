import { createGlobalStyle } from 'styled-components'
import { selectArrow } from '@/components/ui/theme/surfaces'

/** Marks an element with a form's look: `styled.div.attrs(FORM_LOOK)`. */
export const FORM_LOOK = { className: 'form-look' }

/** Shared styles of lead forms and modals, written once a page (app/_document/document.tsx) before the roots' own. */
export const FormLook = createGlobalStyle`
.form-look {
  container-type: inline-size;
  color: var(--ink);

  form {
    display: grid;
    gap: 16px;
    text-align: left;
  }
  form:focus {
    outline: none;
  }
  .form-head {
    display: grid;
    gap: 4px;
  }
  .form-head :is(h1, h2, h3) {
    margin: 0;
    font-size: 1.375rem;
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .form-head p {
    margin: 0;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
    text-wrap: pretty;
  }
  .fields {
    display: grid;
    gap: 14px;
    align-items: start;
  }
  .field {
    display: grid;
    gap: 4px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .label-line {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }
  label,
  legend {
    padding: 0;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.5;
  }
  .optional {
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
    line-height: 1.6;
  }
  input:where([type='text'], [type='email']),
  select,
  textarea {
    box-sizing: border-box;
    width: 100%;
    min-width: 0;
    min-height: 48px;
    margin: 0;
    padding: 10px 12px;
    border: 1px solid var(--field-line);
    border-radius: 8px;
    background-color: var(--surface);
    color: var(--ink);
    font: inherit;
    font-size: 1.0625rem;
    line-height: 1.5;
  }
  select {
    appearance: none;
    padding-right: 36px;
    background-image: ${selectArrow};
    background-repeat: no-repeat;
    background-position: right 14px center;
    text-overflow: ellipsis;
  }
  textarea {
    min-height: 84px;
    resize: vertical;
  }
  ::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  :is(input, select, textarea, button, a):focus-visible {
    outline: 3px solid var(--green);
    outline-offset: 1px;
  }
  .mobile {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 8px;
  }
  .mobile select {
    padding-right: 28px;
    background-position: right 10px center;
    text-overflow: clip;
  }
  .mobile input {
    font-variant-numeric: tabular-nums;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 4px;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-size: 1rem;
    font-weight: 400;
    cursor: pointer;
  }
  .choices.styled .choice {
    flex: 1 1 auto;
    box-sizing: border-box;
    padding: 8px 12px;
    border: 1px solid var(--field-line);
    border-radius: 8px;
    background: var(--surface);
    line-height: 1.35;
  }
  .choices.several {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  }
  .choices.styled .choice:has(:checked) {
    border-color: var(--green);
    box-shadow: inset 0 0 0 1px var(--green);
  }
  input:where([type='radio'], [type='checkbox']) {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--green);
  }
  [data-invalid='true'] :is(input, select, textarea),
  [data-invalid='true'] .choice {
    border-color: var(--error);
  }
  [data-invalid='true'] :is(input, select, textarea):not([type='radio'], [type='checkbox']) {
    box-shadow: inset 0 0 0 1px var(--error);
  }
  [data-invalid='true'] .mobile select {
    border-color: var(--field-line);
    box-shadow: none;
  }
  .error {
    margin: 0;
    color: var(--error);
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.45;
  }
  .form-foot {
    display: grid;
    gap: 12px;
  }
  .consent {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding-block: 4px;
    font-size: 0.9375rem;
    font-weight: 400;
    cursor: pointer;
  }
  .notice {
    display: grid;
    gap: 4px;
  }
  .notice:empty {
    position: absolute;
  }
  .notice:has(.failed) {
    padding: 12px 14px;
    border-left: 4px solid var(--error);
    border-radius: 4px;
    background: color-mix(in srgb, var(--error) 7%, var(--surface));
  }
  .notice p {
    margin: 0;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .notice .contact {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
  }
  .notice .contact a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--green);
    font-weight: 600;
  }
  button[type='submit'] {
    box-sizing: border-box;
    min-height: 52px;
    padding: 10px 20px;
    border: 0;
    border-radius: 10px;
    background: var(--marigold);
    color: var(--on-marigold);
    font: inherit;
    font-size: 1.0625rem;
    font-weight: 700;
    line-height: 1.3;
    cursor: pointer;
  }
  button[type='submit']:hover {
    background: color-mix(in srgb, var(--marigold) 88%, var(--ink));
  }
  button[type='submit'][aria-disabled='true'] {
    background: var(--line);
    color: var(--ink);
    cursor: progress;
  }
  .small-print {
    margin: 0;
    color: var(--muted);
    font-size: 0.8125rem;
    line-height: 1.55;
    text-wrap: pretty;
  }
  .small-print a {
    color: inherit;
    text-underline-offset: 2px;
  }

  @media (forced-colors: active) {
    .choices.styled .choice:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
}
`
