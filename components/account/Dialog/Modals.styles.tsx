import styled, { css } from 'styled-components'
import { FORM_LOOK } from '@/components/forms/LeadForm/form.styles'
import { twoColumns } from '@/components/forms/LeadForm/LeadForm.styles'

const contrast = css`
  .modal[data-shows='leadForm'] .modal-head {
    background: var(--band);
    color: var(--on-band);
  }
  .modal[data-shows='leadForm'] .modal-close {
    color: inherit;
  }
  .modal[data-shows='leadForm'] .modal-close:focus-visible {
    outline-color: var(--on-band);
  }
`

/**
 * The dialog of all modals: docked at the bottom on phones, in the middle of wider screens unless it is docked there
 * too. Forms and fields in it look as the lead form's.
 */
export const ModalsRoot = styled.div.attrs(FORM_LOOK)<{ $contrast: boolean }>`
  container-type: normal;

  .modal {
    box-sizing: border-box;
    width: 100%;
    max-width: none;
    max-height: min(92dvh, 100%);
    margin: auto 0 0;
    padding: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 0;
    border-radius: 16px 16px 0 0;
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow);
  }
  .modal::backdrop {
    background: var(--veil);
  }
  .modal-head {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 8px 8px 20px;
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }
  .modal-head h2 {
    margin: 0;
    outline: none;
    font-size: 1.25rem;
    line-height: 1.3;
  }
  .modal-close {
    display: grid;
    flex: none;
    place-items: center;
    width: 48px;
    height: 48px;
    border: 0;
    border-radius: 10px;
    background: transparent;
    color: var(--ink);
    cursor: pointer;
  }
  .modal-content {
    padding: 16px 20px calc(20px + env(safe-area-inset-bottom));
  }
  .modal-content:empty,
  .modal-content:not(:empty) + .loading {
    display: none;
  }
  .modal .loading {
    display: grid;
    place-items: center;
    min-height: 240px;
    color: var(--muted);
  }
  .modal[data-shows='leadForm'] .loading {
    min-height: 340px;
  }
  .modal-body {
    container-type: inline-size;
  }
  ${twoColumns}
  ${({ $contrast }) => $contrast && contrast}

  @media (min-width: 768px) {
    .modal {
      width: 480px;
      max-height: 90dvh;
      margin: auto;
      border-radius: 14px;
    }
    .modal[data-shows='leadForm'] {
      width: 600px;
    }
    .modal[data-docked] {
      margin: auto auto 0;
      border-radius: 16px 16px 0 0;
    }
    .modal-content {
      padding: 20px 28px 28px;
    }
    .modal-head {
      padding-left: 28px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .modal[open] {
      animation: modal-in 160ms ease-out;
    }
    @keyframes modal-in {
      from {
        opacity: 0;
        transform: translateY(24px);
      }
    }
  }
`
