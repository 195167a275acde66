'use client'

import { useEffect } from 'react'
import { tellFault } from '@/components/layout/start/faults'

/**
 * What is left of a page whose code failed outside of every part of its own (components/layout/start/Part.tsx): nothing, so that the
 * start script puts the page back as the server wrote it (plainPage.ts), without code.
 */
export default function GlobalError({ error }: { readonly error: unknown }) {
  useEffect(() => tellFault('page', error), [error])
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <body />
    </html>
  )
}
