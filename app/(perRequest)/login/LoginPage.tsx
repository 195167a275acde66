import 'server-only'
import { ProblemNotice } from '@/components/account/AccountPages/AccountForm'
import { BusyNotice, MobileStep, NameStep, OtpStep } from '@/components/account/AccountPages/LoginSteps'
import { callNumber } from '@/content/brand'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { modalCopy } from '@/content/copy/modals'
import { accountPath, accountProblemOf } from '@/model/account/accountPaths'
import type { OtpRefusalCode } from '@/model/account/otpLogin'
import { HOME_DIAL_CODE, shownNumber } from '@/model/lead/mobile'
import { nameInLeads } from '@/server/accounts/profile/knownFromLeads'
import { loginStepCookie } from '@/server/accounts/plainForms/plainLogin'
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

/** The step at which somebody stands: number, code, name, or done (specification, section 4). */
async function stepOf(opened: Opened) {
  const { language, visitor, request } = opened
  const step = loginStepCookie.of(request)
  const problem = problemOf(step, language)
  if (visitor.kind === 'signedIn') {
    const { name, country_code, mobile } = visitor.session.user
    if (name !== '') return signedIn(opened, name)
    return (
      <NameStep
        language={language}
        problem={step?.step === 'name' ? problem : undefined}
        number={shownNumber(country_code, mobile)}
        offered={await nameInLeads(visitor.session.user)}
      />
    )
  }
  if (step?.step === 'otp')
    return (
      <OtpStep
        language={language}
        problem={problem}
        number={shownNumber(HOME_DIAL_CODE, step.mobile)}
        isResent={step.resent === true}
        waitSeconds={secondsLeft(step)}
      />
    )
  const isMobile = step?.step === 'mobile'
  return (
    <MobileStep
      language={language}
      problem={isMobile ? problem : undefined}
      typed={isMobile ? step.mobile : ''}
    />
  )
}

/** The login without JavaScript, in one language. */
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
