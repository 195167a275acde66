import styled from 'styled-components'
import { quietText, toneBox, touchLink } from '@/components/ui/theme/surfaces'

/** The desk's catalogue: lists, forms and comparisons in one column, languages side by side where there is room. */
export const ContentRoot = styled.div`
  display: grid;
  gap: 24px;
  width: min(100% - 32px, 72rem);
  margin-inline: auto;
  padding-block: 24px 64px;

  h1 {
    font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem);
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.25rem;
  }
  .crumbs,
  .tabs,
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: center;
  }
  .crumbs a,
  .tabs a,
  .link {
    ${touchLink}
    color: var(--green);
  }
  .tabs a[aria-current='page'] {
    color: var(--ink);
    font-weight: 700;
    text-decoration: none;
  }
  .hint {
    ${quietText}
  }
  .confirmation,
  .problem,
  .faults,
  .sent-back {
    padding: 12px 16px;
    ${toneBox}
    font-weight: 600;
  }
  .confirmation {
    --tone: var(--success);
  }
  .problem,
  .faults {
    --tone: var(--error);
  }
  .faults {
    font-weight: 400;
  }
  .faults ul {
    padding-left: 20px;
  }
  .faults a {
    color: var(--green);
  }
  .sent-back {
    --tone: var(--marigold);
    font-weight: 400;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .reason {
    flex-basis: 100%;
    max-width: 36rem;
  }
  section,
  form {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  .list {
    display: grid;
    padding: 0;
    border-top: 1px solid var(--line);
    list-style: none;
  }
  .list li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    align-items: center;
    justify-content: space-between;
    padding-block: 2px;
    border-bottom: 1px solid var(--line);
  }
  .list a {
    ${touchLink}
    color: var(--green);
    overflow-wrap: anywhere;
  }
  .state {
    color: var(--muted);
    font-size: 0.9375rem;
  }
  .state.late {
    color: var(--error);
    font-weight: 600;
  }
  .search {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 8px 12px;
    max-width: 36rem;
  }
  label,
  legend {
    font-weight: 600;
  }
  .field {
    display: grid;
    gap: 6px;
    min-width: 0;
    align-content: start;
  }
  fieldset {
    display: grid;
    gap: 16px;
    min-width: 0;
    margin: 0;
    padding: 12px 16px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  fieldset fieldset {
    padding-inline: 12px;
  }
  .pair {
    display: grid;
    gap: 16px 24px;
    min-width: 0;
  }
  input,
  select,
  textarea {
    width: 100%;
    min-height: 44px;
    padding: 9px 12px;
    border: 1px solid var(--muted);
    border-radius: 8px;
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }
  textarea {
    field-sizing: content;
    max-height: 32rem;
    line-height: 1.5;
    resize: vertical;
  }
  [aria-invalid='true'] {
    border: 2px solid var(--error);
  }
  .error {
    color: var(--error);
    font-weight: 600;
  }
  .fixed {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  .beside {
    padding-left: 12px;
    border-left: 3px solid var(--line);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  button {
    min-height: 44px;
    padding: 0 18px;
    border: 1px solid var(--green);
    border-radius: 8px;
    background: var(--surface);
    color: var(--green);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  button.main {
    background: var(--green);
    color: var(--surface);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    padding-block: 12px;
    border-top: 1px solid var(--line);
    background: var(--paper);
  }
  /* Where it is narrow the bar would lie over what has the focus. */
  @media (min-width: 1024px) {
    .bar {
      position: sticky;
      bottom: 0;
    }
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  dl.diff {
    display: grid;
    gap: 16px;
  }
  .diff dt {
    font-weight: 600;
  }
  .diff dd {
    margin: 4px 0 0;
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  del {
    background: color-mix(in srgb, var(--error) 14%, transparent);
    text-decoration: line-through;
  }
  ins {
    background: color-mix(in srgb, var(--success) 18%, transparent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media (min-width: 768px) {
    .pair {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`
