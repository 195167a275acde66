import type { Metadata } from 'next'
import { type EditionParams, languageOf } from '@/app/_document/edition'
import { errorPageCopy } from '@/content/copy/errorPages'
import { MissingPage } from '@/app/[edition]/page-not-found/MissingPage'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const { title, body } = errorPageCopy[await languageOf(props)].gone
  return { title, description: body, robots: { index: false } }
}

/** Sent by the edge with status 410 (server/edge). */
export default async function PageGone(props: EditionParams) {
  return <MissingPage language={await languageOf(props)} isGone />
}
