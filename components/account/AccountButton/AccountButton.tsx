import { Icon } from '@/components/ui/Icon'
import { headerCopy } from '@/content/copy/header'
import { accountPath } from '@/model/account/accountPaths'
import type { Language } from '@/model/page/language'
import { modalCopy } from '@/content/copy/modals'
import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'

const Avatar = () => (
  <span className="avatar" aria-hidden="true">
    <Icon name="person" size={22} />
  </span>
)

/** Marks the header of logged-in visitors; its first child. */
export const AccountMark = () => <script data-own="" dangerouslySetInnerHTML={{ __html: ACCOUNT_SCRIPT }} />

/**
 * The header's login and profile button (specification, section 2, header): 'Login' for a visitor; for a user the
 * avatar, which on wide screens opens a list and on phones the profile modal. Pages are the same for everybody, so all
 * of it is drawn, in one box of one size, and the browser shows what fits. Without JavaScript it leads to /login.
 */
export function AccountButton({ language }: { readonly language: Language }) {
  const header = headerCopy[language]
  const copy = modalCopy[language]
  // The pages that do the same without code, in the page's language.
  const [login, profile] = [accountPath('login', language), accountPath('profile', language)]
  return (
    <div className="account">
      <a href={login} className="login" data-opens="login" aria-haspopup="dialog">
        {header.login}
      </a>
      <a
        href={profile}
        className="me narrow"
        data-opens="profile"
        aria-haspopup="dialog"
        aria-label={copy.titles.profile}
      >
        <Avatar />
      </a>
      <details className="me">
        <summary aria-label={copy.titles.profile}>
          <Avatar />
          <Icon name="down" size={16} />
        </summary>
        <div className="account-list">
          <p className="name" />
          <ul>
            <li>
              <a href={profile} data-opens="editProfile" aria-haspopup="dialog">
                {copy.editProfile}
              </a>
            </li>
            <li>
              <a href={profile} data-opens="location" aria-haspopup="dialog">
                {copy.changeLocation}
              </a>
            </li>
            <li>
              <a href={profile}>{copy.account}</a>
            </li>
            <li>
              <a href={profile} data-opens="logout" aria-haspopup="dialog">
                {copy.logout}
              </a>
            </li>
          </ul>
        </div>
      </details>
    </div>
  )
}
