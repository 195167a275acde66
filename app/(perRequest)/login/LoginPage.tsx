import 'server-only'
import { ProblemNotice } from '@/components/forms/PostForm'
import { LoginForm, loginFieldId } from '@/components/account/Login/LoginForm'
import { callNumber } from '@/content/brand'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { locationCopy } from '@/content/copy/location'
import { modalCopy } from '@/content/copy/modals'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { readablePhone, telephoneLink } from '@/model/page/contactLinks'
import { accountPath, accountProblemOf } from '@/model/account/accountPaths'
import type { OtpRefusalCode } from '@/model/account/otpLogin'
import { HOME_DIAL_CODE, shownNumber } from '@/model/lead/mobile'
import { nameFromLeads } from '@/server/accounts/profile/knownFromLeads'
import { loginStepCookie } from '@/server/accounts/forms/loginForms'
import { type Opened, accountPage } from '@/app/(perRequest)/accountPages'
import { problemOf, secondsLeft } from '@/app/(perRequest)/codeUnderWay'

function signedIn({ language }: Opened, name: string) {
  const copy = accountCopy[language].login
  return (
    <div className="head">
      <h1>{modalCopy[language].titles.login}</h1>
      <p>{interpolate(copy.signedInAs, { name })}</p>
      <p className="actions">
        <a className="button" href={accountPath('profile', language)}>
          {copy.toProfile}
        </a>
      </p>
    </div>
  )
}

/** The step that the visitor has reached: number, code, name, or logged in (specification, section 4). */
async function stepOf(opened: Opened) {
  const { language, visitor, request } = opened
  const step = loginStepCookie.of(request)
  const user = visitor.kind === 'signedIn' ? visitor.session.user : undefined
  if (user?.name) return signedIn(opened, user.name)
  const at = user ? 'name' : step?.step === 'otp' ? 'otp' : 'mobile'
  const problem = step?.step === at ? problemOf(step, language) : undefined
  const id = loginFieldId('account', at)
  return (
    <>
      <h1>{user ? locationCopy[language].personalDetails : modalCopy[language].titles.login}</h1>
      {at === 'otp' && step?.resent && (
        <p className="confirmation" role="status">
          {otpLoginCopy[language].resent}
        </p>
      )}
      {problem && <ProblemNotice notice={problem} fields={[{ id, text: problem }]} />}
      <div className="card" id="step">
        <LoginForm
          language={language}
          idPrefix="account"
          state={({ mobile: 'enteringMobile', otp: 'enteringOtp', name: 'naming' } as const)[at]}
          mobile={step?.step === 'mobile' ? step.mobile : ''}
          number={
            user
              ? shownNumber(user.country_code, user.mobile)
              : shownNumber(HOME_DIAL_CODE, step?.mobile ?? '')
          }
          name={user && (await nameFromLeads(user))}
          problems={{ [at]: problem }}
          waitSeconds={step && secondsLeft(step)}
        />
      </div>
    </>
  )
}

type BusyNoticeProps = {
  readonly language: Language
  /** Undefined where the page offers no calls. */
  readonly phone: string | undefined
}

/**
 * While many codes are requested: the clinic's number, and the login in the dialog, which does the work that the server asks
 * for and needs JavaScript (docs/decisions/0044).
 */
function BusyNotice({ language, phone }: BusyNoticeProps) {
  const { call, withScript } = accountCopy[language].login
  return (
    <p className="actions">
      {phone && (
        <a className="button button-primary" href={telephoneLink(phone)}>
          {interpolate(call, { phone: readablePhone(phone) })}
        </a>
      )}
      <a className="button" href={accountPath('login', language)} data-opens="login">
        {withScript}
      </a>
    </p>
  )
}

/** The login as a page, in one language: each step is posted. */
export const loginPage = (language: Language) =>
  accountPage('login', language, modalCopy[language].titles.login, (opened, page) => {
    const copy = accountCopy[language]
    const problem = accountProblemOf(opened.query.problem)
    return (
      <>
        {opened.query.done === 'logout' && opened.visitor.kind !== 'signedIn' && (
          <p className="confirmation" role="status">
            {copy.logout.done}
          </p>
        )}
        {problem && <ProblemNotice notice={copy.problems[problem]} />}
        {loginStepCookie.of(opened.request)?.code === ('busy' satisfies OtpRefusalCode) && (
          <BusyNotice language={language} phone={callNumber(page)} />
        )}
        {stepOf(opened)}
      </>
    )
  })
