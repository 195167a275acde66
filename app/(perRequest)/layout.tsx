import type { ReactNode } from 'react'
import { Document, documentMetadata, documentViewport } from '@/app/_document/document'

export const generateMetadata = documentMetadata
export const viewport = documentViewport
/** Of every page below. */
export const dynamic = 'force-dynamic'

/** English pages that are made anew for each request, the desk's and developers' among them. */
export default function PerRequestLayout({ children }: { readonly children: ReactNode }) {
  return <Document language="en">{children}</Document>
}
