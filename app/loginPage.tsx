import 'server-only'
import { ProblemNotice } from '@/components/AccountPages/AccountForm'
import { MobileStep, NameStep, OtpStep } from '@/components/AccountPages/LoginSteps'
import { type Language, fillGaps } from '@/content/messages/messages'
import { accountWords } from '@/content/words/account'
import { modalWords } from '@/content/words/modals'
import { otpLoginWords, problemInWords } from '@/content/words/otpLogin'
import { accountPath, accountProblemOf } from '@/model/accountPaths'
import { RESEND_SECONDS } from '@/model/otpLogin'
import { type LoginStep, loginStepOf } from '@/server/accounts/loginStep'
import { type Opened, accountPage } from './accountPages'

const shownNumber = (mobile: string): string => `+91\u00a0${mobile.slice(0, 5)}\u00a0${mobile.slice(5)}`

/** What is wrong with a step's field, in the page's words. */
const problemOf = (step: LoginStep | undefined, language: Language): string | undefined =>
  step?.problem === undefined
    ? undefined
    : problemInWords({ kind: 'refused', message: step.problem }, otpLoginWords[language])

function secondsLeft({ sentAt }: LoginStep): number {
  return sentAt === undefined ? 0 : Math.ceil(RESEND_SECONDS - (Date.now() - sentAt) / 1000)
}

function signedIn({ language }: Opened, name: string) {
  const words = accountWords[language].login
  return (
    <div className="head">
      <h1>{modalWords[language].titles.login}</h1>
      <p>{fillGaps(words.signedInAs, { name })}</p>
      <p className="actions">
        <a className="button" href={accountPath('profile', language)}>
          {words.toProfile}
        </a>
      </p>
    </div>
  )
}

/** The step at which somebody stands: number, code, name, or done (specification, section 4). */
function stepOf(opened: Opened) {
  const { language, visitor, request } = opened
  const step = loginStepOf(request)
  const problem = problemOf(step, language)
  if (visitor.kind === 'signedIn') {
    const { name, mobile } = visitor.session.user
    if (name !== '') return signedIn(opened, name)
    return (
      <NameStep
        language={language}
        problem={step?.step === 'name' ? problem : undefined}
        number={shownNumber(mobile)}
      />
    )
  }
  if (step?.step === 'otp')
    return (
      <OtpStep
        language={language}
        problem={problem}
        number={shownNumber(step.mobile)}
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
  accountPage('login', language, modalWords[language].titles.login, (opened) => {
    const words = accountWords[language]
    const problem = accountProblemOf(opened.query.problem)
    return (
      <>
        {opened.query.done === 'logout' && opened.visitor.kind !== 'signedIn' && (
          <p className="said" role="status">
            {words.logout.done}
          </p>
        )}
        {problem && <ProblemNotice notice={words.problems[problem]} />}
        {stepOf(opened)}
      </>
    )
  })
