import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { AccountRoot } from '@/components/account/AccountPages/AccountPages.styles'
import type { PageContext } from '@/model/page/pageContext'
import { EditionStyle, SiteShell } from '@/components/layout/Shell/SiteShell'
import type { Language } from '@/model/page/language'
import { type AccountPage, accountPath } from '@/model/account/accountPaths'
import { type Visitor, visitorOf } from '@/server/accounts/sessions/sessions'
import { config } from '@/server/config/config'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import { pageNumbers } from '@/content/brand'

type Query = Readonly<Record<string, string | string[] | undefined>>
export type AccountPageProps = { readonly searchParams: Promise<Query> }

/** What a page of the account's is drawn from. */
export type Opened = {
  readonly language: Language
  readonly query: Query
  readonly visitor: Visitor
  /** The request as the server's functions read it: its headers, cookies among them. */
  readonly request: Request
}

/**
 * A page of the account's that works without JavaScript: made anew for each request, for its visitor alone. No search
 * engine keeps it and no other site is told of it; the referrer stays inside, so that its forms' own origin can be
 * checked.
 */
export function accountPage(
  at: AccountPage,
  language: Language,
  title: string,
  draw: (opened: Opened) => ReactNode | Promise<ReactNode>,
) {
  const page = {
    pageType: 'Account',
    pageName: title,
    path: accountPath(at, language),
    tier: 3,
    language,
  } satisfies PageContext
  const metadata: Metadata = { title, robots: { index: false, follow: false }, referrer: 'same-origin' }

  async function Page({ searchParams }: AccountPageProps) {
    const query = await searchParams
    const request = new Request(config().siteUrl, { headers: new Headers(await headers()) })
    const numbers = pageNumbers(page)
    return (
      <SiteShell page={page} numbers={numbers}>
        {query.source === IN_APP_SOURCE && <EditionStyle />}
        <AccountRoot>
          {await draw({ language, query, visitor: await visitorOf(request), request })}
        </AccountRoot>
      </SiteShell>
    )
  }

  return { metadata, Page }
}
