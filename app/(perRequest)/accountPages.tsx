import 'server-only'
import type { ReactNode } from 'react'
import { publicPage } from '@/app/_document/edition'
import { AccountRoot } from '@/components/account/AccountRoot.styles'
import { accountCopy } from '@/content/copy/account'
import { modalCopy } from '@/content/copy/modals'
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

/** An account page without JavaScript, rendered per request for its visitor. */
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

/** In place of a page of the account: for a visitor who is not logged in, or while the session cannot be read. */
function SignedOut({ language, isAway }: { readonly language: Language; readonly isAway: boolean }) {
  const { profile, problems } = accountCopy[language]
  if (isAway) return <p role="status">{problems.away}</p>
  return (
    <div className="head">
      <p>{profile.signedOut}</p>
      <p className="hint">{profile.signedOutLead}</p>
      <p className="actions">
        <a className="button button-primary" href={accountPath('login', language)} data-opens="login">
          {modalCopy[language].titles.login}
        </a>
      </p>
    </div>
  )
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
