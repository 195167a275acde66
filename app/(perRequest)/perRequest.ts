import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { config } from '@/server/config/config'

/* Shared parts of pages rendered per request. */

/** A page's query as Next gives it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>
export type QueryProps = { readonly searchParams: Promise<Query> }

/** The request of a page as the server's functions read it: its headers, cookies among them. */
export const requestOfPage = async (): Promise<Request> =>
  new Request(config().siteUrl, { headers: new Headers(await headers()) })

/**
 * Metadata of a page for one visitor: not indexed, and no referrer to other sites; the referrer stays within the site
 * for the forms' same-origin check.
 */
export const privateMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
})
