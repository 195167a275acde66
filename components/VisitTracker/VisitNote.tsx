'use client'

import { useEffect } from 'react'
import { notePageView } from '@/services/visitCapture'

/** The browser's part: the parameters' names come from the server, so that no list of them is in the first load. */
export function VisitNote({ parameters }: { readonly parameters: readonly string[] }) {
  useEffect(() => notePageView(parameters), [parameters])
  return null
}
