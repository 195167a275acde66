import type { ReactNode } from 'react'
import { Document, documentMetadata, documentViewport } from '@/app/_document/document'

export const generateMetadata = documentMetadata
export const generateViewport = documentViewport
/** Of every page below. */
export const dynamic = 'force-dynamic'

/** Layout of Hindi pages rendered per request. */
export default function PerRequestHindiLayout({ children }: { readonly children: ReactNode }) {
  return <Document language="hi">{children}</Document>
}
