'use client'

import { useMachine } from '@xstate/react'
import { useState } from 'react'
import styled from 'styled-components'
import { inspected } from '@/components/analytics/inspected'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { logoutCopy } from '@/content/copy/logout'
import { liveLogout } from './logout.actors'

const LogoutRoot = styled.div`
  display: grid;
  gap: 16px;

  .question {
    font-size: 1.125rem;
    line-height: 1.5;
  }
  [role='alert']:empty {
    position: absolute;
  }
  .failed {
    padding: 12px 14px;
    border-left: 4px solid var(--error);
    border-radius: 4px;
    background: color-mix(in srgb, var(--error) 7%, var(--surface));
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .answers {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
  .answers button {
    font: inherit;
    font-weight: 600;
    line-height: 1.35;
    cursor: pointer;
  }
  .answers .button-primary {
    font-weight: 700;
  }
  .answers [aria-disabled='true'] {
    border-color: var(--line);
    background: var(--line);
    color: var(--ink);
    cursor: progress;
  }
`

/** The logout confirmation (specification, section 2, modals). */
export function LogoutConfirm({ language, close }: ModalContentProps) {
  const copy = logoutCopy[language]
  const [machine] = useState(() => liveLogout(close))
  const [snapshot, send] = useMachine(machine, inspected())
  const isBusy = snapshot.hasTag('busy')

  return (
    <LogoutRoot>
      <p className="question">{copy.question}</p>
      <div role="alert">{snapshot.hasTag('error') && <p className="failed">{copy.failed}</p>}</div>
      <div className="answers">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'logout.cancelled' })}
        >
          {copy.cancel}
        </button>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          onClick={() => send({ type: 'logout.confirmed' })}
        >
          {copy.confirm}
        </button>
      </div>
    </LogoutRoot>
  )
}
