import 'server-only'
import type { Metadata } from 'next'
import { brand } from '@/content/brand'

type PageHead = {
  readonly title: string
  readonly description: string
  /** Path without query. */
  readonly path: string
  /** The page that search engines should show instead of this one. */
  readonly canonical?: string
  /** False for pages that are no answer to a search. */
  readonly isListed?: boolean
}

/** What browsers, search engines and messengers show of a page. */
export const pageMetadata = ({
  title,
  description,
  path,
  canonical = path,
  isListed = true,
}: PageHead): Metadata => ({
  title,
  description,
  alternates: { canonical },
  openGraph: { title, description, url: path, siteName: brand.name, type: 'website', locale: 'en_IN' },
  twitter: { card: 'summary', title, description },
  ...(isListed ? {} : { robots: { index: false, follow: true } }),
})
