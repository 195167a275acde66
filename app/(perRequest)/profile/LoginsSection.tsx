import { interpolate } from '@/content/copy/interpolate'
import { loginsCopy } from '@/content/copy/logins'
import type { Device } from '@/model/account/device'
import type { Language } from '@/model/page/language'
import { Card, OneButtonForm } from '@/components/forms/PostForm'

/** A login as the section draws it; the days are in words. */
interface ShownLogin {
  readonly id: string
  readonly device: Device | null
  readonly loggedInOn: string
  readonly lastSeenOn: string
  readonly isOwn: boolean
  /** Not told yet to who looks. */
  readonly isNew: boolean
}

type LoginsSectionProps = { readonly language: Language; readonly logins: readonly ShownLogin[] }

const nameOf = ({ device }: ShownLogin, language: Language): string =>
  device ? interpolate(loginsCopy[language].device, { ...device }) : loginsCopy[language].unknownDevice

/** Logins that this one has not been told of, until its user says that they are known. */
export function NewLogins({ language, logins }: LoginsSectionProps) {
  const copy = loginsCopy[language]
  const added = logins.filter(({ isNew }) => isNew)
  if (added.length === 0) return null
  return (
    <div className="confirmation" role="status">
      {added.map((login) => (
        <p key={login.id}>
          <a href="#logins">
            {interpolate(copy.newLogin, { device: nameOf(login, language), day: login.loggedInOn })}
          </a>
        </p>
      ))}
      <OneButtonForm action="/profile/login/seen" language={language} look="text">
        {copy.known}
      </OneButtonForm>
    </div>
  )
}

/** Where the account is logged in; each but this one can be ended, and all. */
export function LoginsSection({ language, logins }: LoginsSectionProps) {
  const copy = loginsCopy[language]
  return (
    <Card id="logins" title={copy.title}>
      <p className="hint">{copy.risk}</p>
      {logins.length > 1 && <p className="hint">{copy.lead}</p>}
      <ul className="entries">
        {logins.map((login) => (
          <li key={login.id} className="entry">
            <div>
              <p>
                <strong>{nameOf(login, language)}</strong>
                {login.isOwn && ` · ${copy.here}`}
                {login.isNew && ` · ${copy.new}`}
              </p>
              <p className="hint">
                {interpolate(copy.since, { day: login.loggedInOn })}
                {!login.isOwn && `, ${interpolate(copy.lastUsed, { day: login.lastSeenOn })}`}
              </p>
            </div>
            {!login.isOwn && (
              <OneButtonForm
                action="/profile/login/end"
                language={language}
                look="text"
                hidden={{ login: login.id }}
                label={interpolate(copy.endNamed, { device: nameOf(login, language) })}
              >
                {copy.end}
              </OneButtonForm>
            )}
          </li>
        ))}
      </ul>
      {logins.length > 2 && (
        <OneButtonForm action="/profile/login/others" language={language} look="quiet">
          {copy.endOthers}
        </OneButtonForm>
      )}
      {logins.length > 1 && (
        <OneButtonForm action="/profile/login/all" language={language} look="text">
          {copy.endAll}
        </OneButtonForm>
      )}
    </Card>
  )
}
