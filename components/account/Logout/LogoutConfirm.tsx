'use client'

import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { useMachine } from '@xstate/react'
import { useInsertionEffect, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { logoutCopy } from '@/content/copy/logout'
import { liveLogout } from './logout.actors'

const logoutStyle = `
  .logout-confirm {
    display: grid;
    gap: 16px;
  }
  .logout-confirm .question {
    font-size: 1.125rem;
    line-height: 1.5;
  }
  .logout-confirm [role='alert']:empty {
    position: absolute;
  }
  .logout-confirm .failed {
    padding: 12px 14px;
    border-left: 4px solid var(--error);
    border-radius: 4px;
    background: color-mix(in srgb, var(--error) 7%, var(--surface));
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .logout-confirm .answers {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
  .logout-confirm .answers button {
    font: inherit;
    font-weight: 600;
    line-height: 1.35;
    cursor: pointer;
  }
  .logout-confirm .answers .button-primary {
    font-weight: 700;
  }
  .logout-confirm .answers [aria-disabled='true'] {
    border-color: var(--line);
    background: var(--line);
    color: var(--ink);
    cursor: progress;
  }
`

/** The logout confirmation (specification, section 2, modals). */
export function LogoutConfirm({ language, close }: ModalContentProps) {
  useInsertionEffect(() => adoptStyle(logoutStyle), [])
  const copy = logoutCopy[language]
  const [machine] = useState(() => liveLogout(close))
  const [snapshot, send] = useMachine(machine, inspected())
  const isBusy = snapshot.hasTag('busy')

  return (
    <div className="logout-confirm">
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
    </div>
  )
}
