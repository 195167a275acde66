import styled, { css } from 'styled-components'
import { leadFormBase } from '@/components/LeadForm/leadFormBase'
import { twoColumns } from '@/components/LeadForm/LeadFormFrame'

const contrast = css`
  .modal-head {
    background: var(--deep-green);
    color: #fff;
  }
  .modal-head .close {
    color: inherit;
  }
  .modal-head .close:focus-visible {
    outline-color: #fff;
  }
`

/** The dialog around the lead form: docked at the bottom on phones, in the middle of wider screens. */
export const LeadFormModalFrame = styled.div<{ $contrast: boolean }>`
  ${leadFormBase}
  container-type: normal;

  .lead-modal {
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
    box-shadow: 0 10px 40px rgb(18 36 31 / 28%);
  }
  .lead-modal::backdrop {
    background: rgb(18 36 31 / 55%);
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
  .close {
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
  .loading {
    min-height: 340px;
  }
  .lead-modal form {
    padding: 16px 20px calc(20px + env(safe-area-inset-bottom));
  }
  .modal-body {
    container-type: inline-size;
  }
  ${twoColumns}
  ${({ $contrast }) => $contrast && contrast}

  @media (min-width: 768px) {
    .lead-modal {
      width: 600px;
      max-height: 90dvh;
      margin: auto;
      border-radius: 14px;
    }
    .lead-modal form {
      padding: 20px 28px 28px;
    }
    .modal-head {
      padding-left: 28px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .lead-modal[open] {
      animation: lead-modal-in 160ms ease-out;
    }
    @keyframes lead-modal-in {
      from {
        opacity: 0;
        transform: translateY(24px);
      }
    }
  }
`
