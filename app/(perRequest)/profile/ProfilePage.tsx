import 'server-only'
import { ProblemNotice, SignedOut } from '@/components/account/AccountPages/AccountForm'
import {
  CitySection,
  DataSection,
  DetailsSection,
  LogoutSection,
  PictureSection,
  WhatsappSection,
  WhoSection,
} from '@/components/account/AccountPages/ProfileSections'
import { citiesToChoose } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { editProfileCopy } from '@/content/copy/editProfile'
import { locationCopy } from '@/content/copy/location'
import { modalCopy } from '@/content/copy/modals'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { type AccountDone, accountDoneOf, accountProblemOf, countOf } from '@/model/account/accountPaths'
import { meOf } from '@/server/accounts/profile/users'
import { refusedChangeOf } from '@/server/accounts/plainForms/plainProfile'
import { hasAgreedToWhatsapp } from '@/server/accounts/profile/visitorRights'
import { type Opened, accountPage } from '@/app/(perRequest)/accountPages'

/** What has just been done, in words (specification, section 4). */
function doneInWords(done: AccountDone, language: Language): string {
  const { profile } = accountCopy[language]
  switch (done) {
    case 'login':
      return otpLoginCopy[language].success
    case 'updated':
      return editProfileCopy[language].updated
    case 'city':
      return locationCopy[language].profileUpdated
    case 'consent-given':
      return profile.consentGiven
    case 'consent-withdrawn':
      return profile.consentWithdrawn
    case 'picture-removed':
      return profile.pictureRemoved
  }
}

function Done({ opened: { language, query } }: { readonly opened: Opened }) {
  const done = accountDoneOf(query.done)
  const inCrm = countOf(query.crm)
  if (!done) return null
  return (
    <div className="said" role="status">
      {doneInWords(done, language)}
      {done === 'consent-withdrawn' && inCrm > 0 && (
        <p className="hint">
          {interpolate(accountCopy[language].profile.crmKnows, { count: String(inCrm) })}
        </p>
      )}
    </div>
  )
}

const FIELDS = ['name', 'email', 'city'] as const

/** The profile without JavaScript, in one language. */
export const profilePage = (language: Language) =>
  accountPage('profile', language, modalCopy[language].titles.profile, async (opened) => {
    const { query, visitor } = opened
    const title = <h1>{modalCopy[language].titles.profile}</h1>
    if (visitor.kind !== 'signedIn')
      return (
        <>
          {title}
          <SignedOut language={language} isAway={visitor.kind === 'away'} />
        </>
      )
    const me = meOf(visitor.session.user)
    const refused = await refusedChangeOf(query.draft, me.id)
    const problems = refused?.fields ?? {}
    const problem = accountProblemOf(query.problem)
    const isAgreed = await hasAgreedToWhatsapp(visitor.session.user)
    const wrong = FIELDS.flatMap((field) => {
      const text = problems[field]
      return text ? [{ id: `account-${field}`, text }] : []
    })
    const cities = citiesToChoose().map(({ cityid, cityname, hindi }) => ({
      id: cityid,
      name: language === 'hi' ? hindi : cityname,
    }))
    return (
      <>
        {title}
        <Done opened={opened} />
        {(problem || wrong.length > 0) && (
          <ProblemNotice notice={problem ? accountCopy[language].problems[problem] : ''} fields={wrong} />
        )}
        <WhoSection language={language} me={me} />
        <DetailsSection language={language} me={me} typed={refused?.values} problems={problems} />
        <CitySection language={language} me={me} cities={cities} problem={problems.city} />
        <PictureSection language={language} me={me} />
        <WhatsappSection language={language} isAgreed={isAgreed} />
        <DataSection language={language} />
        <LogoutSection language={language} />
      </>
    )
  })
