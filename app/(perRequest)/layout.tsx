import type { ReactNode } from 'react'
import { Document, documentMetadata, documentViewport } from '@/app/_document/document'

export const generateMetadata = documentMetadata
export const viewport = documentViewport
/** Of every page below. */
export const dynamic = 'force-dynamic'

/** Pages that are made anew for each request: a refused form, answers to a question, developers' pages. */
export default function PerRequestLayout({ children }: { readonly children: ReactNode }) {
  return <Document language="en">{children}</Document>
}
