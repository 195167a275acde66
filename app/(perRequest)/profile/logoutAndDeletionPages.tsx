import 'server-only'
import { LogoutForm } from '@/components/account/Logout/LogoutForm'
import { PostForm, ProblemNotice } from '@/components/forms/PostForm'
import { interpolate } from '@/content/copy/interpolate'
import { type Language, pathIn } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { modalCopy } from '@/content/copy/modals'
import { accountPath, accountProblemOf, countOf } from '@/model/account/accountPaths'
import { numberOf } from '@/server/accounts/profile/visitorRights'
import { countPersonLeads } from '@/server/leads/export/personLeads'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { hasUsersApi } from '@/server/upstreams/usersApi'
import { accountPage, signedInPage } from '@/app/(perRequest)/accountPages'
import { freshCodeFor } from '@/app/(perRequest)/codeUnderWay'
import { FreshCode } from '@/app/(perRequest)/profile/FreshCode'

/** The logout's confirmation (specification, section 2, modals). */
export const logoutPage = (language: Language) =>
  signedInPage('profile/logout', language, modalCopy[language].titles.logout, () => (
    <div className="card">
      <LogoutForm language={language} />
    </div>
  ))

/** The deletion's confirmation: what goes, and what the clinic's CRM already has. */
export const deletePage = (language: Language) => {
  const copy = accountCopy[language].deletion
  return signedInPage('profile/delete', language, copy.title, async (opened, session) => {
    const counts = await countPersonLeads(runtime(), numberOf(session.user)).catch((error: unknown) => {
      log.error({ err: error }, 'leads could not be counted')
      return undefined
    })
    if (!counts) return undefined
    const freshCode = freshCodeFor(opened, session, 'delete')
    const isUnconfirmed = !freshCode && accountProblemOf(opened.query.problem) === 'unconfirmed'
    const isBlocked = runtime().config.erasure === 'blocked'
    const gaps = { count: String(counts.leads) }
    return (
      <>
        {isUnconfirmed && (
          <ProblemNotice notice="" fields={[{ id: 'account-understood', text: copy.notUnderstood }]} />
        )}
        <div className="card">
          <h2>{copy.question}</h2>
          <div>
            <p>{isBlocked ? copy.taken : copy.erased}</p>
            <ul className="items">
              {Object.entries(copy.items).map(([key, text]) => (
                <li key={key}>{interpolate(text, gaps)}</li>
              ))}
            </ul>
          </div>
          <p>{counts.inCrm ? interpolate(copy.crm, { count: String(counts.inCrm) }) : copy.crmNone}</p>
          {isBlocked && <p>{copy.law}</p>}
          {hasUsersApi() && <p>{copy.elsewhere}</p>}
          <p className="hint">{copy.appointment}</p>
          {freshCode ? (
            <>
              <FreshCode {...freshCode} />
              <p className="actions">
                <a className="button" href={accountPath('profile', language)}>
                  {copy.cancel}
                </a>
              </p>
            </>
          ) : (
            <PostForm action="/profile/erase" language={language}>
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
                  {copy.understood}
                </label>
                {isUnconfirmed && (
                  <p id="account-understood-error" className="error">
                    {copy.notUnderstood}
                  </p>
                )}
              </div>
              <div className="actions">
                <a className="button" href={accountPath('profile', language)}>
                  {copy.cancel}
                </a>
                <button type="submit" className="grave">
                  {copy.confirm}
                </button>
              </div>
            </PostForm>
          )}
        </div>
      </>
    )
  })
}

/** What a deletion has done, for who is no longer known here. */
export const deletedPage = (language: Language) => {
  const copy = accountCopy[language].deletion
  return accountPage('profile/deleted', language, copy.doneTitle, ({ query }) => {
    const inCrm = countOf(query.crm)
    const kept = countOf(query.kept)
    return (
      <div className="head">
        <h1>{copy.doneTitle}</h1>
        <p role="status">{copy.done}</p>
        {inCrm > 0 && <p>{interpolate(copy.doneCrm, { count: String(inCrm) })}</p>}
        {kept > 0 && <p>{interpolate(copy.doneKept, { count: String(kept) })}</p>}
        <p className="actions">
          <a className="button" href={pathIn(language, '/contact-us')}>
            {copy.contact}
          </a>
        </p>
      </div>
    )
  })
}
