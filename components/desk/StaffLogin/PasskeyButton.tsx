'use client'

import { useState } from 'react'
import { deskAccountCopy as copy } from '@/content/copy/deskAccount'
import { staffLoginCopy } from '@/content/copy/staffLogin'
import { type SignInFailureKind, signInFailureOf } from '@/model/desk/staff'
import { askPasskeyFor, type PasskeyUse } from './askPasskey'

type PasskeyButtonProps = { readonly use: PasskeyUse; readonly label: string }

/** Asks the browser for a passkey, and says why none was taken. */
export function PasskeyButton({ use, label }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SignInFailureKind | null>(null)
  const ask = () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    askPasskeyFor(use).catch((error: unknown) => {
      setBusy(false)
      setProblem(signInFailureOf(error).kind)
    })
  }
  return (
    <div className="passkey">
      <button
        type="button"
        className="button button-primary"
        aria-disabled={isBusy || undefined}
        onClick={ask}
      >
        {isBusy ? copy.passkeyBusy : label}
      </button>
      <noscript>
        <p className="hint">{staffLoginCopy.passkeyNeeds}</p>
      </noscript>
      <p role="status" className={problem ? 'problem' : undefined}>
        {problem && copy.passkeyProblems[problem]}
      </p>
    </div>
  )
}
