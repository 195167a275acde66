import styled from 'styled-components'

/** The form of the desk's settings: limits side by side where there is room, lists of reasons as lines. */
export const DeskSettingsRoot = styled.div`
  display: grid;
  gap: 24px;

  form,
  .card,
  fieldset {
    min-width: 0;
  }
  fieldset {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset fieldset {
    gap: 12px;
    margin-top: 12px;
  }
  fieldset:focus {
    outline: 3px solid var(--green);
    outline-offset: 4px;
  }
  legend {
    float: left;
    width: 100%;
    font-size: 1.0625rem;
  }
  textarea {
    field-sizing: content;
    max-height: 24rem;
  }
  .limits {
    display: grid;
    gap: 20px 24px;
    align-items: start;
  }
  .limits input {
    max-width: 10rem;
  }
  .error {
    color: var(--error);
    font-weight: 600;
  }
  .differences {
    display: grid;
    gap: 4px;
    margin-top: 8px;
    padding-left: 20px;
    color: var(--ink);
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  @media (min-width: 768px) {
    .limits {
      grid-template-columns: 1fr 1fr;
    }
  }
`
