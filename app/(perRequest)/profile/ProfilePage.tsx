import 'server-only'
import { ProblemNotice } from '@/components/forms/PostForm'
import {
  CitySection,
  DataSection,
  DetailsSection,
  LogoutSection,
  NomineeSection,
  PictureSection,
  WhatsappSection,
  WhoSection,
} from '@/app/(perRequest)/profile/ProfileSections'
import { EnquiriesSection } from '@/app/(perRequest)/profile/EnquiriesSection'
import { LoginsSection, NewLogins } from '@/app/(perRequest)/profile/LoginsSection'
import { SavedSection } from '@/app/(perRequest)/profile/SavedSection'
import { clinicTimeZone } from '@/content/brand'
import { selectCityCopy } from '@/content/copy/selectCity'
import { ALL_OF_INDIA_ID } from '@/model/account/visitorMarks'
import { citiesToChoose } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { enquiriesCopy } from '@/content/copy/enquiries'
import { loginsCopy } from '@/content/copy/logins'
import { savedItemsCopy } from '@/content/copy/savedItems'
import { dayInWords } from '@/content/copy/inWords'
import { editProfileCopy } from '@/content/copy/editProfile'
import { locationCopy } from '@/content/copy/location'
import { modalCopy } from '@/content/copy/modals'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { type AccountDone, accountDoneOf, accountProblemOf, countOf } from '@/model/account/accountPaths'
import { cityName } from '@/model/catalogue/city'
import { localTime } from '@/model/catalogue/timeZone'
import { myEnquiries } from '@/server/accounts/profile/myEnquiries'
import { nomineeOf } from '@/server/accounts/profile/nominee'
import { savedPagesOf } from '@/server/accounts/profile/savedItems'
import { loginsOf } from '@/server/accounts/sessions/sessions'
import { meOf } from '@/server/accounts/profile/users'
import { refusedChangeOf } from '@/server/accounts/forms/profileForms'
import { hasAgreedToWhatsapp } from '@/server/accounts/profile/visitorRights'
import { type Opened, signedInPage } from '@/app/(perRequest)/accountPages'
import { freshCodeFor } from '@/app/(perRequest)/codeUnderWay'

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
    case 'nominee-saved':
      return profile.nomineeSaved
    case 'nominee-removed':
      return profile.nomineeRemoved
    case 'proven':
      return accountCopy[language].proof.done
    case 'noted':
      return enquiriesCopy[language].done.noted
    case 'withdrawn':
      return enquiriesCopy[language].done.withdrawn
    case 'login-ended':
      return loginsCopy[language].ended
    case 'others-ended':
      return loginsCopy[language].othersEnded
    case 'logins-seen':
      return loginsCopy[language].seen
    case 'unsaved':
      return savedItemsCopy[language].dropped
  }
}

function Done({ opened: { language, query } }: { readonly opened: Opened }) {
  const done = accountDoneOf(query.done)
  const inCrm = countOf(query.crm)
  if (!done) return null
  return (
    <div className="confirmation" role="status">
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
  signedInPage('profile', language, modalCopy[language].titles.profile, async (opened, session) => {
    const { query } = opened
    const { user } = session
    const me = meOf(user)
    const refused = await refusedChangeOf(query.draft, me.id)
    const problems = refused?.fields ?? {}
    const problem = accountProblemOf(query.problem)
    const [isAgreed, enquiries, saved, logins, nominee] = await Promise.all([
      hasAgreedToWhatsapp(user),
      myEnquiries(user, language),
      savedPagesOf(user.id, language),
      loginsOf(session),
      nomineeOf(user.id),
    ])
    const dayOf = (moment: Date) => dayInWords(localTime(moment, clinicTimeZone()).slice(0, 10), language)
    const shownLogins = logins.map(({ loggedInAt, lastSeenAt, ...login }) => ({
      ...login,
      loggedInOn: dayOf(loggedInAt),
      lastSeenOn: dayOf(lastSeenAt),
    }))
    const wrong = FIELDS.flatMap((field) => {
      const text = problems[field]
      return text ? [{ id: `account-${field}`, text }] : []
    })
    const cities = [
      { cityid: ALL_OF_INDIA_ID, shown: selectCityCopy[language].allOfIndia },
      ...citiesToChoose().map((city) => ({ cityid: city.cityid, shown: cityName(city, language) })),
    ]
    return (
      <>
        <Done opened={opened} />
        {(problem || wrong.length > 0) && (
          <ProblemNotice notice={problem ? accountCopy[language].problems[problem] : ''} fields={wrong} />
        )}
        <NewLogins language={language} logins={shownLogins} />
        <WhoSection language={language} me={me} />
        <EnquiriesSection
          language={language}
          enquiries={enquiries?.shown.map((enquiry) => ({ ...enquiry, day: dayOf(enquiry.at) }))}
          hasMore={enquiries?.hasMore}
        />
        <SavedSection language={language} saved={saved} />
        <DetailsSection language={language} me={me} typed={refused?.values} problems={problems} />
        <CitySection language={language} me={me} cities={cities} problem={problems.city} />
        <PictureSection language={language} me={me} />
        <WhatsappSection language={language} isAgreed={isAgreed} />
        <LoginsSection language={language} logins={shownLogins} />
        <NomineeSection language={language} nominee={nominee} />
        <DataSection language={language} freshCode={freshCodeFor(opened, session, 'download')} />
        <LogoutSection language={language} />
      </>
    )
  })
