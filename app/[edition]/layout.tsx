import type { ReactNode } from 'react'
import { Document, documentMetadata, documentViewport } from '@/app/_document/document'
import { type EditionParams, editionOf } from '@/app/_document/edition'
import { EditionStyle } from '@/components/layout/Shell/SiteShell'

export const generateMetadata = documentMetadata
export const generateViewport = documentViewport

/** Every page below is rendered when it is first asked for and kept (server/edge): nothing at build. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = EditionParams & { readonly children: ReactNode }

export default async function EditionLayout({ params, children }: Props) {
  const { language, isInApp } = editionOf((await params).edition)
  return (
    <Document language={language}>
      {isInApp && <EditionStyle />}
      {children}
    </Document>
  )
}
