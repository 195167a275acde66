import type { Metadata } from 'next'
import { type EditionParams, languageOf } from '@/app/_document/edition'
import { errorPageCopy } from '@/content/copy/errorPages'
import { MissingPage } from './MissingPage'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const { title, description } = errorPageCopy[await languageOf(props)].head
  return { title, description, robots: { index: false } }
}

/** Sent by the edge with status 404 (server/edge). */
export default async function PageNotFound(props: EditionParams) {
  return <MissingPage language={await languageOf(props)} />
}
