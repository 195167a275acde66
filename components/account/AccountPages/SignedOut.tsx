import type { Language } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { modalCopy } from '@/content/copy/modals'
import { accountPath } from '@/model/account/accountPaths'

/** A page of the account's for who is not logged in, or while nobody can say. */
export function SignedOut({ language, isAway }: { readonly language: Language; readonly isAway: boolean }) {
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
