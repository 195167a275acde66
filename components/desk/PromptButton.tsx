'use client'

import { useState } from 'react'

type PromptButtonProps<Problem extends string> = {
  readonly label: string
  /** Its label while the browser asks. */
  readonly asking: string
  readonly needsScript: string
  /** Shows the browser's prompt. @returns why it failed; null after success, when another page loads */
  readonly ask: () => Promise<Problem | null>
  readonly problems: Readonly<Record<Problem, string>>
}

/** A button with a prompt of the browser (a passkey, notifications), and the reason if it fails. */
export function PromptButton<Problem extends string>(props: PromptButtonProps<Problem>) {
  const [state, setState] = useState<'idle' | 'asking' | { readonly problem: Problem }>('idle')
  const isAsking = state === 'asking'
  const problem = typeof state === 'object' && props.problems[state.problem]
  const ask = async () => {
    if (isAsking) return
    setState('asking')
    const failed = await props.ask()
    if (failed !== null) setState({ problem: failed })
  }
  return (
    <div className="passkey">
      <button
        type="button"
        className="button button-primary"
        aria-disabled={isAsking || undefined}
        onClick={() => void ask()}
      >
        {isAsking ? props.asking : props.label}
      </button>
      <noscript>
        <p className="hint">{props.needsScript}</p>
      </noscript>
      <p role="status" className={problem ? 'problem' : undefined}>
        {problem}
      </p>
    </div>
  )
}
