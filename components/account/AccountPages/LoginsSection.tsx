import { interpolate } from '@/content/copy/interpolate'
import { loginsCopy } from '@/content/copy/logins'
import type { Device } from '@/model/account/device'
import type { Language } from '@/model/page/language'
import { OneButtonForm } from './AccountForm'

/** A login as the section draws it; the days are in words. */
export interface ShownLogin {
  readonly id: string
  readonly device: Device | null
  readonly loggedInOn: string
  readonly lastSeenOn: string
  readonly isOwn: boolean
}

type LoginsSectionProps = { readonly language: Language; readonly logins: readonly ShownLogin[] }

/** Where the account is logged in; each but this one can be ended. */
export function LoginsSection({ language, logins }: LoginsSectionProps) {
  const copy = loginsCopy[language]
  const nameOf = ({ device }: ShownLogin) =>
    device ? interpolate(copy.device, { ...device }) : copy.unknownDevice
  return (
    <section className="card" id="logins" aria-labelledby="logins-title">
      <h2 id="logins-title">{copy.title}</h2>
      {logins.length > 1 && <p className="hint">{copy.lead}</p>}
      <ul className="entries">
        {logins.map((login) => (
          <li key={login.id} className="entry">
            <div>
              <p>
                <strong>{nameOf(login)}</strong>
                {login.isOwn && ` · ${copy.here}`}
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
                label={interpolate(copy.endNamed, { device: nameOf(login) })}
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
    </section>
  )
}
