'use client'

import { useState } from 'react'
import { deskAlertsCopy as copy } from '@/content/copy/deskAlerts'
import type { AlertFailureKind } from '@/model/desk/alerts'
import { tellHere } from './alertBrowser'

/** Asks the browser for leave to tell, and says why it does not. @param publicKey of the site (VAPID) */
export function BrowserButton({ publicKey }: { readonly publicKey: string }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AlertFailureKind | null>(null)
  const ask = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(await tellHere(publicKey))
    setBusy(false)
  }
  return (
    <div className="passkey">
      <button
        type="button"
        className="button button-primary"
        aria-disabled={isBusy || undefined}
        onClick={() => void ask()}
      >
        {isBusy ? copy.asking : copy.tellHere}
      </button>
      <noscript>
        <p className="hint">{copy.needsScript}</p>
      </noscript>
      <p role="status" className={problem ? 'problem' : undefined}>
        {problem && copy.problems[problem]}
      </p>
    </div>
  )
}
