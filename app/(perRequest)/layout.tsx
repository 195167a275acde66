import type { ReactNode } from 'react'
import { Document, documentMetadata, documentViewport } from '@/app/_document/document'

export const generateMetadata = documentMetadata
export const generateViewport = documentViewport
/** Of every page below. */
export const dynamic = 'force-dynamic'

/** Layout of English pages rendered per request, including desk and developer pages. */
export default function PerRequestLayout({ children }: { readonly children: ReactNode }) {
  return <Document language="en">{children}</Document>
}
