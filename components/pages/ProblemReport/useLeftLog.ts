import { useEffect, useState } from 'react'
import { PROBLEM_LOG_KEY } from '@/model/page/problemReport'
import { tabStorage } from '@/services/storage'

/** The log that the page before left in the tab (components/analytics/machineLog.ts), or ''; deleted once it is sent. */
export function useLeftLog(isSent: boolean): string {
  const [log, setLog] = useState('')
  useEffect(() => {
    if (isSent) tabStorage.remove(PROBLEM_LOG_KEY)
    else setLog(tabStorage.read(PROBLEM_LOG_KEY) ?? '')
  }, [isSent])
  return log
}
