'use client'

import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { LogoutForm } from './LogoutForm'
import { liveLogout } from './logout.actors'

/** The logout form in the dialog, with its machine. */
export function LogoutConfirm({ language, close }: ModalContentProps) {
  const [machine] = useState(() => liveLogout(close))
  const [snapshot, send] = useMachine(machine, inspected())
  return (
    <LogoutForm
      language={language}
      live={{
        isBusy: snapshot.hasTag('busy'),
        hasFailed: snapshot.hasTag('error'),
        onConfirm: () => send({ type: 'logout.confirmed' }),
        onCancel: () => send({ type: 'logout.cancelled' }),
      }}
    />
  )
}
