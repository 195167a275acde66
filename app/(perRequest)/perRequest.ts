import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { config } from '@/server/config/config'

/* What pages share that are made anew for each request. */

/** A page's query as Next gives it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>
export type QueryProps = { readonly searchParams: Promise<Query> }

/** The request of a page as the server's functions read it: its headers, cookies among them. */
export const requestOfPage = async (): Promise<Request> =>
  new Request(config().siteUrl, { headers: new Headers(await headers()) })

/**
 * Of a page for one visitor: no search engine keeps it and no other site is told of it; the referrer stays inside, so that
 * its forms' own origin can be checked.
 */
export const privateMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
})
