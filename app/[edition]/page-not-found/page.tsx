import type { Metadata } from 'next'
import { type EditionParams, languageOf } from '@/app/_document/edition'
import { NotFoundPage } from '@/app/_document/notFoundPage'
import { errorPageCopy } from '@/content/copy/errorPages'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const { title, description } = errorPageCopy[await languageOf(props)].head
  return { title, description, robots: { index: false } }
}

/** What the edge sends, with status 404 or 410, wherever there is no page (server/documents). */
export default async function PageNotFound(props: EditionParams) {
  return <NotFoundPage language={await languageOf(props)} />
}
