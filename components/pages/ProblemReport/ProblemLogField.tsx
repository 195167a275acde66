'use client'

import { useEffect, useState } from 'react'
import { PROBLEM_LOG_KEY } from '@/model/page/problemReport'

/** Adds the log that the page before left in the tab (components/analytics/machineLog.ts); deleted once sent. */
export function ProblemLogField({ isSent }: { readonly isSent: boolean }) {
  const [log, setLog] = useState('')
  useEffect(() => {
    try {
      if (isSent) sessionStorage.removeItem(PROBLEM_LOG_KEY)
      else setLog(sessionStorage.getItem(PROBLEM_LOG_KEY) ?? '')
    } catch {
      // Storage is closed: nothing was left.
    }
  }, [isSent])
  return <input type="hidden" name="log" value={log} readOnly />
}
