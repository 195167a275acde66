import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { editProfileCopy } from '@/content/copy/editProfile'
import { locationCopy } from '@/content/copy/location'
import { modalCopy } from '@/content/copy/modals'
import { MAX_NAME_LENGTH, type Me } from '@/model/account/account'
import { ProfileForm } from '@/components/account/EditProfile/ProfileForm'
import { LocationForm } from '@/components/account/Location/LocationForm'
import { Avatar } from '@/components/account/Avatar'
import { accountPath } from '@/model/account/accountPaths'
import { shownNumber } from '@/model/lead/mobile'
import { PostForm, Card, OneButtonForm, TextField } from '@/components/forms/PostForm'
import { FreshCode, type FreshCodeProps } from './FreshCode'

type SectionProps = { readonly language: Language; readonly me: Me }
type Problems = Readonly<Partial<Record<'name' | 'email' | 'city', string>>>

/** Who is logged in: picture or initials, name or 'Guest', the verified number. */
export function WhoSection({ language, me }: SectionProps) {
  const copy = accountCopy[language].profile
  return (
    <div className="who">
      <Avatar picture={me.avatar} name={me.name} label={editProfileCopy[language].picture} />
      <div>
        <p className="name">{me.name || modalCopy[language].guest}</p>
        <p className="hint numbers">
          {interpolate(editProfileCopy[language].number, {
            number: shownNumber(me.countryCode, me.mobileNo),
          })}
          <br />
          {copy.verified}
        </p>
      </div>
    </div>
  )
}

/** Name and e-mail address (specification, section 5). */
export function DetailsSection({
  language,
  me,
  typed,
  problems,
}: SectionProps & {
  /** What was typed into a form that was not taken. */
  readonly typed?: { readonly name?: string; readonly email?: string }
  readonly problems: Problems
}) {
  return (
    <Card id="details" title={modalCopy[language].titles.editProfile}>
      <ProfileForm
        language={language}
        idPrefix="account"
        labelledBy="details-title"
        values={{ name: typed?.name ?? me.name, email: typed?.email ?? me.email }}
        problems={problems}
      />
    </Card>
  )
}

/** The city: popular ones first. */
export function CitySection({
  language,
  me,
  cities,
  problem,
}: SectionProps & {
  readonly cities: readonly { readonly cityid: number; readonly shown: string }[]
  readonly problem?: string
}) {
  return (
    <Card id="city" title={locationCopy[language].location}>
      <LocationForm
        language={language}
        idPrefix="account"
        labelledBy="city-title"
        cities={cities}
        cityId={me.selectedCity?.cityid}
        problems={{ city: problem }}
      />
    </Card>
  )
}

type NomineeSectionProps = {
  readonly language: Language
  readonly nominee?: { readonly name: string; readonly mobile: string }
}

/** Who may use the user's rights after the user (Digital Personal Data Protection Act, 2023, section 14). */
export function NomineeSection({ language, nominee }: NomineeSectionProps) {
  const copy = accountCopy[language].profile
  return (
    <Card id="nominee" title={copy.nominee}>
      <p className="hint">{copy.nomineeNote}</p>
      <PostForm action="/profile/nominee" language={language} labelledBy="nominee-title">
        <TextField
          id="nominee-name"
          label={copy.nomineeName}
          name="name"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          defaultValue={nominee?.name}
        />
        <TextField
          id="nominee-mobile"
          label={copy.nomineeMobile}
          name="mobile"
          inputMode="tel"
          autoComplete="off"
          defaultValue={nominee?.mobile}
        />
        <button type="submit" className="quiet">
          {copy.nomineeSave}
        </button>
      </PostForm>
    </Card>
  )
}

/** The picture; the camera needs JavaScript. */
export function PictureSection({ language, me }: SectionProps) {
  const copy = accountCopy[language].profile
  return (
    <Card id="picture" title={copy.picture}>
      {!me.avatar && <p className="hint">{copy.noPicture}</p>}
      <div className="actions">
        <a className="button" href="#picture" data-opens="selfie">
          {editProfileCopy[language].selfie}
        </a>
        {me.avatar && (
          <OneButtonForm action="/profile/picture" language={language} look="quiet">
            {copy.removePicture}
          </OneButtonForm>
        )}
      </div>
      <noscript>
        <p className="hint">{copy.takePictureNote}</p>
      </noscript>
    </Card>
  )
}

/** The consent to WhatsApp: as easily withdrawn as given. */
export function WhatsappSection({
  language,
  isAgreed,
}: {
  readonly language: Language
  /** In the account, or with an enquiry of its number. */
  readonly isAgreed: boolean
}) {
  const copy = accountCopy[language].profile
  return (
    <Card id="whatsapp" title={copy.whatsapp}>
      <p className="hint">{isAgreed ? `${copy.whatsappOn} ${copy.withdrawNote}` : copy.whatsappOff}</p>
      <OneButtonForm
        action="/profile/whatsapp"
        language={language}
        look="quiet"
        hidden={{ whatsapp: isAgreed ? '0' : '1' }}
      >
        {isAgreed ? copy.withdraw : copy.giveConsent}
      </OneButtonForm>
    </Card>
  )
}

/** Download and deletion. */
export function DataSection({
  language,
  freshCode,
}: {
  readonly language: Language
  /** What the download asks for first; undefined when it asks for nothing. */
  readonly freshCode?: FreshCodeProps
}) {
  const { profile: copy } = accountCopy[language]
  return (
    <Card id="data" title={copy.data}>
      <p className="hint">{copy.dataNote}</p>
      {freshCode ? (
        <FreshCode {...freshCode} />
      ) : (
        <OneButtonForm action="/profile/download" language={language} look="quiet">
          {copy.download}
        </OneButtonForm>
      )}
      <p className="hint">{copy.removeNote}</p>
      <p className="actions">
        <a className="button to-grave" href={accountPath('profile/delete', language)}>
          {copy.remove}
        </a>
      </p>
    </Card>
  )
}

/** Logout leads to its confirmation. */
export const LogoutSection = ({ language }: { readonly language: Language }) => (
  <div className="beside">
    <a className="button" href={accountPath('profile/logout', language)} data-opens="logout">
      {modalCopy[language].logout}
    </a>
    <p className="hint">{accountCopy[language].profile.changeNumber}</p>
  </div>
)
