import 'server-only'
import { AccountForm, ProblemNotice } from '@/components/AccountPages/AccountForm'
import { SignedOut } from '@/components/AccountPages/SignedOut'
import { type Language, fillGaps } from '@/content/messages/messages'
import { accountWords } from '@/content/words/account'
import { logoutWords } from '@/content/words/logout'
import { modalWords } from '@/content/words/modals'
import { accountPath, accountProblemOf, countOf } from '@/model/accountPaths'
import { numberOf } from '@/server/accounts/visitorRights'
import { countPersonLeads } from '@/server/leads/personLeads'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { hasUsersApi } from '@/server/upstreams/usersApi'
import { accountPage } from './accountPages'

/** The logout's confirmation (specification, section 2, modals). */
export const logoutPage = (language: Language) =>
  accountPage('profile/logout', language, modalWords[language].titles.logout, ({ visitor }) => {
    const words = logoutWords[language]
    return (
      <>
        <h1>{modalWords[language].titles.logout}</h1>
        {visitor.kind === 'signedIn' ? (
          <div className="card">
            <p>{words.question}</p>
            <div className="actions">
              <a className="button" href={accountPath('profile', language)}>
                {words.cancel}
              </a>
              <AccountForm action="/profile/leave" language={language}>
                <button type="submit" className="quiet">
                  {words.confirm}
                </button>
              </AccountForm>
            </div>
          </div>
        ) : (
          <SignedOut language={language} isAway={visitor.kind === 'away'} />
        )}
      </>
    )
  })

/** The deletion's confirmation: what goes, and what the clinic's CRM already has. */
export const deletePage = (language: Language) => {
  const words = accountWords[language].deletion
  return accountPage('profile/delete', language, words.title, async ({ visitor, query }) => {
    const title = <h1>{words.title}</h1>
    const counts =
      visitor.kind === 'signedIn'
        ? await countPersonLeads(runtime(), numberOf(visitor.session.user)).catch((error: unknown) => {
            log.error({ err: error }, 'leads could not be counted')
            return undefined
          })
        : undefined
    if (!counts)
      return (
        <>
          {title}
          <SignedOut language={language} isAway={visitor.kind !== 'signedOut'} />
        </>
      )
    const isUnconfirmed = accountProblemOf(query.problem) === 'unconfirmed'
    const gaps = { count: String(counts.leads) }
    return (
      <>
        {title}
        {isUnconfirmed && (
          <ProblemNotice notice="" fields={[{ id: 'account-understood', text: words.notUnderstood }]} />
        )}
        <div className="card">
          <h2>{words.question}</h2>
          <div>
            <p>{words.erased}</p>
            <ul className="items">
              {Object.entries(words.items).map(([key, text]) => (
                <li key={key}>{fillGaps(text, gaps)}</li>
              ))}
            </ul>
          </div>
          <p>{counts.inCrm ? fillGaps(words.crm, { count: String(counts.inCrm) }) : words.crmNone}</p>
          {hasUsersApi() && <p>{words.elsewhere}</p>}
          <p className="hint">{words.appointment}</p>
          <AccountForm action="/profile/erase" language={language}>
            <div className="field" data-invalid={isUnconfirmed}>
              <label className="choice">
                <input
                  id="account-understood"
                  type="checkbox"
                  name="understood"
                  value="1"
                  required
                  aria-describedby={isUnconfirmed ? 'account-understood-error' : undefined}
                  aria-invalid={isUnconfirmed || undefined}
                />
                {words.understood}
              </label>
              {isUnconfirmed && (
                <p id="account-understood-error" className="error">
                  {words.notUnderstood}
                </p>
              )}
            </div>
            <div className="actions">
              <a className="button" href={accountPath('profile', language)}>
                {words.cancel}
              </a>
              <button type="submit" className="grave">
                {words.confirm}
              </button>
            </div>
          </AccountForm>
        </div>
      </>
    )
  })
}

/** What a deletion has done, for who is no longer known here. */
export const deletedPage = (language: Language) => {
  const words = accountWords[language].deletion
  return accountPage('profile/deleted', language, words.doneTitle, ({ query }) => {
    const inCrm = countOf(query.crm)
    return (
      <div className="head">
        <h1>{words.doneTitle}</h1>
        <p role="status">{words.done}</p>
        {inCrm > 0 && <p>{fillGaps(words.doneCrm, { count: String(inCrm) })}</p>}
        <p className="actions">
          <a className="button" href="/contact-us">
            {words.contact}
          </a>
        </p>
      </div>
    )
  })
}
