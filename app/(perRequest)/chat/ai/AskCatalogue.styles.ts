import styled from 'styled-components'
import { urgentHelpStyle } from '@/components/ui/UrgentHelp.styles'
import { fieldBox, sheet, touchLink } from '@/components/ui/theme/surfaces'

/** The container of a question and its answers. */
export const AskCatalogueRoot = styled.div`
  display: grid;
  gap: 32px;

  form {
    display: grid;
    gap: 8px;
  }
  label {
    font-weight: 600;
  }
  .hint,
  .note {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .line input {
    flex: 1 1 16rem;
    min-width: 0;
    min-height: 52px;
    padding: 10px 14px;
    ${fieldBox}
  }
  .line button {
    flex: 1 1 auto;
    min-height: 52px;
    font: inherit;
    font-weight: 700;
    cursor: pointer;
  }
  .answer,
  .examples,
  .pages {
    display: grid;
    gap: 16px;
  }
  .answer {
    scroll-margin-top: 16px;
  }
  .answer:focus {
    outline: none;
  }
  .asked {
    overflow-wrap: anywhere;
  }
  ${urgentHelpStyle}
  .short {
    display: grid;
    gap: 8px;
    padding: 20px;
    border-left: 4px solid var(--green);
    background: var(--sand);
    overflow-wrap: anywhere;
  }
  .cards {
    display: grid;
    gap: 16px;
    list-style: none;
    counter-reset: passage;
  }
  .card {
    display: grid;
    gap: 10px;
    padding: 20px;
    ${sheet}
    counter-increment: passage;
  }
  .numbered .card h3::before {
    content: '[' counter(passage) '] ';
    color: var(--green);
  }
  .card .of {
    display: block;
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: 600;
    letter-spacing: 0;
  }
  .card ul {
    display: grid;
    gap: 6px;
    padding-left: 20px;
    line-height: 1.55;
  }
  .card li::marker {
    color: var(--green);
  }
  .links {
    display: grid;
    gap: 4px;
    list-style: none;
  }
  :is(.links, .card) a {
    ${touchLink}
  }

  @media (min-width: 768px) {
    .line button {
      flex: 0 0 auto;
      min-width: 160px;
    }
  }
`
