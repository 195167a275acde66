import 'server-only'
import type { ReactNode } from 'react'
import { publicPage } from '@/app/_document/edition'
import { AccountRoot } from '@/components/account/AccountPages/AccountPages.styles'
import { SignedOut } from '@/components/account/AccountPages/ProfileSections'
import { EditionStyle, SiteShell } from '@/components/layout/Shell/SiteShell'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { type AccountPage, accountPath } from '@/model/account/accountPaths'
import { type Session, type Visitor, visitorOf } from '@/server/accounts/sessions/sessions'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import { type Query, type QueryProps, privateMetadata, requestOfPage } from './perRequest'

/** What a page of the account's is drawn from. */
export type Opened = {
  readonly language: Language
  readonly query: Query
  readonly visitor: Visitor
  readonly request: Request
}

/** A page of the account's that works without JavaScript: made anew for each request, for its visitor alone. */
export function accountPage(
  at: AccountPage,
  language: Language,
  title: string,
  draw: (opened: Opened, page: PageContext) => ReactNode | Promise<ReactNode>,
) {
  const page = publicPage({
    pageType: 'Account',
    pageName: title,
    path: accountPath(at, language),
    language,
  })

  async function Page({ searchParams }: QueryProps) {
    const query = await searchParams
    const request = await requestOfPage()
    return (
      <SiteShell page={page}>
        {query.source === IN_APP_SOURCE && <EditionStyle />}
        <AccountRoot>
          {await draw({ language, query, visitor: await visitorOf(request), request }, page)}
        </AccountRoot>
      </SiteShell>
    )
  }

  return { metadata: privateMetadata(title), Page }
}

/**
 * A page of the account's for who is logged in, below its title; everybody else reads there how to log in.
 * @param draw undefined while what it shows cannot be read
 */
export const signedInPage = (
  at: AccountPage,
  language: Language,
  title: string,
  draw: (opened: Opened, session: Session) => ReactNode | Promise<ReactNode>,
) =>
  accountPage(at, language, title, async (opened) => {
    const { visitor } = opened
    const drawn = visitor.kind === 'signedIn' ? await draw(opened, visitor.session) : undefined
    return (
      <>
        <h1>{title}</h1>
        {drawn ?? <SignedOut language={language} isAway={visitor.kind !== 'signedOut'} />}
      </>
    )
  })
