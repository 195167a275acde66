import styled from 'styled-components'
import { AccountRoot } from '@/components/account/AccountRoot.styles'
import { quietButton } from '@/components/ui/theme/surfaces'

/** Pages of a doctor's places and of an appointment: the account's column, with days and places to choose. */
export const BookingRoot = styled(AccountRoot)`
  .steps {
    display: grid;
    gap: 24px;
  }
  .steps[aria-busy='true'] button,
  .steps[aria-busy='true'] .days a {
    cursor: progress;
  }
  /* Asked for a child, or a patient whose year of birth is typed; always by a browser that cannot tell. */
  @supports selector(:has(a)) {
    form:not(:has([name='relation'][value='child']:checked, [name='birthYear']:not(:placeholder-shown)))
      .guardian[data-invalid='false'] {
      display: none;
    }
  }
  .busy:empty {
    position: absolute;
  }
  .days ol,
  .places ul {
    display: grid;
    gap: 8px;
    padding: 0;
    list-style: none;
  }
  .days ol {
    grid-template-columns: repeat(auto-fill, minmax(min(128px, 50% - 4px), 1fr));
  }
  .days li {
    display: grid;
  }
  .days a {
    display: grid;
    align-content: center;
    gap: 2px;
    min-height: 56px;
    padding: 6px 8px;
    border: 1.5px solid var(--field-line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
  }
  .days a:hover {
    background: var(--sand);
  }
  .days a[aria-current] {
    border-color: var(--green);
    box-shadow: inset 0 0 0 1.5px var(--green);
  }
  .days small {
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  .places {
    display: grid;
    gap: 20px;
  }
  .places form,
  .part {
    display: grid;
    gap: 12px;
  }
  .places ul {
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  }
  .places .tokens {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  }
  button[type='submit'].place {
    ${quietButton}
    width: 100%;
    min-height: 48px;
    border: 1.5px solid var(--green);
    padding: 8px;
    border-radius: var(--radius);
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }
  button[type='submit'].place:is(:hover, [aria-current]) {
    background: var(--sand);
  }
  button[type='submit'].place[aria-current] {
    border-width: 3px;
    font-weight: 600;
  }
  .facts {
    display: grid;
    gap: 12px;
    margin: 0;
  }
  .facts > div {
    display: grid;
    align-content: start;
    gap: 2px;
  }
  .facts dt {
    color: var(--muted);
    font-size: 0.9375rem;
  }
  .facts dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .facts .main {
    font-size: 1.5rem;
    line-height: 1.3;
  }
  .turn,
  .turn [role='status'] {
    display: grid;
    gap: 8px;
  }
  .turn .main {
    font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem);
    font-weight: 700;
    line-height: 1.2;
  }
  .turn .range {
    font-size: 1.25rem;
    font-weight: 600;
  }

  @media (min-width: 768px) {
    .facts {
      grid-template-columns: 1fr 1fr;
    }
  }
`
