'use client'

import { useLeftLog } from './useLeftLog'

/** Adds the log of the page before to the report. */
export const ProblemLogField = ({ isSent }: { readonly isSent: boolean }) => (
  <input type="hidden" name="log" value={useLeftLog(isSent)} readOnly />
)
